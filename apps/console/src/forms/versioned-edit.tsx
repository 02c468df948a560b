import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { type ReactNode, useState } from "react";
import {
  Edit,
  HttpError,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
} from "react-admin";

/** What somebody else saved meanwhile, and what was typed. */
interface Conflict {
  stored: RaRecord;
  typed: RaRecord;
}

const shown = (value: unknown) =>
  value === null || value === undefined
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** The fields in which what is stored and what was typed differ. */
function differences({ stored, typed }: Conflict): string[] {
  return Object.keys(typed).filter(
    (name) => name !== "version" && JSON.stringify(stored[name]) !== JSON.stringify(typed[name]),
  );
}

/** Shows both versions and lets the editor choose; nothing is overwritten unseen. */
function ConflictDialog({
  conflict,
  labels,
  onKeep,
  onReload,
}: {
  conflict: Conflict;
  labels: Record<string, string>;
  onKeep: () => void;
  onReload: () => void;
}) {
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Quelqu’un a modifié cet élément entre-temps</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Champ</TableCell>
              <TableCell>Enregistré</TableCell>
              <TableCell>Votre saisie</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences(conflict).map((name) => (
              <TableRow key={name}>
                <TableCell>{labels[name] ?? name}</TableCell>
                <TableCell>{shown(conflict.stored[name])}</TableCell>
                <TableCell>{shown(conflict.typed[name])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload}>Reprendre la version enregistrée</Button>
        <Button onClick={onKeep} variant="contained">
          Enregistrer ma saisie
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * The page that edits one record. The record carries its version: a save over a newer one is refused
 * by the server, and the two are compared.
 * @param labels the names of the fields, for the comparison
 * @param staysOpen after a save, where the page has more to do; else it leads back to the list
 */
export function VersionedEdit({
  title,
  labels = {},
  staysOpen = false,
  children,
}: {
  title: string;
  labels?: Record<string, string>;
  staysOpen?: boolean;
  children: ReactNode;
}) {
  const resource = useResourceContext() ?? "";
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const onError = async (error: unknown, variables: { data?: unknown } | undefined) => {
    if (!(error instanceof HttpError))
      return notify("ra.notification.http_error", { type: "error" });
    if (error.status !== 409) return notify(error.message, { type: "error" });
    const typed = variables?.data as RaRecord;
    const { data: stored } = await dataProvider.getOne(resource, { id: typed.id });
    if (stored.version === typed.version) return notify(error.message, { type: "error" });
    return setConflict({ stored, typed });
  };
  const keep = async () => {
    if (conflict === null) return;
    const { stored, typed } = conflict;
    const data = { ...typed, version: stored.version };
    setConflict(null);
    try {
      await dataProvider.update(resource, { id: typed.id, data, previousData: stored });
      notify("ra.notification.updated", { type: "success", messageArgs: { smart_count: 1 } });
      refresh();
    } catch (error) {
      await onError(error, { data });
    }
  };
  return (
    <Edit
      title={title}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect={staysOpen ? false : "list"}
    >
      {children}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={labels}
          onKeep={() => void keep()}
          onReload={() => {
            setConflict(null);
            refresh();
          }}
        />
      )}
    </Edit>
  );
}
