import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { quotes } from "../offers/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { notifySide } from "./notify-side.ts";

/** Tells both sides of a quote that its deposit, or a part of it, was given back; in FCFA. */
export async function tellOfQuoteRefund(
  context: RequestContext,
  quoteId: number,
  amountFcfa: number,
): Promise<void> {
  const [row] = await context.db
    .select({ request: quoteRequests })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .where(eq(quotes.id, quoteId));
  if (!row) return;
  const detail = fcfa(amountFcfa);
  await notifySide(context, row.request, "customer", { kind: "deposit-returned", detail });
  await notifySide(context, row.request, "provider", { kind: "deposit-given-back", detail });
}
