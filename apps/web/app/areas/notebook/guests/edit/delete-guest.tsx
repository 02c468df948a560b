import type { Guest } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";

/** The confirmation before a guest is deleted; « Supprimer » opens it. */
export function DeleteGuest({ guest, busy }: { guest: Guest; busy: boolean }) {
  return (
    <Dialog id="suppression" title={`Supprimer ${guest.given_names} ${guest.last_name}`}>
      <p>{notebookMessages.guestDeletionQuestion}</p>
      <Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}>
        <input type="hidden" name="intent" value="delete" />
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
