import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useFormState } from "react-hook-form";
import { ConfirmedButton } from "../confirmed-button.tsx";
import { MayWrite } from "../may-write.tsx";
import { useCommand } from "../use-command.ts";
import { instantLabel, readLocalInstant } from "./instant-label.ts";
import { PreviewButton } from "./preview-button.tsx";
import { type PublicationState, StateChip } from "./state-chip.tsx";

/** Publishes at once, or from an instant on. */
function Publish({ version, isBusy, run }: { version: number } & ReturnType<typeof useCommand>) {
  const [from, setFrom] = useState("");
  const publish = () => {
    const body = { version, from: readLocalInstant(from) };
    return run("POST", "/publication", body, from === "" ? "C’est en ligne" : "C’est programmé");
  };
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      spacing={2}
      sx={{ mt: 2, alignItems: { sm: "flex-start" } }}
    >
      <TextField
        label="À partir du"
        type="datetime-local"
        value={from}
        size="small"
        margin="none"
        helperText="Laissez vide pour publier tout de suite"
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => setFrom(event.target.value)}
      />
      <ConfirmedButton
        label={from === "" ? "Publier maintenant" : "Programmer"}
        question={
          from === ""
            ? "Les visiteurs verront ce texte tout de suite."
            : "Les visiteurs verront ce texte de lui-même à cette date."
        }
        disabled={isBusy}
        onConfirm={() => void publish().then((done) => done && setFrom(""))}
      />
    </Stack>
  );
}

/**
 * Below the form of something that is published: its state, its preview, and how to publish it. What
 * is saved is published, so that nothing is done while the form has changes.
 * @param preview the call that makes the address of the preview
 */
export function PublicationPanel({
  state,
  from,
  version,
  preview,
  publicPath,
  children,
}: {
  state: PublicationState;
  from: string | null;
  version: number;
  preview: string;
  /** The public page; null where nobody sees it. */
  publicPath: string | null;
  children?: ReactNode;
}) {
  const { isDirty } = useFormState();
  const command = useCommand();
  return (
    <Box component="section" aria-label="Publication" sx={{ p: 2, pt: 1 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: "center", flexWrap: "wrap" }}
      >
        <Typography component="h2" variant="h6">
          Publication
        </Typography>
        <StateChip state={state} />
        {from && state !== "archived" && (
          <Typography variant="body2" color="textSecondary">
            {state === "scheduled" ? "le" : "depuis le"} {instantLabel(from)}
          </Typography>
        )}
        <PreviewButton path={preview} disabled={isDirty} />
        {publicPath && (
          <Button href={publicPath} target="_blank" rel="noopener">
            Voir en ligne
          </Button>
        )}
      </Stack>
      {isDirty && (
        <Alert severity="info" sx={{ mt: 1 }}>
          Enregistrez d’abord vos changements&nbsp;: c’est le texte enregistré qui est montré et
          publié.
        </Alert>
      )}
      <MayWrite>
        {!isDirty && (state === "draft" || state === "scheduled") && (
          <Publish version={version} {...command} />
        )}
        {!isDirty && state === "scheduled" && (
          <Box sx={{ mt: 2 }}>
            <ConfirmedButton
              label="Annuler la publication à venir"
              question="Le texte redevient un brouillon."
              disabled={command.isBusy}
              onConfirm={() =>
                void command.run("DELETE", "/publication", undefined, "Publication annulée")
              }
            />
          </Box>
        )}
        {!isDirty && children}
      </MayWrite>
    </Box>
  );
}
