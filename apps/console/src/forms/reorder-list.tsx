import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { HttpError, type RaRecord, useCanAccess, useGetList, useNotify } from "react-admin";
import { request } from "../data/request.ts";
import { isChangedMeanwhile } from "./gone-record.ts";
import { OrderConflictDialog } from "./order-conflict-dialog.tsx";
import { ReorderRow } from "./reorder-row.tsx";
import { reorderSpeech } from "./reorder-speech.ts";

/** A row of a list that staff put in an order. */
export interface OrderedRecord extends RaRecord {
  id: number;
  version: number;
}

/** The rows in an order that was chosen; those that came since are last, those that went are left out. */
function inOrder<T extends OrderedRecord>(rows: readonly T[], ids: readonly number[]): T[] {
  const known = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return [...known, ...rows.filter(({ id }) => !ids.includes(id))];
}

const AWAY = "Le service est momentanément indisponible. Veuillez réessayer.";

/**
 * A short list (100 rows at most) that is put in order by dragging, by the keyboard or by its buttons,
 * and saved by one call: `PUT {resource}/order` with all its rows and their versions. When somebody
 * changed the list meanwhile, both orders are shown.
 * @param scope what chooses the rows of the list, as filter of `GET {resource}` (which must sort by
 * `position`) and as fields of the call that saves: `{ group_id: 3 }`; `{}` for the whole resource
 * @param label how a row is named, in plain text
 * @param children what a row shows; its label unless given
 */
export function ReorderList<T extends OrderedRecord>({
  resource,
  scope,
  label,
  empty,
  children,
}: {
  resource: string;
  scope: Record<string, number | string>;
  label: (row: T) => string;
  empty: string;
  children?: (row: T) => ReactNode;
}) {
  const notify = useNotify();
  const { canAccess = false } = useCanAccess({ resource, action: "edit" });
  const { data, isPending, refetch } = useGetList<T>(resource, {
    filter: scope,
    pagination: { page: 1, perPage: 100 },
    sort: { field: "position", order: "ASC" },
  });
  const [ids, setIds] = useState<number[] | null>(null);
  const [conflict, setConflict] = useState<T[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (isPending || data === undefined) return null;
  if (data.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  const rows = ids === null ? data : inOrder(data, ids);
  const isChanged = rows.some(({ id }, index) => data[index]?.id !== id);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    setIds(
      arrayMove(
        rows.map(({ id }) => id),
        from,
        to,
      ),
    );
  };
  const save = async (chosen: readonly T[]) => {
    setBusy(true);
    setConflict(null);
    try {
      await request("PUT", `${resource}/order`, {
        ...scope,
        rows: chosen.map(({ id, version }) => ({ id, version })),
      });
      await refetch();
      setIds(null);
      notify("Ordre enregistré", { type: "success" });
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        const { data: stored = [] } = await refetch();
        setConflict([...stored]);
      } else notify(error instanceof HttpError ? error.message : AWAY, { type: "error" });
    } finally {
      setBusy(false);
    }
  };

  const named = (row: T) => ({ id: row.id, name: label(row) });
  const names = new Map(rows.map((row) => [row.id, label(row)]));
  return (
    <Stack spacing={1} sx={{ maxWidth: 720 }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={reorderSpeech(names)}
        onDragEnd={({ active, over }) => {
          const place = (key: unknown) => rows.findIndex(({ id }) => id === key);
          if (over && active.id !== over.id) move(place(active.id), place(over.id));
        }}
      >
        <SortableContext
          items={rows.map(({ id }) => id)}
          strategy={verticalListSortingStrategy}
          disabled={!canAccess || isBusy}
        >
          <List disablePadding sx={{ border: 1, borderColor: "divider", borderRadius: 1 }}>
            {rows.map((row, index) => (
              <ReorderRow
                key={row.id}
                id={row.id}
                name={label(row)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                canMove={canAccess && !isBusy}
                isShown={canAccess}
                onMove={(by) => move(index, index + by)}
              >
                {children ? children(row) : label(row)}
              </ReorderRow>
            ))}
          </List>
        </SortableContext>
      </DndContext>
      {isChanged && (
        <Alert
          severity="info"
          sx={{ alignItems: "center", flexWrap: "wrap" }}
          action={
            <>
              <Button color="inherit" disabled={isBusy} onClick={() => setIds(null)}>
                Annuler
              </Button>
              <Button variant="contained" disabled={isBusy} onClick={() => void save(rows)}>
                Enregistrer l’ordre
              </Button>
            </>
          }
        >
          L’ordre n’est pas encore enregistré.
        </Alert>
      )}
      {conflict && (
        <OrderConflictDialog
          stored={conflict.map(named)}
          chosen={inOrder(conflict, ids ?? []).map(named)}
          onReload={() => {
            setConflict(null);
            setIds(null);
          }}
          onKeep={() => void save(inOrder(conflict, ids ?? []))}
        />
      )}
    </Stack>
  );
}
