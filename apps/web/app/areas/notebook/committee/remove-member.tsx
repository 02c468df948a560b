import { notebookMessages } from "@jdj/contract/notebook/messages";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import type { Member } from "./member.ts";

/** The dialog that asks before this member is removed. */
export function removalDialog({ id }: Member): string {
  return `retrait-${id}`;
}

type RemoveMemberProps = { eventId: number; member: Member; busy: boolean };

/** The question before a place of the committee is emptied. */
export function RemoveMember({ eventId, member, busy }: RemoveMemberProps) {
  const { given_names, last_name } = member.texts;
  return (
    <Dialog id={removalDialog(member)} title={`Retirer ${given_names} ${last_name}`}>
      <p>Souhaitez-vous vraiment retirer cette personne du comité restreint&nbsp;?</p>
      <Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="removed_from" value={eventId} />
        <input type="hidden" name="restricted_committee_id" value={member.id} />
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
