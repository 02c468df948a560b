import { EVENT_YEARS_AHEAD } from "@jdj/contract/notebook/event-date";
import { dateAfter } from "@jdj/french/dates";
import { bindFields } from "#app/forms/bind-fields.ts";
import { unitOf } from "#app/forms/event-date-from.ts";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import { ApproximateDateField } from "./approximate-date-field.tsx";
import { DateField } from "./date-field.tsx";
import styles from "./event-date-fields.module.css";
import { RadioGroup } from "./radio-group.tsx";

const precisions = [
  { value: "exact", label: "Date exacte" },
  { value: "approximate", label: "Date approximative" },
];
const withOpen = [...precisions, { value: "open", label: "Pas encore fixée" }];

type EventDateFieldsProps = {
  state: FormState | undefined;
  today: string;
  /** Whether the date may be left open. */
  mayBeOpen?: boolean;
};

/** When an event takes place: exactly, or in about so many days, weeks, months or years. */
export function EventDateFields({ state, today, mayBeOpen = false }: EventDateFieldsProps) {
  const field = bindFields(state);
  const precision = state?.values.wedding_date_precision ?? "exact";
  const dateErrors = state?.errors.wedding_date;
  const errorsOf = (kind: string) => (kind === precision ? dateErrors : undefined);
  return (
    <div className={`${kit.stack5} ${styles.when}`}>
      <RadioGroup
        label={"Quand aura-t-il lieu\u00a0?"}
        choices={mayBeOpen ? withOpen : precisions}
        inline
        required
        name="wedding_date_precision"
        defaultValue={precision}
      />
      <div className={styles.exact}>
        <DateField
          label="Date de l’événement"
          min={today}
          max={dateAfter(today, EVENT_YEARS_AHEAD, "years")}
          required
          {...field("wedding_date")}
          errors={errorsOf("exact")}
        />
      </div>
      <div className={styles.approximate}>
        <ApproximateDateField
          label="Période approximative"
          today={today}
          defaultUnit={unitOf(state?.values.approximate_unit)}
          required
          {...field("approximate")}
          errors={errorsOf("approximate")}
        />
      </div>
    </div>
  );
}
