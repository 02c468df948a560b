import { paperProviders } from "@jdj/contract/civil-file/papers";
import type { ConsolePaperList } from "@jdj/contract/console/paper-lists";
import Typography from "@mui/material/Typography";
import {
  ArrayInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from "react-admin";
import { resource } from "../resource/resource.tsx";

const providerNames = {
  each: "Chacun des deux",
  both: "Les deux ensemble",
  witnesses: "Les témoins",
} as const;

/** A list has ten papers of seven fields: below each other they would be ten screens high. */
const inThreeColumns = {
  "& .RaSimpleFormIterator-form": {
    display: "grid",
    gridTemplateColumns: { xs: "1fr", md: "repeat(3, minmax(0, 1fr))" },
    columnGap: 2,
    alignItems: "start",
  },
};

/** Whose list it is. */
function HallName() {
  const list = useRecordContext<ConsolePaperList>();
  return list ? <Typography variant="h6">{list.town_hall}</Typography> : null;
}

/** The papers in their order, each with where it is had, how long it is valid, and who says so. */
function PaperFields() {
  return (
    <ArrayInput
      source="papers"
      label="Pièces"
      helperText="Dans l’ordre de la liste. Les dossiers déjà commencés gardent leurs pièces ; une nouvelle leur est proposée. Sans aucune pièce, la mairie a la liste habituelle."
    >
      <SimpleFormIterator disableClear sx={inThreeColumns}>
        <TextInput source="name" label="Pièce" validate={required()} />
        <SelectInput
          source="provided_by"
          label="Qui la fournit"
          choices={paperProviders.map((id) => ({ id, name: providerNames[id] }))}
          validate={required()}
        />
        <TextInput source="where_had" label="Où l’obtenir" />
        <NumberInput
          source="valid_months"
          label="Validité, en mois"
          helperText="Vide si rien ne la limite"
          min={1}
          max={60}
        />
        <TextInput
          source="only_when"
          label="Seulement dans ce cas"
          helperText="Vide si elle est toujours demandée"
        />
        <TextInput
          source="source"
          label="Source"
          helperText="Guichet, affiche, site de la mairie"
          validate={required()}
        />
        <DateInput source="checked_on" label="Vérifiée le" helperText="Ses lecteurs le voient" />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** What town halls ask for the file of a wedding: the usual list, and those of town halls that have their own. */
export default resource<ConsolePaperList>({
  list: {
    filters: [{ source: "town_hall_id", label: "Mairie", of: "town-halls", emptyText: "Toutes" }],
    columns: [
      { source: "town_hall", label: "Mairie" },
      { source: "checked_on", label: "Vérifiée" },
    ],
  },
  edit: { title: "Pièces du dossier de mariage", above: <HallName /> },
  create: { title: "Ajouter la liste d’une mairie" },
  fields: [
    {
      kind: "reference",
      source: "town_hall_id",
      label: "Mairie",
      of: "town-halls",
      isRequired: true,
      only: "create",
    },
    { kind: "element", name: "papers", element: <PaperFields />, only: "edit" },
  ],
});
