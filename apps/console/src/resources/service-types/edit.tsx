import { ChoiceEdit } from "../choices/choice-edit.tsx";

/** A service type of the directory. */
export default function ServiceTypeEdit() {
  return <ChoiceEdit title="Type de service" users="prestataires" />;
}
