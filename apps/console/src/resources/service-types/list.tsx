import { ChoiceList } from "../choices/choice-list.tsx";

/** The service types of the directory, in their order. */
export default function ServiceTypeList() {
  return <ChoiceList title="Types de services" />;
}
