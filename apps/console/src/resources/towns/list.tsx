import { ChoiceList } from "../choices/choice-list.tsx";

/** The towns in which providers work, in their order. */
export default function TownList() {
  return <ChoiceList title="Villes et communes" />;
}
