import { grouped } from "@jdj/french/money";
import control from "#app/ui/control.module.css";
import { controlProps, Field, type FieldProps } from "#app/ui/field.tsx";
import styles from "./entry.module.css";

/**
 * A whole amount of FCFA, its thousands apart while one types (`enhance/amounts.ts`). What is
 * posted is what is read, « 41 500 »: the server reads it with or without its spaces.
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
