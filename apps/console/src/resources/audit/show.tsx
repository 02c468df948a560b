import type { AuditEntry } from "@jdj/contract/console/audit";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { DateField, FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { valueText } from "../../forms/value-text.ts";
import { actionLabel } from "./action-label.ts";
import { fieldLabel } from "./field-label.ts";
import { useResourceLabels } from "./use-resource-labels.ts";

const cell = { verticalAlign: "top", whiteSpace: "pre-line", overflowWrap: "anywhere" };

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
            <TableCell sx={{ verticalAlign: "top" }}>{fieldLabel(name)}</TableCell>
            <TableCell sx={cell}>{valueText(before?.[name])}</TableCell>
            <TableCell sx={cell}>{valueText(after?.[name])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** One logged change. */
export default function AuditShow() {
  const resourceLabel = useResourceLabels();
  return (
    <Show title="Journal">
      <SimpleShowLayout>
        <DateField source="at" label="Quand" showTime />
        <TextField source="staff_name" label="Qui" />
        <FunctionField<AuditEntry> label="Quoi" render={({ action }) => actionLabel(action)} />
        <FunctionField<AuditEntry>
          label="Sur"
          render={({ resource, record_id }) => `${resourceLabel(resource)} ${record_id}`}
        />
        <FunctionField<AuditEntry>
          label="Changements"
          render={(entry) => <ChangedFields {...entry} />}
        />
      </SimpleShowLayout>
    </Show>
  );
}
