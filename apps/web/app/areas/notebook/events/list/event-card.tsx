import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { CancelledNote } from "#app/areas/notebook/events/cancelled-note.tsx";
import { EventPicture } from "#app/areas/notebook/events/event-picture.tsx";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { CancelEvent } from "./cancel-event.tsx";
import { DeleteEvent } from "./delete-event.tsx";
import styles from "./list.module.css";

type EventCardProps = { event: EventRow; onEdit: (event: EventRow) => void };

/** An event: its picture or pattern, its facts and its actions. */
export function EventCard({ event, onEdit }: EventCardProps) {
  const { id, name, description, event_type, wedding_date, wedding_date_precision } = event;
  const { formData } = useNavigation();
  const current = event.select !== 0;
  const title = name || event_type.name;
  const isDoing = (intent: string | null) =>
    formData?.get("event_id") === String(id) && formData.get("intent") === intent;
  const exact = wedding_date_precision === "exact";
  return (
    <li
      className={
        current ? `${kit.card} ${styles.card} ${styles.current}` : `${kit.card} ${styles.card}`
      }
    >
      <div className={styles.cover}>
        <EventPicture event={event} strips={16} />
        {current ? (
          <div className={styles.badge}>
            <Badge tone="good" icon={<Icon name="check" size={16} />}>
              En cours
            </Badge>
          </div>
        ) : null}
      </div>
      <div className={`${kit.stack1} ${styles.text}`}>
        <p className={words.note}>
          {event_type.name}
          {wedding_date ? ` · ${exact ? "" : "vers le "}${longDate(wedding_date)}` : null}
        </p>
        <h2>{title}</h2>
        {description ? <p>{description}</p> : null}
        {event.owner_name === null ? null : (
          <p className={`${kit.cluster} ${words.note} ${styles.shared}`}>
            Partagé par {event.owner_name} <Badge>{roleLabels[event.role]}</Badge>
          </p>
        )}
        <CancelledNote event={event} />
      </div>
      <div className={`${kit.wrap} ${styles.actions}`}>
        <Form method="post">
          <input type="hidden" name="event_id" value={id} />
          <Button
            wide
            variant={current ? "plain" : "main"}
            busy={isDoing(null)}
            aria-label={`Sélectionner ${title}`}
          >
            Sélectionner
          </Button>
        </Form>
        {event.can.event === "write" ? (
          <LinkButton
            wide
            to={at("editEvent", { eventId: id })}
            variant="plain"
            aria-label={`Modifier ${title}`}
            onClick={(press) => {
              // A tap or a plain click opens the dialog; a new tab opens the page.
              if (press.ctrlKey || press.metaKey || press.shiftKey) return;
              press.preventDefault();
              onEdit(event);
            }}
          >
            Modifier
          </LinkButton>
        ) : null}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="archive" />
          <input type="hidden" name="event_id" value={id} />
          <Button
            wide
            variant="quiet"
            busy={isDoing("archive")}
            aria-label={`Archiver ${title}`}
            icon={<Icon name="archive" size={20} />}
          >
            Archiver
          </Button>
        </Form>
        {event.can.ownership === "write" && event.cancelled_at === null ? (
          <CancelEvent id={id} title={title} busy={isDoing("cancel")} />
        ) : null}
        {event.can.ownership === "write" ? (
          <DeleteEvent id={id} title={title} busy={isDoing("delete")} />
        ) : null}
      </div>
    </li>
  );
}
