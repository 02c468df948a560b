import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { ReactNode } from "react";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
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
  /** `main` where it is agreed to something, and nothing is lost. */
  variant?: "main" | "danger";
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
    variant = "danger",
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
        <HiddenInputs values={fields} />
        {inputs}
        <DialogActions>
          <Button variant={variant} busy={busy}>
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
