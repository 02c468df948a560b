import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import type { ReactElement, ReactNode } from "react";
import { List, useResourceContext } from "react-admin";
import { Link } from "react-router";
import { useMenuLabel } from "../menu/use-menu-label.ts";
import { type OrderedRecord, ReorderList } from "./reorder-list.tsx";

/**
 * A resource of 100 rows at most, in an order that staff change.
 * @param scope what chooses the rows of the list, see `ReorderList`
 * @param label the name of a row, which leads to its form
 * @param start what stands before the name
 * @param details what stands after it
 */
export function OrderedList<T extends OrderedRecord>({
  label,
  scope = {},
  filters = [],
  start = () => null,
  details = () => null,
  children,
}: {
  label: (row: T) => string;
  scope?: Record<string, number | string>;
  filters?: ReactElement[];
  start?: (row: T) => ReactNode;
  details?: (row: T) => ReactNode;
  children?: ReactNode;
}) {
  const resource = useResourceContext() ?? "";
  const title = useMenuLabel();
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
      <ReorderList<T>
        key={JSON.stringify(scope)}
        resource={resource}
        scope={scope}
        label={label}
        empty="Rien ici pour le moment."
      >
        {(row) => (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: "center", flexWrap: "wrap" }}
          >
            {start(row)}
            <MuiLink component={Link} to={`/${resource}/${row.id}`}>
              {label(row)}
            </MuiLink>
            {details(row)}
          </Stack>
        )}
      </ReorderList>
    </List>
  );
}
