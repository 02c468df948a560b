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

interface NamedRow {
  id: number;
  name: string;
}

/** Shows the order that somebody else saved beside the chosen one; nothing is overwritten unseen. */
export function OrderConflictDialog({
  stored,
  chosen,
  onKeep,
  onReload,
}: {
  /** The rows in the order that is stored. */
  stored: readonly NamedRow[];
  /** The same rows in the chosen order. */
  chosen: readonly NamedRow[];
  onKeep: () => void;
  onReload: () => void;
}) {
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="order-conflict-title">
      <DialogTitle id="order-conflict-title">
        Quelqu’un a modifié cette liste entre-temps
      </DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="none">N°</TableCell>
              <TableCell>Enregistré</TableCell>
              <TableCell>Votre ordre</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {chosen.map(({ id, name }, index) => (
              <TableRow
                key={id}
                {...(stored[index]?.id !== id && { sx: { bgcolor: "action.selected" } })}
              >
                <TableCell padding="none">{index + 1}</TableCell>
                <TableCell>{stored[index]?.name}</TableCell>
                <TableCell>{name}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload}>Reprendre la version enregistrée</Button>
        <Button onClick={onKeep} variant="contained">
          Enregistrer mon ordre
        </Button>
      </DialogActions>
    </Dialog>
  );
}
