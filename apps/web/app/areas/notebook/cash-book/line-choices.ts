import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import type { Choice } from "#app/ui/select-field.tsx";

/** The lines of a budget to choose from, each with its category. */
export function lineChoices(groups: readonly BudgetGroup[]): Choice[] {
  return groups.flatMap(({ content: category, children }) =>
    children.map(({ id, content }) => ({ value: String(id), label: `${content} (${category})` })),
  );
}

/** The names of a budget's lines by their number. */
export function lineNames(groups: readonly BudgetGroup[]): ReadonlyMap<number, string> {
  return new Map(
    groups.flatMap(({ children }) => children.map(({ id, content }) => [id, content])),
  );
}
