import type { InputHTMLAttributes } from "react";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "inputMode" | "placeholder" | "readOnly" | "maxLength" | "list"
  > & {
    /** Shows a taller box for several lines. */
    lines?: number;
  };

/** One line of text, or several with `lines`. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, errors, required, scope, lines, ...rest } = props;
  const field = { name, label, hint, errors, required, scope };
  return (
    <Field {...field}>
      {lines ? (
        <textarea
          {...controlProps(field)}
          className={control.control}
          rows={lines}
          defaultValue={rest.defaultValue}
          placeholder={rest.placeholder}
          maxLength={rest.maxLength}
          readOnly={rest.readOnly}
        />
      ) : (
        <input type="text" {...rest} {...controlProps(field)} className={control.control} />
      )}
    </Field>
  );
}
