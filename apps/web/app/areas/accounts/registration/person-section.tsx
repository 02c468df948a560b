import forms from "#app/areas/accounts/form.module.css";
import { BirthDateField, NameFields } from "#app/areas/accounts/person-fields.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";

type PersonSectionProps = {
  state: FormState | undefined;
  today: string;
  /** What is known of them before they write. */
  saved?: { given_names: string; last_name: string };
};

/** Who registers. */
export function PersonSection({ state, today, saved }: PersonSectionProps) {
  const field = bindFields(state, saved);
  return (
    <section className={`${kit.stack5} ${forms.section}`} aria-labelledby="vous">
      <h2 id="vous">Vous</h2>
      <NameFields field={field} />
      <BirthDateField field={field} today={today} />
    </section>
  );
}
