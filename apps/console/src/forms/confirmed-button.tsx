import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";

/** A button whose effect is confirmed first. */
export function ConfirmedButton({
  label,
  question,
  disabled,
  onConfirm,
}: {
  label: string;
  question: string;
  disabled: boolean;
  onConfirm: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={label}
        content={question}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
