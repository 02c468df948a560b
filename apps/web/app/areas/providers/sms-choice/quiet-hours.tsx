import { quietByDefault } from "@jdj/contract/providers/lead-alerts";
import type { MemberSmsChoice } from "@jdj/contract/providers/sms-choice";
import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import control from "#app/ui/control.module.css";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type QuietHoursProps = { choice: MemberSmsChoice; state: FormState | undefined };

/** The box that lets leads of the night wait, and its two hours. */
export function QuietHours({ choice, state }: QuietHoursProps) {
  const typed = state?.values;
  const isOn = typed ? typed.quiet === "1" : choice.quiet_from !== null;
  const saved = {
    quiet_from: choice.quiet_from ?? quietByDefault.from,
    quiet_until: choice.quiet_until ?? quietByDefault.until,
  };
  const select = (name: "quiet_from" | "quiet_until", label: string) => (
    <select
      name={name}
      aria-label={label}
      aria-invalid={state?.errors[name] ? true : undefined}
      className={`${control.control} ${styles.hour}`}
      defaultValue={typed?.[name] ?? String(saved[name])}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hour}&nbsp;h
        </option>
      ))}
    </select>
  );
  const errors = [...(state?.errors.quiet_from ?? []), ...(state?.errors.quiet_until ?? [])];
  return (
    <fieldset className={kit.stack2}>
      <legend className="visually-hidden">Heures calmes</legend>
      <CheckboxField name="quiet" defaultValue={isOn ? "1" : ""}>
        Ne pas me déranger la nuit&nbsp;: tout arrive le matin, en un seul message
      </CheckboxField>
      <p className={styles.hours}>
        De {select("quiet_from", "Début des heures calmes")} à{" "}
        {select("quiet_until", "Fin des heures calmes")}
      </p>
      <FieldErrors name="quiet_until" errors={errors.length > 0 ? errors : undefined} />
    </fieldset>
  );
}
