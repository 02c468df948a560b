import { at } from "@jdj/contract/paths/addresses";

/**
 * The address of a provider's page; with the budget line for which the reader looks for one, the
 * page proposes to add the price there.
 * @param budgetId the pivot of the line and its event, as in the directory's path; 0 for none
 */
export function providerAddress(id: number, budgetId: number | string = 0): string {
  const page = at("provider", { id });
  return Number(budgetId) > 0 ? `${page}?budget=${Number(budgetId)}` : page;
}
