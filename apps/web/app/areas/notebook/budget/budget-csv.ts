import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { csvText } from "@jdj/french/csv";

/**
 * The budget as CSV that a French spreadsheet opens without settings: byte order mark, semicolons, whole
 * FCFA without spaces, a total under each category and at the end.
 */
export function budgetCsv(groups: readonly BudgetGroup[]): string {
  const lines: (string | number | null)[][] = [
    ["Catégorie", "Poste", "Budget mini (FCFA)", "Réel (FCFA)", "Max (FCFA)"],
  ];
  for (const { content, children } of groups) {
    for (const { content: line, pivot } of children)
      lines.push([content, line, pivot.min_amount, pivot.real_amount, pivot.max_amount]);
    const { min, real, max } = budgetTotals(children.map(({ pivot }) => pivot));
    lines.push([content, "Total de la catégorie", min, real, max]);
  }
  const all = groups.flatMap(({ children }) => children.map(({ pivot }) => pivot));
  const { min, real, max } = budgetTotals(all);
  lines.push(["Total général", null, min, real, max]);
  return csvText(lines);
}
