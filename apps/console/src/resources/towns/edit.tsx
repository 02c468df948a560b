import { ChoiceEdit } from "../choices/choice-edit.tsx";
import { PlaceFields } from "./fields.tsx";

const labels = { district: "District", latitude: "Latitude", longitude: "Longitude" };

/** A town in which providers work. */
export default function TownEdit() {
  return (
    <ChoiceEdit title="Ville ou commune" users="prestataires" labels={labels}>
      <PlaceFields />
    </ChoiceEdit>
  );
}
