import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { IconUsersGroup } from "@tabler/icons-react";
import { Badge } from "#app/ui/badge.tsx";
import styles from "./whose.module.css";

/** Whose notebook one is in, and in which role; nothing in one's own. */
export function Whose({ event }: { event: Pick<EventRow, "role" | "owner_name"> }) {
  if (event.owner_name === null) return null;
  return (
    <p className={styles.whose}>
      <IconUsersGroup size={20} aria-hidden="true" />
      <span>
        Carnet partagé par <strong>{event.owner_name}</strong>
      </span>
      <Badge>{roleLabels[event.role]}</Badge>
    </p>
  );
}
