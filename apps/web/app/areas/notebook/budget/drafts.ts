import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import type { BudgetAmounts } from "@jdj/contract/notebook/budget-sums";
import { amountText, readBox } from "./amount-text.ts";

/** A line of the budget. */
export type BudgetLine = BudgetGroup["children"][number];

/** The amounts of a line, in the order of the table. */
export const amountNames = ["min_amount", "real_amount", "max_amount"] as const;
export type AmountName = (typeof amountNames)[number];

/** The headings of the amounts. */
export const amountLabels: Record<AmountName, string> = {
  min_amount: "Mini",
  real_amount: "Réel",
  max_amount: "Max",
};

/**
 * What was typed into a line and is not saved: only the boxes that were touched, and the version
 * that was shown then, so that a save never undoes what somebody else saved since.
 */
export type Draft = Partial<Record<AmountName, string>> & { over?: number };
export type Drafts = Readonly<Record<number, Draft>>;

/** What a box shows: what was typed, or what is stored. */
export function boxText({ pivot }: BudgetLine, draft: Draft | undefined, name: AmountName): string {
  return draft?.[name] ?? amountText(pivot[name]);
}

/** The amounts of a line as shown on the page; an invalid box counts as none. */
export function amountsNow(line: BudgetLine, draft: Draft | undefined): BudgetAmounts {
  const amount = (name: AmountName) => readBox(boxText(line, draft, name)).amount ?? null;
  return {
    min_amount: amount("min_amount"),
    real_amount: amount("real_amount"),
    max_amount: amount("max_amount"),
  };
}

/** Whether a save would change something in a line, or refuse it. */
export function isChanged(line: BudgetLine, draft: Draft | undefined): boolean {
  return amountNames.some(
    (name) => draft?.[name] !== undefined && readBox(draft[name]).amount !== line.pivot[name],
  );
}

/** The lines that a save would send. */
export function changedLines(groups: readonly BudgetGroup[], drafts: Drafts): BudgetLine[] {
  return groups.flatMap(({ children }) =>
    children.filter((line) => isChanged(line, drafts[line.id])),
  );
}

/** The version that the draft of a line replaces. */
export function versionUnder({ pivot }: BudgetLine, draft: Draft | undefined): number {
  return draft?.over ?? pivot.version;
}

/** The drafts without those that are saved by now. */
export function stillUnsaved(groups: readonly BudgetGroup[], drafts: Drafts): Drafts {
  const ids = changedLines(groups, drafts).map(({ id }) => id);
  return Object.fromEntries(ids.flatMap((id) => (drafts[id] ? [[id, drafts[id]]] : [])));
}

/** The form of a save: only the changed lines, so that two people on different lines never conflict. */
export function budgetForm(
  eventId: number,
  lines: readonly BudgetLine[],
  drafts: Drafts,
  /** The version that the draft of each line replaces. */
  versionOf: (line: BudgetLine) => number,
): FormData {
  const form = new FormData();
  form.set("event_id", String(eventId));
  for (const line of lines) {
    form.set(`${line.id}.version`, String(versionOf(line)));
    for (const name of amountNames)
      form.set(`${line.id}.${name}`, boxText(line, drafts[line.id], name));
  }
  return form;
}
