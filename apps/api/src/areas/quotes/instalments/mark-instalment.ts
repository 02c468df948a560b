import { refusal } from "@jdj/contract/call/refusals";
import { owesBalance } from "@jdj/contract/quotes/quote-state";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { findQuote } from "../offers/queries.ts";
import { announceChange } from "../quote-requests/announce-change.ts";
import type { Party } from "../quote-requests/party.ts";
import { lockRequest } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { quoteInstalments } from "./tables.ts";

/**
 * Notes that an instalment was received, or that it was not; the customer sees it at once.
 * @throws not-found (404) for another's request and an instalment that is not of its quote;
 * state-changed (409) while the quote is not accepted
 */
export async function markInstalment(
  { db, now }: RequestContext,
  party: Party,
  { id, instalmentId, isReceived }: { id: number; instalmentId: number; isReceived: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    const quote = await findQuote(tx, id);
    const isOfQuote = and(
      eq(quoteInstalments.id, instalmentId),
      eq(quoteInstalments.quoteId, quote?.id ?? 0),
    );
    const [instalment] = await tx.select().from(quoteInstalments).where(isOfQuote);
    if (!instalment) throw refusal("not-found");
    if (!owesBalance(request.status)) throw refusal("state-changed");
    if ((instalment.receivedAt !== null) === isReceived) return;
    await tx
      .update(quoteInstalments)
      .set({ receivedAt: isReceived ? now : null })
      .where(isOfQuote);
    await tx.update(quoteRequests).set({ changedAt: now }).where(eq(quoteRequests.id, id));
    await announceChange(tx, request, now);
  });
}
