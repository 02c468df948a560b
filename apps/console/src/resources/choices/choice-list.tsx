import type { ConsoleServiceType } from "@jdj/contract/console/choices";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { ReactElement, ReactNode } from "react";
import { OrderedList } from "../../forms/ordered-list.tsx";
import type { OrderedRecord } from "../../forms/reorder-list.tsx";

type Choice = OrderedRecord & Pick<ConsoleServiceType, "name" | "archived" | "used_by">;

const usedBy = (count: number) =>
  count === 0 ? "inutilisé" : `utilisé ${count >= 1000 ? "1000 fois ou plus" : `${count} fois`}`;

/** A list of choices in its order, which may be changed. @param scope what chooses its rows */
export function ChoiceList(props: {
  title: string;
  scope?: Record<string, number | string>;
  filters?: ReactElement[];
  children?: ReactNode;
}) {
  return (
    <OrderedList<Choice>
      {...props}
      label={({ name }) => name}
      details={({ archived, used_by }) => (
        <>
          <Typography variant="caption" color="text.secondary">
            {usedBy(used_by)}
          </Typography>
          {archived && <Chip size="small" label="Archivé" />}
        </>
      )}
    />
  );
}
