import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./read-only.module.css";
import { sectionOfPath } from "./section-of-path.ts";

type ReadOnlyProps = { event: Pick<EventRow, "role" | "can"> | null; children: ReactNode };

/** A page of the notebook, read-only where the user's role only allows reading. */
export function ReadOnly({ event, children }: ReadOnlyProps) {
  const { pathname } = useLocation();
  const place = sectionOfPath(pathname);
  if (!event || !place || event.can[place.section] === "write") return children;
  return (
    <>
      <Note>
        Votre rôle dans ce carnet, «{"\u00a0"}
        {roleLabels[event.role]}
        {"\u00a0"}», vous laisse lire cette page sans la changer.
      </Note>
      {place.kind === "form" ? (
        <fieldset disabled className={`${kit.stack5} ${styles.locked}`}>
          <legend className="visually-hidden">Page en lecture</legend>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </>
  );
}
