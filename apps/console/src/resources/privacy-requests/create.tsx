import Alert from "@mui/material/Alert";
import { Create, DateInput, RadioButtonGroupInput, required, SimpleForm } from "react-admin";
import { useSearchParams } from "react-router";
import { PersonFields } from "./fields.tsx";
import { arrivalLabels, kindLabels } from "./labels.ts";

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

/** Notes a request that came by email or by post. */
export default function PrivacyRequestCreate() {
  const [search] = useSearchParams();
  const personId = search.get("person_id");
  const defaults = {
    kind: "export",
    received_by: "email",
    received_on: new Date().toISOString().slice(0, 10),
    person_id: personId === null ? null : Number(personId),
    name: search.get("name") ?? "",
    email: "",
    note: "",
  };
  return (
    <Create title="Noter une demande sur les données" redirect="show">
      <SimpleForm defaultValues={defaults}>
        <Alert severity="info" sx={{ mb: 2 }}>
          La loi n° 2013-450 donne à chacun le droit d’obtenir une copie de ses données et leur
          effacement. Le site promet une réponse dans les 30 jours.
        </Alert>
        <RadioButtonGroupInput source="kind" label="Demande" choices={choices(kindLabels)} />
        <RadioButtonGroupInput
          source="received_by"
          label="Arrivée"
          choices={choices(arrivalLabels)}
        />
        <DateInput source="received_on" label="Reçue le" validate={required()} />
        <PersonFields />
      </SimpleForm>
    </Create>
  );
}
