import { civilities, civilityLabel } from "@jdj/contract/notebook/civility";
import { dateAfter } from "@jdj/french/dates";
import forms from "#app/areas/accounts/form.module.css";
import { fieldsOf } from "#app/forms/fields-of.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const choices = civilities.map((value) => ({ value, label: civilityLabel(value) }));

type PersonFieldsProps = {
  state: FormState | undefined;
  today: string;
  /** The initial values. */
  saved?: { given_names: string; last_name: string };
};

/** Who registers. */
export function PersonFields({ state, today, saved }: PersonFieldsProps) {
  const field = fieldsOf(state, saved);
  return (
    <section className={forms.section} aria-labelledby="vous">
      <h2 id="vous">Vous</h2>
      <div className={forms.civility}>
        <RadioGroup label="Civilité" choices={choices} inline required {...field("civility")} />
      </div>
      <div className={forms.pair}>
        <TextField label="Prénoms" autoComplete="given-name" required {...field("given_names")} />
        <TextField label="Nom" autoComplete="family-name" required {...field("last_name")} />
      </div>
      <DateField
        label="Date de naissance"
        autoComplete="bday"
        min="1900-01-01"
        max={dateAfter(today, -18, "years")}
        required
        {...field("dob")}
      />
    </section>
  );
}
