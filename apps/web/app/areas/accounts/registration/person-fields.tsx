import { civilities, civilityLabel } from "@jdj/contract/notebook/civility";
import { dateAfter } from "@jdj/french/dates";
import { fieldsOf } from "../../../fields-of.ts";
import type { FormState } from "../../../form-state.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import forms from "../form.module.css";
import styles from "./registration-form.module.css";

const choices = civilities.map((value) => ({ value, label: civilityLabel(value) }));

/** Who registers. */
export function PersonFields({ state, today }: { state: FormState | undefined; today: string }) {
  const field = fieldsOf(state);
  return (
    <section className={forms.part} aria-labelledby="vous">
      <h2 id="vous">Vous</h2>
      <div className={styles.civility}>
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
