import type { ConsoleCategory } from "@jdj/contract/console/choices";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useGetList } from "react-admin";
import { ChoiceList } from "../choices/choice-list.tsx";

/** The categories of the marketplace by level, in their order. */
export default function CategoryList() {
  const [parentId, setParentId] = useState(0);
  const { data: roots = [] } = useGetList<ConsoleCategory>("article-categories", {
    filter: { parent_id: 0 },
    pagination: { page: 1, perPage: 100 },
    sort: { field: "position", order: "ASC" },
  });
  return (
    <ChoiceList title="Catégories de la boutique" scope={{ parent_id: parentId }}>
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
    </ChoiceList>
  );
}
