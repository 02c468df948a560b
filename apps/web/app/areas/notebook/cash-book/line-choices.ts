import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import type { ChoiceGroup } from "#app/ui/grouped-select-field.tsx";

/** The lines of a budget to choose from, under the names of their categories. */
export function lineChoices(groups: readonly BudgetGroup[]): ChoiceGroup[] {
  return groups
    .filter(({ children }) => children.length > 0)
    .map(({ content, children }) => ({
      label: content,
      choices: children.map((line) => ({ value: String(line.id), label: line.content })),
    }));
}

/** The names of a budget's lines by their number. */
export function lineNames(groups: readonly BudgetGroup[]): ReadonlyMap<number, string> {
  return new Map(
    groups.flatMap(({ children }) => children.map(({ id, content }) => [id, content])),
  );
}

/** How a payment's line reads. */
export function lineName(lineId: number | null, names: ReadonlyMap<number, string>): string {
  return (lineId === null ? undefined : names.get(lineId)) ?? "Sans poste";
}
