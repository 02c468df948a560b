import { inFrench } from "@jdj/contract/call/french-messages";
import { at } from "@jdj/contract/paths/addresses";
import {
  type QuoteSide,
  type QuoteStatus,
  quoteStatusLabels,
} from "@jdj/contract/quotes/quote-state";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { raiseNotice, raiseOnce } from "../../identity/notices/raise-notice.ts";
import { providers } from "../../providers/tables.ts";
import { otherSide } from "../quote-requests/party.ts";
import type { RequestRow } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/** What joins the notices of a conversation. */
export const joinKeyOf = (requestId: number) => `message:${requestId}`;

/**
 * Tells the other side of a request on their page of notices that somebody wrote, once until they read
 * it, or moved it to a status, in the caller's transaction (`context.db`).
 */
export async function tellOtherSide(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  { id, customerId, providerId }: Pick<RequestRow, "id" | "customerId" | "providerId">,
  writer: QuoteSide,
  movedTo?: QuoteStatus,
): Promise<void> {
  const [written] = await context.db
    .select({
      service: quoteRequests.service,
      givenNames: quoteRequests.givenNames,
      shopName: providers.name,
    })
    .from(quoteRequests)
    .leftJoin(providers, eq(providers.id, quoteRequests.providerId))
    .where(eq(quoteRequests.id, id));
  const isToCustomer = otherSide(writer) === "customer";
  const who = isToCustomer
    ? nameForStrangers(written?.shopName ?? "", "Votre prestataire")
    : nameForStrangers(written?.givenNames ?? "", "Un client");
  const readers = isToCustomer
    ? sql`select user_id from customers where id = ${customerId}`
    : sql`select user_id from provider_members where provider_id = ${providerId}`;
  const about = {
    ...{ text: written?.service ?? "", who },
    path: at(isToCustomer ? "request" : "proRequest", { id }),
  };
  if (movedTo === undefined)
    return raiseOnce(context, readers, {
      ...about,
      ...{ kind: "message", title: `${who} vous a écrit`, joinKey: joinKeyOf(id) },
    });
  const moved = inFrench(quoteStatusLabels[movedTo]);
  await raiseNotice(context, readers, {
    ...about,
    ...{ kind: "quote", title: `${who}\u00a0: ${moved}` },
  });
}
