import type { StepPlan } from "@jdj/contract/invitations/sequence-step-shape";
import { STEP_HOURS } from "@jdj/contract/invitations/sequence-steps";
import type { FormState } from "#app/forms/form-state.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./plan-step.module.css";

const sides = [
  { value: "before", label: "avant la fête" },
  { value: "after", label: "après la fête" },
];

const hours = Array.from({ length: STEP_HOURS.max - STEP_HOURS.min + 1 }, (_, index) => {
  const hour = STEP_HOURS.min + index;
  return { value: String(hour), label: `${hour}\u00a0h` };
});

type DayFieldsProps = {
  /** How it is planned; null while it is not. */
  step: StepPlan | null;
  state: FormState | undefined;
};

/** So many days before or after the feast, and the hour. */
export function DayFields({ step, state }: DayFieldsProps) {
  const values = state?.values;
  const errors = state?.errors;
  const days = step ? String(Math.abs(step.offset_days)) : "7";
  return (
    <div className={styles.row}>
      <TextField
        name="days"
        label="Jours"
        inputMode="numeric"
        maxLength={3}
        defaultValue={values?.days ?? days}
        {...(errors?.offset_days && { errors: errors.offset_days })}
      />
      <SelectField
        name="side"
        label="Quand"
        choices={sides}
        defaultValue={values?.side ?? ((step?.offset_days ?? -1) > 0 ? "after" : "before")}
      />
      <SelectField
        name="hour"
        label="Heure"
        choices={hours}
        defaultValue={values?.hour ?? String(step?.hour ?? 10)}
        {...(errors?.hour && { errors: errors.hour })}
      />
    </div>
  );
}
