import { Create, ReferenceInput, required, SelectInput, SimpleForm } from "react-admin";
import { DistrictFields } from "./fields.tsx";

const empty = { shown: true, position: 99 };

/** Adds a district, in which town halls may then be added. */
export default function DistrictCreate() {
  return (
    <Create title="Ajouter un district" redirect="list">
      <SimpleForm defaultValues={empty}>
        <ReferenceInput source="country_id" reference="countries" perPage={100}>
          <SelectInput optionText="name" label="Pays" validate={required()} />
        </ReferenceInput>
        <DistrictFields />
      </SimpleForm>
    </Create>
  );
}
