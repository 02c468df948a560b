import Button from "@mui/material/Button";
import Card, { type CardProps } from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactElement, ReactNode } from "react";
import { List, useListContext } from "react-admin";
import { useMenuLabel } from "../menu/use-menu-label.ts";

/** The pages of a list that is not counted: forward while there is a next one. */
function Pages() {
  const { page, setPage, hasNextPage, hasPreviousPage, isPending } = useListContext();
  if (isPending || (page === 1 && !hasNextPage)) return null;
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: "center", justifyContent: "flex-end", p: 1 }}
    >
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Précédent
      </Button>
      <Typography variant="body2">Page {page}</Typography>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Suivant
      </Button>
    </Stack>
  );
}

/** The table of a list: on a phone it scrolls sideways, by the keyboard too. */
function ScrollingTable(props: CardProps) {
  return <Card {...props} component="section" aria-label="Tableau de la liste" tabIndex={0} />;
}

/** A list of a resource, under its name in the menu: 25 rows a page, the newest first unless `sort` says otherwise. */
export function PagedList({
  filters,
  filtersAtFirst,
  sort = { field: "id", order: "DESC" },
  actions,
  children,
}: {
  filters?: ReactElement[];
  /** What is chosen in the filters when the list is opened. */
  filtersAtFirst?: Record<string, string>;
  sort?: { field: string; order: "ASC" | "DESC" };
  actions?: ReactElement | false;
  children: ReactNode;
}) {
  const title = useMenuLabel();
  return (
    <List
      title={title}
      sort={sort}
      perPage={25}
      pagination={<Pages />}
      exporter={false}
      empty={false}
      component={ScrollingTable}
      // A wide table scrolls within itself.
      sx={{ "& .RaList-main": { minWidth: 0 }, "& .RaList-content": { overflowX: "auto" } }}
      {...(filters === undefined ? {} : { filters })}
      {...(filtersAtFirst === undefined ? {} : { filterDefaultValues: filtersAtFirst })}
      {...(actions === undefined ? {} : { actions })}
    >
      {children}
    </List>
  );
}
