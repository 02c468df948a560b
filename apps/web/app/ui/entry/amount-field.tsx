import { grouped } from "@jdj/french/money";
import control from "#app/ui/control.module.css";
import { controlProps, Field, type FieldProps } from "#app/ui/field.tsx";
import styles from "./entry.module.css";

/**
 * A whole amount of FCFA, with thousands separated while typing (`amount-field.script.ts`). The
 * displayed text is posted, « 41 500 »: the server reads it with or without spaces.
 */
export function AmountField({ defaultValue, ...field }: FieldProps) {
  const initial = defaultValue && /^\d+$/.test(defaultValue);
  return (
    <Field {...field}>
      <div className={styles.amount}>
        <input
          {...controlProps(field)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          className={control.control}
          defaultValue={initial ? grouped(Number(defaultValue)) : defaultValue}
          data-amount
        />
        <span aria-hidden="true">FCFA</span>
      </div>
    </Field>
  );
}
