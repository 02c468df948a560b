import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import type { TemplateItem } from "@jdj/contract/console/templates";
import Chip from "@mui/material/Chip";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { ReorderList } from "../../forms/reorder-list.tsx";
import { kindTexts, resourceOf } from "./item-kinds.ts";

/** One list of a template in its order, which may be changed; each name leads to its item. */
export function ItemsInOrder({
  kind,
  scope,
}: {
  kind: TemplateKind;
  scope: Record<string, number>;
}) {
  return (
    <ReorderList<TemplateItem>
      resource={resourceOf(kind)}
      scope={scope}
      label={({ name }) => name}
      empty={kindTexts[kind].empty}
    >
      {({ id, name, archived }) => (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <MuiLink
            component={Link}
            to={`/${resourceOf(kind)}/${id}`}
            sx={archived ? { color: "text.secondary" } : {}}
          >
            {name}
          </MuiLink>
          {archived && <Chip size="small" label={kind === "event-types" ? "Fermé" : "Archivé"} />}
        </Stack>
      )}
    </ReorderList>
  );
}
