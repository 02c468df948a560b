import { Create, SimpleForm } from "react-admin";
import { SliderFields } from "./fields.tsx";

const empty = {
  image: null,
  advertisement: false,
  description: null,
  button_text: null,
  button_link: null,
  shown: true,
};

/** Adds a slide to the home page. */
export default function SliderCreate() {
  return (
    <Create title="Ajouter une diapositive" redirect="list">
      <SimpleForm defaultValues={empty}>
        <SliderFields />
      </SimpleForm>
    </Create>
  );
}
