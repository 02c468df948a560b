import { at } from "@jdj/contract/paths/addresses";
import { searchQuery } from "#app/http/search-query.ts";

/**
 * The address of a provider's page; with the budget line for which the reader looks for one, the
 * page proposes to add the price there.
 * @param budgetId the pivot of the line and its event, as in the directory's path; 0 for none
 * @param guests for how many guests the directory compared prices, as in its address; empty for none
 */
export function providerAddress(id: number, budgetId: number | string = 0, guests = ""): string {
  const asked = {
    budget: Number(budgetId) > 0 ? String(Number(budgetId)) : "",
    invites: /^\d{1,5}$/.test(guests) ? guests : "",
  };
  return at("provider", { id }) + searchQuery(asked, 1);
}
