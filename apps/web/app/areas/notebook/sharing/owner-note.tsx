import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./owner-note.module.css";

/** The owner of a shared notebook, and the reader's role; nothing in one's own notebook. */
export function OwnerNote({ event }: { event: Pick<EventRow, "role" | "owner_name"> }) {
  if (event.owner_name === null) return null;
  return (
    <p className={`${kit.cluster} ${styles.note}`}>
      <Icon name="users-group" size={20} />
      <span>
        Carnet partagé par <strong>{event.owner_name}</strong>
      </span>
      <Badge>{roleLabels[event.role]}</Badge>
    </p>
  );
}
