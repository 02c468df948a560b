import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

/** One choice among those of a list: its value, what is read. */
export type Choice = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The first, empty option; « Choisir » by default. */
  placeholder?: string;
};

/** A native list: best on a phone, and it works without script. */
export function SelectField({ choices, placeholder = "Choisir", ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <select
        {...controlProps(field)}
        className={control.control}
        defaultValue={field.defaultValue ?? ""}
      >
        <option value="">{placeholder}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
