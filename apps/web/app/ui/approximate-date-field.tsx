import { type DateUnit, dateAfter, longDate } from "@jdj/french/dates";
import kit from "#app/ui/kit.module.css";
import styles from "./approximate-date-field.module.css";
import control from "./control.module.css";
import { controlProps, FieldGroup, type FieldProps } from "./field.tsx";

const units: { value: DateUnit; label: string }[] = [
  { value: "days", label: "jours" },
  { value: "weeks", label: "semaines" },
  { value: "months", label: "mois" },
  { value: "years", label: "ans" },
];

type ApproximateDateFieldProps = FieldProps & {
  defaultUnit?: DateUnit;
  /** `YYYY-MM-DD`, the start of the computed date. */
  today: string;
};

/**
 * « Dans 8 mois », posted as `name` and `{name}_unit`; the date is computed in the page
 * (`approximate-date-field.script.ts`) and by the server.
 */
export function ApproximateDateField(props: ApproximateDateFieldProps) {
  const { defaultUnit = "years", today, ...field } = props;
  const number = Number(field.defaultValue);
  const known = Number.isInteger(number) && number > 0 && number < 2000;
  return (
    <FieldGroup {...field}>
      <div className={`${kit.cluster} ${styles.line}`} data-approximate={today}>
        <span>Dans</span>
        <input
          {...controlProps(field)}
          type="number"
          min={1}
          inputMode="numeric"
          aria-label={`${field.label}\u00a0: nombre`}
          className={control.control}
          defaultValue={field.defaultValue}
        />
        <select
          name={`${field.name}_unit`}
          aria-label={`${field.label}\u00a0: unité`}
          className={control.control}
          defaultValue={defaultUnit}
        >
          {units.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <output className={styles.result}>
          {known ? `Environ le ${longDate(dateAfter(today, number, defaultUnit))}` : ""}
        </output>
      </div>
    </FieldGroup>
  );
}
