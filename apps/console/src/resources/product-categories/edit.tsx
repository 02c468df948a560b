import { TextField } from "react-admin";
import { ChoiceEdit } from "../choices/choice-edit.tsx";

/** A category of the marketplace. */
export default function CategoryEdit() {
  return (
    <ChoiceEdit title="Catégorie de la boutique" users="articles">
      <TextField source="parent" emptyText="Catégorie principale" sx={{ mb: 2 }} />
    </ChoiceEdit>
  );
}
