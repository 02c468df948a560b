import { notebookMessages } from "@jdj/contract/notebook/messages";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

type LoadFailedProps = {
  address: string;
  /** The section's own sentence, where it has one. */
  message?: string;
};

/** A section that could not be fetched, and « Réessayer ». */
export function LoadFailed({ address, message = notebookMessages.loadFailed }: LoadFailedProps) {
  return (
    <ErrorNote>
      <p>{message}</p>
      <div className={`${kit.wrap} ${kit.gapSmall} ${kit.spaceAbove3}`}>
        <LinkButton to={address} reloadDocument variant="plain">
          Réessayer
        </LinkButton>
      </div>
    </ErrorNote>
  );
}
