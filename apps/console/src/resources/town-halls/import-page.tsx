import type { SheetRowPreview } from "@jdj/contract/console/town-hall-import";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { HttpError, Title, useNotify, useRedirect } from "react-admin";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../../forms/use-command.ts";
import { countsSentence, ImportPreview } from "./import-preview.tsx";

/** What the server says of a sheet. */
interface Preview {
  rows: SheetRowPreview[];
  counts: Record<SheetRowPreview["state"], number>;
  ignored: string[];
  digest: string;
}

function send<T>(path: string, file: File, digest?: string): Promise<T> {
  const form = new FormData();
  form.set("file", file);
  if (digest !== undefined) form.set("digest", digest);
  return request<T>("POST", `town-halls/import${path}`, form);
}

/** Imports a sheet of town halls: what it would do is shown first, and nothing is saved until then. */
export default function TownHallImport() {
  const notify = useNotify();
  const redirect = useRedirect();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const show = (chosen: File) =>
    run(async () => {
      setFile(chosen);
      setPreview(null);
      setPreview(await send<Preview>("/preview", chosen));
    });
  const confirm = () =>
    run(async () => {
      if (file === null || preview === null) return;
      try {
        const { counts } = await send<Pick<Preview, "counts">>("", file, preview.digest);
        notify(`Importé : ${countsSentence(counts)}`, { type: "success" });
        redirect("list", "town-halls");
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
        // Somebody changed a town hall meanwhile: the new comparison is shown before anything else.
        setPreview(await send<Preview>("/preview", file));
        setRefused("Une mairie a changé entre-temps : relisez la comparaison, puis confirmez.");
      }
    });
  const changes = preview ? preview.counts.new + preview.counts.changed : 0;
  return (
    <Card sx={{ mt: { xs: 0, sm: 2 } }}>
      <Title title="Importer des mairies" />
      <CardContent>
        <Stack spacing={2}>
          <Typography>
            Un tableau .xlsx, .xls ou .csv, 1 000 lignes et 4 Mo au plus. Les colonnes sont celles
            de l’export, dans n’importe quel ordre ; une mairie est reconnue à son code, ou à sa
            commune. Les colonnes absentes ne changent rien.
          </Typography>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,.xls,.xlsx"
            aria-label="Tableau des mairies"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void show(chosen);
              event.target.value = "";
            }}
          />
          <Stack direction="row" spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => chooser.current?.click()}>
              {file ? "Choisir un autre fichier" : "Choisir un fichier"}
            </Button>
            {file && <Typography color="text.secondary">{file.name}</Typography>}
          </Stack>
          {isBusy && <Alert severity="info">Lecture en cours…</Alert>}
          {refused && (
            <Alert severity="error" role="alert">
              {refused}
            </Alert>
          )}
          {preview && <ImportPreview {...preview} />}
          {preview && (
            <Button
              variant="contained"
              sx={{ alignSelf: "flex-start" }}
              disabled={isBusy || preview.counts.wrong > 0 || changes === 0}
              onClick={() => void confirm()}
            >
              {changes === 0
                ? "Rien à importer"
                : `Importer ${changes} ${changes > 1 ? "mairies" : "mairie"}`}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
