import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";

/** One text and the button that sends it. `onSend` returns whether it was taken; else the text stays. */
export function ReasonForm({
  label,
  action,
  hint,
  disabled,
  rows = 2,
  onSend,
}: {
  label: string;
  action: string;
  /** Below the field, where a label would be cut off on a phone. */
  hint?: string;
  disabled: boolean;
  rows?: number;
  onSend: (text: string) => Promise<boolean>;
}) {
  const [text, setText] = useState("");
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: "flex-start", width: "100%", maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(text).then((taken) => {
          if (taken) setText("");
        });
      }}
    >
      <TextField
        label={label}
        value={text}
        helperText={hint}
        multiline
        minRows={rows}
        fullWidth
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={disabled}>
        {action}
      </Button>
    </Stack>
  );
}
