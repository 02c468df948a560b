import forms from "#app/areas/accounts/form.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { EventDateFields } from "#app/ui/event-date-fields.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";

type EventFieldsProps = {
  state: FormState | undefined;
  eventTypes: { id: number; name: string }[];
  today: string;
};

/** What is celebrated, and when. */
export function EventFields({ state, eventTypes, today }: EventFieldsProps) {
  const field = bindFields(state);
  return (
    <section className={`${kit.stack5} ${forms.section}`} aria-labelledby="evenement">
      <h2 id="evenement">Votre événement</h2>
      <SelectField
        label="Type d’événement"
        choices={eventTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        required
        {...field("event_type_id")}
      />
      <EventDateFields state={state} today={today} />
    </section>
  );
}
