import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { quoteRequests } from "../areas/quotes/quote-requests/tables.ts";
import type { TestApp } from "./app.ts";

/** Writes a customer's request to a provider in any status. */
export async function addQuoteRequest(
  app: TestApp,
  row: { customerId: number; providerId: number; status: QuoteStatus },
): Promise<void> {
  const now = app.clock();
  await app.db.insert(quoteRequests).values({
    ...row,
    service: "Une salle",
    type: "MESSAGE",
    givenNames: "Awa",
    email: "awa@exemple.test",
    phone: "+2250700000001",
    lastMessage: "Bonjour",
    lastMessageAt: now,
    changedAt: now,
  });
}
