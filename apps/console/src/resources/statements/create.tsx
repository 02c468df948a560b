import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { HttpError, Title, useNotify, useRedirect } from "react-admin";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../../forms/use-command.ts";
import { methodChoices } from "../payments/labels.ts";

interface Uploaded {
  id: number;
  added: number;
  known: number;
  days: string[];
}

/** What was stored, in one sentence. */
function storedText({ added, known, days }: Uploaded): string {
  if (added === 0) return "Ce relevé était déjà là\u00a0: rien n’est ajouté.";
  const more = known > 0 ? `, ${known} déjà connues` : "";
  const over = days.length > 1 ? ` sur ${days.length} jours` : "";
  return `Relevé comparé\u00a0: ${added} lignes ajoutées${over}${more}.`;
}

/** Uploads the statement of a payment company. */
export default function StatementCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [method, setMethod] = useState("");
  const [day, setDay] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const form = new FormData();
    form.set("method", method);
    form.set("day", day);
    form.set("file", file ?? "");
    setBusy(true);
    setErrors({});
    try {
      const stored = await request<Uploaded>("POST", "statements", form);
      notify(storedText(stored), { type: "success" });
      redirect("show", "statements", stored.id);
    } catch (error) {
      const fields = error instanceof HttpError ? error.body?.errors : undefined;
      if (fields) setErrors(fields);
      else notify(sentenceOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="Déposer un relevé" />
      <CardContent>
        <Stack
          component="form"
          spacing={2}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Alert severity="info">
            Un fichier Excel ou CSV, tel que le service le donne. Les colonnes sont reconnues à leur
            nom, dans n’importe quel ordre : référence, montant, date, statut, frais. Un relevé
            déposé deux fois n’ajoute rien.
          </Alert>
          <TextField
            select
            required
            label="Service de paiement"
            value={method}
            error={errors.method !== undefined}
            helperText={errors.method}
            onChange={(event) => setMethod(event.target.value)}
          >
            {methodChoices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            required
            label="Jour"
            value={day}
            error={errors.day !== undefined}
            helperText={errors.day ?? "Pour les lignes qui n’ont pas de date."}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={(event) => setDay(event.target.value)}
          />
          <div>
            <Button component="label" variant="outlined">
              {file === null ? "Choisir le fichier" : "Choisir un autre fichier"}
              <input
                type="file"
                hidden
                accept=".csv,.xls,.xlsx"
                aria-label="Fichier du relevé"
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            </Button>
            {file && (
              <Typography variant="body2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
                {file.name}
              </Typography>
            )}
            <FormHelperText
              error={errors.file !== undefined}
              role={errors.file ? "alert" : undefined}
              sx={{ whiteSpace: "pre-line" }}
            >
              {errors.file ?? "3 Mo, 10\u00a0000 lignes et 31 jours au plus."}
            </FormHelperText>
          </div>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy}
            sx={{ alignSelf: "flex-start" }}
          >
            {isBusy ? "Lecture du relevé…" : "Comparer"}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
