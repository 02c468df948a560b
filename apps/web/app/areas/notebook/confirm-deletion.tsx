import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { ReactNode } from "react";

import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";

type ConfirmDeletionProps = {
  /** A button with `data-opens={id}` opens it. */
  id: string;
  title: string;
  /** The question. */
  children: ReactNode;
  /** What the form sends to the page's action: the intent, and what is deleted. */
  fields: Readonly<Record<string, string | number>>;
  busy: boolean;
  /** Whether the page stays where it is scrolled. */
  keepsScroll?: boolean;
};

/** The confirmation before something is deleted, with the form that deletes it. */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  const { id, title, children, fields, busy, keepsScroll = false } = props;
  return (
    <Dialog id={id} title={title}>
      <p>{children}</p>
      <Form
        method="post"
        preventScrollReset={keepsScroll}
        onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
