import { Create, SimpleForm } from "react-admin";
import { CounterFields } from "./fields.tsx";

const empty = { count: 0, since: null, image: null, shown: true };

/** Adds a figure to the home page. */
export default function CounterCreate() {
  return (
    <Create title="Ajouter un chiffre" redirect="list">
      <SimpleForm defaultValues={empty}>
        <CounterFields />
      </SimpleForm>
    </Create>
  );
}
