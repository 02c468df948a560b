import type { TownName } from "@jdj/contract/town-halls/town-halls";
import type { ChoiceGroup } from "#app/ui/grouped-select-field.tsx";

/** The town halls of the directory as choices, by district in its order. */
export function hallChoices(halls: readonly TownName[]): ChoiceGroup[] {
  return [...Map.groupBy(halls, ({ district }) => district.name)].map(([label, own]) => ({
    label,
    choices: own.map(({ id, name }) => ({ value: String(id), label: name })),
  }));
}
