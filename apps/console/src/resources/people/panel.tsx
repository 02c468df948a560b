import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Children, type ReactNode } from "react";
import { Link, useCanAccess } from "react-admin";

/** A list in full, filtered by a person. */
interface WholeList {
  resource: string;
  filter: Record<string, unknown>;
}

function AllLink({ resource, filter }: WholeList) {
  const { canAccess } = useCanAccess({ resource, action: "list" });
  if (!canAccess) return null;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(
      Object.fromEntries(Object.keys(filter).map((name) => [name, true])),
    ),
  });
  return <Link to={`/${resource}?${query}`}>Tout voir</Link>;
}

/** A kind of thing that a person has: its rows, or that there is none, and the way to the whole list. */
export function Panel({
  title,
  empty,
  all,
  children,
}: {
  title: string;
  empty: string;
  all?: WholeList | undefined;
  children: ReactNode;
}) {
  const hasRows = Children.toArray(children).length > 0;
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "baseline" }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {hasRows && all && <AllLink {...all} />}
      </Stack>
      {hasRows ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      )}
    </Paper>
  );
}

/** One row of a panel: what it is, when and how much, and its state. */
export function PanelRow({
  to,
  title,
  details,
  state,
}: {
  /** The page of the row, of a resource. */
  to?: { resource: string; id: number } | undefined;
  title: string;
  details: string;
  state?: ReactNode;
}) {
  const { canAccess } = useCanAccess({ resource: to?.resource ?? "", action: "show" });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        ...{ justifyContent: "space-between", alignItems: "flex-start", gap: 1.5, py: 0.75 },
        ...{ borderTop: "1px solid", borderColor: "divider", "&:first-of-type": { border: 0 } },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2">
          {to && canAccess ? <Link to={`/${to.resource}/${to.id}/show`}>{title}</Link> : title}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {details}
        </Typography>
      </Box>
      {state && <Box sx={{ flex: "none", maxWidth: "45%" }}>{state}</Box>}
    </Stack>
  );
}
