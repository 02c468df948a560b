import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./cancelled-note.module.css";

type CancelledNoteProps = { event: Pick<EventRow, "id" | "cancelled_at" | "can"> };

/** That an event was cancelled, with the button that takes it back; nothing for one that takes place. */
export function CancelledNote({ event }: CancelledNoteProps) {
  const { formData } = useNavigation();
  if (event.cancelled_at === null) return null;
  return (
    <div className={`${kit.row3} ${styles.note}`} role="note">
      <Icon name="alert-triangle" size={20} />
      <p>
        <strong>Fête annulée</strong> le {longDate(event.cancelled_at.slice(0, 10))}
      </p>
      {event.can.ownership === "write" ? (
        <Form method="post" action={at("events")}>
          <input type="hidden" name="intent" value="reinstate" />
          <input type="hidden" name="event_id" value={event.id} />
          <Button variant="plain" busy={formData?.get("intent") === "reinstate"}>
            Rétablir
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
