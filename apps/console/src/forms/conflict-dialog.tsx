import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { RaRecord } from "react-admin";
import { differences } from "./differences.ts";
import { valueText } from "./value-text.ts";

/** What somebody else saved meanwhile, and what was typed. */
export interface Conflict {
  stored: RaRecord;
  typed: RaRecord;
}

/** One version of a field. */
function Version({ name, value, isTyped }: { name: string; value: unknown; isTyped: boolean }) {
  return (
    <Box
      sx={{
        minWidth: 0,
        p: 1.5,
        borderRadius: 1,
        bgcolor: isTyped ? "#ECEDF9" : "background.default",
      }}
    >
      <Typography variant="caption" color="text.secondary" component="p">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {valueText(value)}
      </Typography>
    </Box>
  );
}

/** Shows both versions of each field that differs and lets the editor choose; nothing is overwritten unseen. */
export function ConflictDialog({
  conflict: { stored, typed },
  labels,
  onKeep,
  onReload,
}: {
  conflict: Conflict;
  /** The names of the form's fields. */
  labels: Record<string, string>;
  onKeep: () => void;
  onReload: () => void;
}) {
  const names = differences(stored, typed, labels);
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Quelqu’un a modifié cet élément entre-temps</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {names.length === 0
            ? "Ce qui est enregistré est ce que vous avez saisi."
            : "Comparez les deux versions, puis choisissez celle qui reste."}
        </DialogContentText>
        {names.map((name) => (
          <Box key={name} component="section" sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2">
              {labels[name] ?? name}
            </Typography>
            <Box
              sx={{
                mt: 0.5,
                display: "grid",
                gap: 1,
                gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
              }}
            >
              <Version name="Enregistré" value={stored[name]} isTyped={false} />
              <Version name="Votre saisie" value={typed[name]} isTyped />
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1, px: 3, pb: 2 }}>
        <Button onClick={onReload}>Reprendre la version enregistrée</Button>
        {names.length > 0 && (
          <Button onClick={onKeep} variant="contained">
            Enregistrer ma saisie
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
