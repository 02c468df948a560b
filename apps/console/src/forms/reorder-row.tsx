import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import ArrowDownwardIcon from "@mui/icons-material/ArrowDownward";
import ArrowUpwardIcon from "@mui/icons-material/ArrowUpward";
import DragIndicatorIcon from "@mui/icons-material/DragIndicator";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ListItem from "@mui/material/ListItem";
import type { ReactNode } from "react";

/** A row of a list in an order: a handle to drag it by, what it shows, and buttons to move it by one. */
export function ReorderRow({
  id,
  name,
  isFirst,
  isLast,
  canMove,
  isShown,
  onMove,
  children,
}: {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  canMove: boolean;
  /** Whether handle and buttons are shown: to those who may change the list. */
  isShown: boolean;
  onMove: (by: 1 | -1) => void;
  children: ReactNode;
}) {
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  return (
    <ListItem
      ref={setNodeRef}
      divider={!isLast}
      disableGutters
      sx={{
        minHeight: 52,
        px: isShown ? 0 : 2,
        py: 0.5,
        bgcolor: "background.paper",
        position: "relative",
        ...(sortable.isDragging && { zIndex: 1, boxShadow: 4 }),
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isShown && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          disabled={!canMove}
          aria-label={`Déplacer « ${name} »`}
          sx={{ touchAction: "none", cursor: "grab" }}
        >
          <DragIndicatorIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{children}</Box>
      {isShown && (
        <>
          <IconButton
            disabled={!canMove || isFirst}
            onClick={() => onMove(-1)}
            aria-label={`Monter « ${name} »`}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            disabled={!canMove || isLast}
            onClick={() => onMove(1)}
            aria-label={`Descendre « ${name} »`}
          >
            <ArrowDownwardIcon />
          </IconButton>
        </>
      )}
    </ListItem>
  );
}
