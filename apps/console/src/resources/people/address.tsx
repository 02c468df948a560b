import type { Person } from "@jdj/contract/console/people";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { ActionSection } from "./action-section.tsx";

/** Sends the link of an address again that nobody has opened. */
export function ResendActivation({ person }: { person: Person }) {
  const { run, isBusy } = useCommand();
  const to = person.pending_email ?? (person.email_verified_at === null ? person.email : null);
  if (to === null) return null;
  return (
    <ConfirmedButton
      label="Renvoyer le lien d’activation"
      question={`Un nouveau lien part à ${to}, valable 48 heures.`}
      disabled={isBusy}
      onConfirm={() => void run("POST", "/resend-activation", undefined, "Lien envoyé")}
    />
  );
}

/** Corrects the address of an account; a proven one needs a second person. */
export function CorrectEmail({ person }: { person: Person }) {
  const { run, isBusy } = useCommand();
  const [email, setEmail] = useState("");
  const [reason, setReason] = useState("");
  const isProven = (person.email_verified_at ?? person.phone_verified_at) !== null;
  const done = isProven ? "Demandé, ou fait si vous étiez la deuxième personne" : "Lien envoyé";
  return (
    <ActionSection
      title="Corriger l’adresse e-mail"
      help={`La nouvelle adresse reçoit un lien et compte une fois qu’il est ouvert ; l’ancienne est prévenue aussitôt.${isProven ? " Ce compte est prouvé : une deuxième personne de l’équipe entre la même adresse avant que rien ne parte." : ""}`}
    >
      <Stack
        component="form"
        spacing={1}
        sx={{ alignItems: "flex-start", width: "100%", maxWidth: 640 }}
        onSubmit={(event) => {
          event.preventDefault();
          void run("POST", "/email", { email, reason }, done).then((taken) => {
            if (!taken) return;
            setEmail("");
            setReason("");
          });
        }}
      >
        <TextField
          label="Nouvelle adresse"
          type="email"
          value={email}
          fullWidth
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Preuve vue et motif, pour le journal"
          value={reason}
          multiline
          minRows={2}
          fullWidth
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isBusy || email === ""}>
          Corriger l’adresse
        </Button>
      </Stack>
    </ActionSection>
  );
}
