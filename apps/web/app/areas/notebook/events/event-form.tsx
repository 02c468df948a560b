import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { useNavigation } from "react-router";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { EventDateFields } from "#app/ui/event-date-fields.tsx";
import kit from "#app/ui/kit.module.css";
import { EventFields, type EventType } from "./event-fields.tsx";
import styles from "./event-form.module.css";
import { EventRefusal } from "./event-refusal.tsx";

type EventFormProps = {
  types: readonly EventType[];
  event: EventRow | null;
  state: FormState | undefined;
  /** Asks for the date, from this day on: of a new event. */
  today?: string;
};

/** An event's form on a page of its own. */
export function EventForm({ types, event, state, today }: EventFormProps) {
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);
  const label = event ? "Modifier" : "Enregistrer";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={`${kit.stack5} ${styles.form} ${kit.card} ${styles.box}`}
      noValidate
    >
      {event ? <input type="hidden" name="version" value={event.version} /> : null}
      <EventRefusal
        state={state}
        address={event ? at("editEvent", { eventId: event.id }) : at("createEvent")}
      />
      <EventFields types={types} event={event} state={state}>
        {today ? <EventDateFields state={state} today={today} mayBeOpen /> : null}
      </EventFields>
      <div>
        <Button busy={busy}>{busy ? "Enregistrement…" : label}</Button>
      </div>
    </Form>
  );
}
