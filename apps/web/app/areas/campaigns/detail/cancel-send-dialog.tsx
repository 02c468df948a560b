import type { ReactNode } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** A button with `data-opens={cancelSendId}` opens the dialog. */
export const cancelSendId = "annulation";

/** The confirmation before the sending of a card or a message is cancelled. @param children what it means */
export function CancelSendDialog({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ConfirmDialog
      id={cancelSendId}
      title={"Annuler cet envoi\u00a0?"}
      fields={{ act: "cancel" }}
      yes="Oui, annuler l’envoi"
      no="Non, le garder"
      busy={busy}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
