import type { ConsoleCategory } from "@jdj/contract/console/choice-lists";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { TextField as ParentName, useGetList } from "react-admin";
import { OrderedList } from "../forms/ordered-list.tsx";
import { resource } from "../resource/resource.tsx";
import { ChoiceEffect, choiceUse } from "./choice-use.tsx";

/** The categories of a level, which is chosen above them. */
function CategoryList() {
  const [parentId, setParentId] = useState(0);
  const { data: roots = [] } = useGetList<ConsoleCategory>("article-categories", {
    filter: { parent_id: 0 },
    pagination: { page: 1, perPage: 100 },
    sort: { field: "position", order: "ASC" },
  });
  return (
    <OrderedList<ConsoleCategory>
      scope={{ parent_id: parentId }}
      label={({ name }) => name}
      details={choiceUse}
    >
      <TextField
        select
        size="small"
        label="Niveau"
        value={parentId}
        sx={{ mb: 2, minWidth: 280 }}
        onChange={(event) => setParentId(Number(event.target.value))}
      >
        <MenuItem value={0}>Catégories principales</MenuItem>
        {roots.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {`Dans « ${name} »`}
          </MenuItem>
        ))}
      </TextField>
    </OrderedList>
  );
}

/** The categories of the marketplace by level. */
export default resource<ConsoleCategory>({
  list: CategoryList,
  edit: { title: "Catégorie de la boutique", above: <ChoiceEffect users="articles" /> },
  create: { title: "Ajouter une catégorie", empty: { parent_id: null } },
  fields: [
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    {
      kind: "reference",
      source: "parent_id",
      label: "Dans la catégorie",
      of: "article-categories",
      among: { parent_id: 0, archived: false },
      sort: { field: "position", order: "ASC" },
      emptyText: "Catégorie principale",
      help: "Vide : c’est une catégorie principale.",
      only: "create",
    },
    {
      kind: "element",
      name: "parent",
      element: <ParentName source="parent" emptyText="Catégorie principale" sx={{ mb: 2 }} />,
      only: "edit",
    },
    { kind: "switch", source: "archived", label: "Archivé", only: "edit" },
  ],
});
