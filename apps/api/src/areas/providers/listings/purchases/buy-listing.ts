import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import type { Payment } from "../../../payments/payments/open-payment.ts";
import { missingOf } from "../../publication/missing-items.ts";
import { readPublicationFacts } from "../../publication/read-facts.ts";
import { lockListed } from "../../subscriptions/lock-listed.ts";
import { findOffered, openPurchase, refuseWithoutGateway } from "./open-purchase.ts";

/**
 * Opens the payment of a period of listing. The same period at the same price answers the payment
 * that is open; another one closes it. A payment that arrives for a closed one counts all the same.
 * @throws shop-suspended; listing-shop-incomplete before the first publication; deposits-closed; 422
 * at `months` for a period that is not on offer
 */
export async function buyListing(
  context: RequestContext,
  { providerId, months }: { providerId: number; months: number },
): Promise<Payment> {
  const { db, now, payments } = context;
  refuseWithoutGateway(payments);
  return db.transaction(async (tx) => {
    const provider = await lockListed(tx, providerId);
    if (provider === null) throw new Error("The provider has vanished");
    if (provider.suspendedAt !== null) throw refusal("shop-suspended");
    if (provider.releasedAt === null && (await lacksSomething(tx, providerId)))
      throw refusal("listing-shop-incomplete");
    const limits = { field: "months", mostFcfa: payments.mostFcfa };
    const offer = await findOffered(tx, { kind: "listing", length: months }, limits);
    return openPurchase(tx, { ...offer, provider, backPath: at("proSubscription"), now });
  });
}

async function lacksSomething(tx: Database, providerId: number): Promise<boolean> {
  const facts = await readPublicationFacts(tx, providerId);
  return facts === null || missingOf(facts).length > 0;
}
