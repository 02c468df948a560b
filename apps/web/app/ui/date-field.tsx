import { shortDate } from "@jdj/french/dates";
import kit from "#app/ui/kit.module.css";
import control from "./control.module.css";
import styles from "./date-field.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

type DateFieldProps = FieldProps & {
  /** Bounds of the calendar, `YYYY-MM-DD`; the server checks what is typed. */
  min?: string;
  max?: string;
  autoComplete?: "bday";
};

/**
 * A date as it is written in French, `JJ/MM/AAAA`: typed, or picked from the browser's calendar
 * (`date-field.script.ts`). `dateFrom()` reads it.
 * @param props.defaultValue `YYYY-MM-DD`, or what was typed.
 */
export function DateField({ min, max, autoComplete, ...field }: DateFieldProps) {
  const { hint = "Jour, mois, année\u00a0: JJ/MM/AAAA", defaultValue } = field;
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(defaultValue ?? "") ? defaultValue : undefined;
  return (
    <Field {...field} hint={hint}>
      <div className={styles.box}>
        <input
          {...controlProps({ ...field, hint })}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete ?? "off"}
          placeholder="JJ/MM/AAAA"
          maxLength={10}
          className={control.control}
          defaultValue={iso ? shortDate(iso) : defaultValue}
          data-date
        />
        <button
          type="button"
          className={`${kit.scripted} ${control.inside}`}
          data-calendar
          aria-label={`${field.label}\u00a0: ouvrir le calendrier`}
        >
          <Icon name="calendar" size={22} />
        </button>
        <input
          type="date"
          className={styles.native}
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          defaultValue={iso}
        />
      </div>
    </Field>
  );
}
