import { refusalMessage } from "@jdj/contract/call/refusals";
import type { RouterContextProvider } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";

/**
 * For how many guests the visitor's current event reckons; null for a stranger, without an open
 * notebook, and for a member who may not see the budget.
 */
export async function readExpectedGuests(
  context: Readonly<RouterContextProvider>,
): Promise<number | null> {
  const { user } = context.get(visitorContext);
  if (!user?.verified || !user.hasBirthDate || user.customerId === null) return null;
  if (user.endedEvent !== null) return null;
  try {
    return (await context.get(apiContext).notebook.budget.expectedGuests({})).guests;
  } catch (error) {
    if (refusalMessage(error) === null) throw error;
    return null;
  }
}
