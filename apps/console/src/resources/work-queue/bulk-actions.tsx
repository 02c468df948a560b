import type { StaffRole } from "@jdj/contract/call/staff-policy";
import type { WorkItem } from "@jdj/contract/console/work-queue";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  useGetIdentity,
  useListContext,
  useNotify,
  usePermissions,
  useRefresh,
  useUnselectAll,
} from "react-admin";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../../forms/use-command.ts";
import { colours } from "../../theme.ts";
import { mayMark, namedBy } from "./kinds.ts";
import { useCounts } from "./use-counts.ts";

/** Sees to what is selected: gives it to somebody, notes something, or marks it. */
export function BulkActions() {
  const { selectedIds, data = [], onSelect } = useListContext<WorkItem>();
  const items = selectedIds.flatMap((id) => namedBy(String(id)));
  const { permissions: role } = usePermissions<StaffRole>();
  const { identity } = useGetIdentity();
  const colleagues = useCounts()?.colleagues ?? [];
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselectAll("work");
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState("");
  const run = async (path: string, body: object, done: string) => {
    setBusy(true);
    try {
      await request("POST", `work/${path}`, { items, ...body });
      notify(done, { type: "success" });
      unselect();
      refresh();
      return true;
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const give = (to: number | null, done: string) => void run("assign", { staff_id: to }, done);
  if (items.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      role="toolbar"
      aria-label="Pour ce qui est choisi"
      sx={{ flexWrap: "wrap", gap: 1, p: 1.5, alignItems: "center", bgcolor: colours.indigoPale }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {items.length === 1 ? "1 choisi" : `${items.length} choisis`}
      </Typography>
      <Button onClick={() => onSelect(data.map(({ id }) => id))}>Toute la page</Button>
      <Button disabled={isBusy} onClick={() => give(Number(identity?.id), "Vous vous en occupez")}>
        Je m’en occupe
      </Button>
      <TextField
        select
        size="small"
        margin="none"
        label="Confier à"
        value=""
        disabled={isBusy}
        fullWidth={false}
        sx={{ width: 190 }}
        onChange={({ target }) => give(Number(target.value), "Confié")}
      >
        {colleagues.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button disabled={isBusy} onClick={() => give(null, "Rendu à tous")}>
        Rendre à tous
      </Button>
      {mayMark(role, items) && (
        <Button disabled={isBusy} onClick={() => void run("marks", {}, "Marqué comme vu")}>
          Marquer comme vu
        </Button>
      )}
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1, alignItems: "center" }}
        onSubmit={(event) => {
          event.preventDefault();
          void run("notes", { body: note }, "Noté").then((isDone) => isDone && setNote(""));
        }}
      >
        <TextField
          size="small"
          margin="none"
          label="Note à l’équipe"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" disabled={isBusy || note.trim() === ""}>
          Noter
        </Button>
      </Stack>
    </Stack>
  );
}
