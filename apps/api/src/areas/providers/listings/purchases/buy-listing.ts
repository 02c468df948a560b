import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { responseCodes } from "@jdj/contract/payments/messages";
import { listingMessages } from "@jdj/contract/providers/listing-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import type { Payment } from "../../../payments/payments/open-payment.ts";
import {
  closeSubjectPayment,
  openSubjectPayment,
} from "../../../payments/subjects/open-subject-payment.ts";
import { missingOf } from "../../publication/missing.ts";
import { readPublicationFacts } from "../../publication/read-facts.ts";
import { lockListed } from "../../subscriptions/lock-listed.ts";
import { listOffered } from "../prices/queries.ts";
import { periodName } from "./period-name.ts";
import { listingPurchases } from "./tables.ts";

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
  if (Object.values(payments.gateways).every((gateway) => !gateway))
    throw refusal("deposits-closed");
  return db.transaction(async (tx) => {
    const provider = await lockListed(tx, providerId);
    if (provider === null) throw new Error("The provider has vanished");
    if (provider.suspendedAt !== null) throw refusal("shop-suspended");
    if (provider.releasedAt === null && (await lacksSomething(tx, providerId)))
      throw refusal("listing-shop-incomplete");
    const offer = (await listOffered(tx)).find((one) => one.months === months);
    if (!offer) throw fieldRefusal({ months: [listingMessages.notOnOffer] });
    const amountFcfa = offer.price_fcfa;
    if (amountFcfa > payments.mostFcfa) throw fieldRefusal({ months: [responseCodes[642]] });
    const id = await openPurchase(tx, { providerId, months, amountFcfa, now });
    return openSubjectPayment(tx, {
      customerId: null,
      subject: { kind: "listing", id },
      amountFcfa,
      label: `Abonnement à l’annuaire, ${periodName(months)}\u00a0: ${provider.name}`,
      backPath: at("proSubscription"),
      now,
    });
  });
}

async function lacksSomething(tx: Database, providerId: number): Promise<boolean> {
  const facts = await readPublicationFacts(tx, providerId);
  return facts === null || missingOf(facts).length > 0;
}

/** The purchase to pay, of which a provider has one at a time. @returns its number */
async function openPurchase(
  tx: Database,
  asked: { providerId: number; months: number; amountFcfa: number; now: Date },
): Promise<number> {
  const { providerId, months, amountFcfa, now } = asked;
  const [open] = await tx
    .select()
    .from(listingPurchases)
    .where(
      and(
        eq(listingPurchases.providerId, providerId),
        isNull(listingPurchases.paidAt),
        isNull(listingPurchases.closedAt),
      ),
    );
  if (open?.months === months && open.amountFcfa === amountFcfa) return open.id;
  if (open) {
    await closeSubjectPayment(tx, { kind: "listing", id: open.id }, now);
    await tx
      .update(listingPurchases)
      .set({ closedAt: now })
      .where(eq(listingPurchases.id, open.id));
  }
  const [added] = await tx
    .insert(listingPurchases)
    .values({ providerId, months, amountFcfa, createdAt: now })
    .returning({ id: listingPurchases.id });
  if (!added) throw new Error("The purchase was not written");
  return added.id;
}
