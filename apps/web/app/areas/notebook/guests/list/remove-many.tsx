import { notebookMessages } from "@jdj/contract/notebook/messages";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";

type RemoveManyProps = {
  eventId: number;
  /** The guests' ids, with commas between. */
  ids: string;
  /** « 12 invités choisis ». */
  summary: string;
  busy: boolean;
};

/** The confirmation before several guests are deleted. */
export function RemoveMany({ eventId, ids, summary, busy }: RemoveManyProps) {
  return (
    <Dialog id="retrait-invites" title="Supprimer des invités">
      <p>
        {summary}. Leurs réponses et les cartes qui leur ont été envoyées seront supprimées aussi.
        Souhaitez-vous continuer&nbsp;?
      </p>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="ids" value={ids} />
        <DialogActions>
          <Button look="danger" busy={busy}>
            {notebookMessages.guestDeletionYes}
          </Button>
          <Button type="button" look="plain" data-closes>
            {notebookMessages.guestDeletionNo}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
