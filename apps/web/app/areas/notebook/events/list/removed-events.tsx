import type { EventRow } from "@jdj/contract/notebook/event-shape";
import type { DeletedEvent } from "@jdj/contract/notebook/events";
import { longDate } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { EventPicture } from "#app/areas/notebook/events/event-picture.tsx";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./removed-events.module.css";

type RemovedEventsProps = { archived: readonly EventRow[]; deleted: readonly DeletedEvent[] };

/** The archived events, and the deleted ones that may be restored; nothing when there are none. */
export function RemovedEvents({ archived, deleted }: RemovedEventsProps) {
  return (
    <>
      {archived.length > 0 ? (
        <section className={`${kit.stack3} ${kit.spaceAbove4}`} aria-labelledby="archives">
          <h2 id="archives">Archivés</h2>
          <ul className={`${kit.card} ${kit.grid}`}>
            {archived.map((event) => (
              <Row
                key={event.id}
                event={event}
                detail={[event.event_type.name, event.wedding_date && longDate(event.wedding_date)]
                  .filter(Boolean)
                  .join(" · ")}
                intent="unarchive"
                label="Remettre dans ma liste"
              />
            ))}
          </ul>
        </section>
      ) : null}
      {deleted.length > 0 ? (
        <section className={`${kit.stack3} ${kit.spaceAbove4}`} aria-labelledby="supprimes">
          <h2 id="supprimes">Supprimés</h2>
          <ul className={`${kit.card} ${kit.grid}`}>
            {deleted.map((event) => (
              <Row
                key={event.id}
                event={{ ...event, image: null }}
                detail={`Effacé pour de bon le ${longDate(event.erased_at.slice(0, 10))}`}
                intent="restore"
                label="Reprendre"
              />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

type RowProps = {
  event: Pick<EventRow, "id" | "name" | "seed" | "image">;
  detail: string;
  intent: string;
  label: string;
};

function Row({ event, detail, intent, label }: RowProps) {
  const { formData } = useNavigation();
  const busy = formData?.get("event_id") === String(event.id) && formData.get("intent") === intent;
  return (
    <li className={`${kit.cluster} ${kit.ruled} ${styles.row}`}>
      <div className={styles.picture}>
        <EventPicture event={event} strips={3} />
      </div>
      <div className={styles.text}>
        <p className={words.bold}>{event.name}</p>
        <p className={words.note}>{detail}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="event_id" value={event.id} />
        <Button variant="plain" busy={busy} aria-label={`${label}\u00a0: ${event.name}`}>
          {label}
        </Button>
      </Form>
    </li>
  );
}
