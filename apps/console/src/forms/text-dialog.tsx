import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { request } from "../data/request.ts";
import { ReasonForm } from "./reason-form.tsx";
import { sentenceOf } from "./use-command.ts";

/** A button that asks for one text in a dialog, makes a call with it and shows the page anew. */
export function TextDialog({
  action,
  label,
  hint,
  call,
}: {
  action: string;
  label: string;
  hint: string;
  /** The path of the call, its body of the text, and what is shown when it is done. */
  call: { path: string; body: (text: string) => unknown; done: string };
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (text: string) => {
    setBusy(true);
    try {
      await request("POST", call.path, call.body(text));
      notify(call.done, { type: "success" });
      setOpen(false);
      refresh();
      return true;
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm">
        <DialogTitle>{action}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {hint}
          </Typography>
          <ReasonForm label={label} action={action} disabled={isBusy} onSend={send} />
        </DialogContent>
      </Dialog>
    </>
  );
}
