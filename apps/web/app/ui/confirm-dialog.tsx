import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { ReactNode } from "react";
import { Form } from "#app/forms/form.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface ConfirmDialogProps {
  /** A button with `data-opens={id}` opens it. */
  id: string;
  title: string;
  /** The question, in paragraphs. */
  children: ReactNode;
  /** What the form sends to the page's action: the intent, and what it is about. */
  fields: Readonly<Record<string, string | number>>;
  /** What else is asked for. */
  inputs?: ReactNode;
  yes?: string;
  no?: string;
  busy?: boolean;
  /** Whether it is agreed to something, and nothing is lost. */
  isWelcome?: boolean;
  /** Whether the page stays where it is scrolled. */
  keepsScroll?: boolean;
}

/** The confirmation before something is deleted or cancelled, with the form that does it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    id,
    title,
    children,
    fields,
    inputs,
    busy,
    isWelcome = false,
    keepsScroll = false,
  } = props;
  const { yes = notebookMessages.guestDeletionYes, no = notebookMessages.guestDeletionNo } = props;
  return (
    <Dialog id={id} title={title}>
      {children}
      <Form
        method="post"
        preventScrollReset={keepsScroll}
        onSubmit={(event) => event.currentTarget.closest("dialog")?.close()}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {inputs}
        <DialogActions>
          <Button variant={isWelcome ? "main" : "danger"} busy={busy}>
            {yes}
          </Button>
          <Button type="button" variant="plain" data-closes>
            {no}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
