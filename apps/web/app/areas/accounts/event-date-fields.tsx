import { EVENT_YEARS_AHEAD } from "@jdj/contract/notebook/event-date";
import { dateAfter } from "@jdj/french/dates";
import forms from "#app/areas/accounts/form.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { ApproximateDateField } from "#app/ui/approximate-date-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { unitOf } from "./read-person.ts";

const precisions = [
  { value: "exact", label: "Date exacte" },
  { value: "approximate", label: "Date approximative" },
];

/** When an event takes place: exactly, or in about so many days, weeks, months or years. */
export function EventDateFields({ state, today }: { state: FormState | undefined; today: string }) {
  const field = bindFields(state);
  const precision = state?.values.wedding_date_precision ?? "exact";
  const dateErrors = state?.errors.wedding_date;
  const errorsOf = (kind: string) => (kind === precision ? dateErrors : undefined);
  return (
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
  );
}
