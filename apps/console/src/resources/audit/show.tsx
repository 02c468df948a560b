import type { AuditEntry } from "@jdj/contract/console/audit";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { DateField, FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { actionLabel } from "./action-label.ts";

const shown = (value: unknown) =>
  value === undefined || value === null
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** The changed fields of an entry, before and after. */
function ChangedFields({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <>Aucun champ</>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Champ</TableCell>
          <TableCell>Avant</TableCell>
          <TableCell>Après</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell sx={{ overflowWrap: "anywhere" }}>{shown(before?.[name])}</TableCell>
            <TableCell sx={{ overflowWrap: "anywhere" }}>{shown(after?.[name])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** One logged change. */
export default function AuditShow() {
  return (
    <Show title="Journal">
      <SimpleShowLayout>
        <DateField source="at" label="Quand" showTime />
        <TextField source="staff_name" label="Qui" />
        <FunctionField<AuditEntry> label="Quoi" render={({ action }) => actionLabel(action)} />
        <FunctionField<AuditEntry>
          label="Sur"
          render={({ resource, record_id }) => `${resource} ${record_id}`}
        />
        <FunctionField<AuditEntry>
          label="Changements"
          render={(entry) => <ChangedFields {...entry} />}
        />
      </SimpleShowLayout>
    </Show>
  );
}
