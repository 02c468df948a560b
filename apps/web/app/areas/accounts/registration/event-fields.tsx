import { EVENT_YEARS_AHEAD } from "@jdj/contract/notebook/event-date";
import { dateAfter } from "@jdj/french/dates";
import { fieldsOf } from "../../../fields-of.ts";
import type { FormState } from "../../../form-state.ts";
import { ApproximateDateField } from "../../../ui/approximate-date-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import forms from "../form.module.css";
import { unitOf } from "./read-registration.ts";

const precisions = [
  { value: "exact", label: "Date exacte" },
  { value: "approximate", label: "Date approximative" },
];

type EventFieldsProps = {
  state: FormState | undefined;
  eventTypes: { id: number; name: string }[];
  today: string;
};

/** What is celebrated, and when: exactly, or in about so many weeks, months or years. */
export function EventFields({ state, eventTypes, today }: EventFieldsProps) {
  const field = fieldsOf(state);
  const precision = state?.values.wedding_date_precision ?? "exact";
  const dateErrors = state?.errors.wedding_date;
  const errorsOf = (kind: string) => (kind === precision ? dateErrors : undefined);
  return (
    <section className={forms.part} aria-labelledby="evenement">
      <h2 id="evenement">Votre événement</h2>
      <SelectField
        label="Type d’événement"
        choices={eventTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        required
        {...field("event_type_id")}
      />
      <div className={forms.when}>
        <RadioGroup
          label={"Quand aura-t-il lieu\u00a0?"}
          choices={precisions}
          inline
          required
          name="wedding_date_precision"
          defaultValue={precision}
        />
        <div className={forms.exact}>
          <DateField
            label="Date de l’événement"
            min={today}
            max={dateAfter(today, EVENT_YEARS_AHEAD, "years")}
            required
            {...field("wedding_date")}
            errors={errorsOf("exact")}
          />
        </div>
        <div className={forms.approximate}>
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
    </section>
  );
}
