import type { SheetRowPreview } from "@jdj/contract/console/town-hall-import";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";

type State = SheetRowPreview["state"];

const chips: Record<State, { label: string; color: "success" | "info" | "error" | "default" }> = {
  new: { label: "Nouvelle", color: "success" },
  changed: { label: "Modifiée", color: "info" },
  unchanged: { label: "Inchangée", color: "default" },
  wrong: { label: "À corriger", color: "error" },
};

const counted = (count: number, one: string) => `${count} ${one}${count > 1 ? "s" : ""}`;

/** What an import does, in numbers. */
export function countsSentence(counts: Record<State, number>): string {
  const sentence = [
    counted(counts.new, "nouvelle"),
    counted(counts.changed, "modifiée"),
    counted(counts.unchanged, "inchangée"),
  ];
  if (counts.wrong > 0) sentence.push(`${counts.wrong} à corriger`);
  return sentence.join(", ");
}

/** What a row would change, or what is wrong with it. */
function Details({ state, changes, errors }: SheetRowPreview) {
  if (state === "wrong")
    return errors.map(({ column, reason }) => (
      <Typography key={column + reason} variant="body2" color="error">
        {column === "" ? reason : `${column} : ${reason}`}
      </Typography>
    ));
  if (state === "new") return "Sera ajoutée à l’annuaire";
  return changes.map(({ column, before, after }) => (
    <Typography key={column} variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {column} : <del>{before || "vide"}</del> → <ins>{after || "vide"}</ins>
    </Typography>
  ));
}

/** Every row of a sheet that does something, or is wrong, and how many do not. */
export function ImportPreview({
  rows,
  counts,
  ignored,
}: {
  rows: readonly SheetRowPreview[];
  counts: Record<State, number>;
  ignored: readonly string[];
}) {
  const listed = rows.filter(({ state }) => state !== "unchanged");
  return (
    <>
      <Alert severity={counts.wrong > 0 ? "warning" : "info"}>
        {countsSentence(counts)}.{" "}
        {counts.wrong > 0
          ? "Corrigez ces lignes dans le tableau : rien n’est importé tant qu’il en reste."
          : "Rien n’est encore enregistré."}
        {ignored.length > 0 && ` Colonnes laissées de côté : ${ignored.join(", ")}.`}
      </Alert>
      {listed.length > 0 && (
        <Box sx={{ overflowX: "auto" }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Ligne</TableCell>
                <TableCell>Commune</TableCell>
                <TableCell>État</TableCell>
                <TableCell>Avant → après</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {listed.map((row) => (
                <TableRow key={row.line} sx={{ verticalAlign: "top" }}>
                  <TableCell>{row.line}</TableCell>
                  <TableCell>{row.town}</TableCell>
                  <TableCell>
                    <Chip size="small" {...chips[row.state]} />
                  </TableCell>
                  <TableCell sx={{ minWidth: 260 }}>
                    <Details {...row} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </>
  );
}
