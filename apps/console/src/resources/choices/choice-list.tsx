import type { ConsoleServiceType } from "@jdj/contract/console/choices";
import Chip from "@mui/material/Chip";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactElement, ReactNode } from "react";
import { List, useResourceContext } from "react-admin";
import { Link } from "react-router";
import { type OrderedRecord, ReorderList } from "../../forms/reorder-list.tsx";

type Choice = OrderedRecord & Pick<ConsoleServiceType, "name" | "archived" | "used_by">;

const usedBy = (count: number) =>
  count === 0 ? "inutilisé" : `utilisé ${count >= 1000 ? "1000 fois ou plus" : `${count} fois`}`;

/** A list of choices in its order, which may be changed. @param scope what chooses its rows */
export function ChoiceList({
  title,
  scope = {},
  filters = [],
  children,
}: {
  title: string;
  scope?: Record<string, number | string>;
  filters?: ReactElement[];
  children?: ReactNode;
}) {
  const resource = useResourceContext() ?? "";
  return (
    <List
      title={title}
      sort={{ field: "position", order: "ASC" }}
      perPage={100}
      pagination={false}
      exporter={false}
      empty={false}
      filters={filters}
      component="div"
      sx={{ "& .RaList-main": { minWidth: 0 } }}
    >
      {children}
      <ReorderList<Choice>
        key={JSON.stringify(scope)}
        resource={resource}
        scope={scope}
        label={({ name }) => name}
        empty="Rien ici pour le moment."
      >
        {({ id, name, archived, used_by }) => (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: "center", flexWrap: "wrap" }}
          >
            <MuiLink component={Link} to={`/${resource}/${id}`}>
              {name}
            </MuiLink>
            <Typography variant="caption" color="text.secondary">
              {usedBy(used_by)}
            </Typography>
            {archived && <Chip size="small" label="Archivé" />}
          </Stack>
        )}
      </ReorderList>
    </List>
  );
}
