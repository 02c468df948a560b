import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
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
import { listOffered } from "../prices/queries.ts";
import type { OfferKind } from "../prices/tables.ts";
import { periodName } from "./period-name.ts";
import { listingPurchases } from "./tables.ts";

/** What is bought: in months for a listing, in days for a boost. */
interface Asked {
  kind: OfferKind;
  length: number;
}

/** Refuses a purchase where no payment company is set up. @throws deposits-closed */
export function refuseWithoutGateway({ gateways }: RequestContext["payments"]): void {
  if (Object.values(gateways).every((gateway) => !gateway)) throw refusal("deposits-closed");
}

/**
 * A period on offer with its price, FCFA.
 * @param field where a refusal is shown
 * @param mostFcfa the most that one payment may be
 * @throws 422 at the field for a period that is not on offer, or costs more than one payment may
 */
export async function findOffered(
  tx: Database,
  asked: Asked,
  { field, mostFcfa }: { field: string; mostFcfa: number },
) {
  const offer = (await listOffered(tx, asked.kind)).find(({ length }) => length === asked.length);
  if (!offer) throw fieldRefusal({ [field]: [listingMessages.notOnOffer] });
  if (offer.priceFcfa > mostFcfa) throw fieldRefusal({ [field]: [responseCodes[642]] });
  return { ...asked, amountFcfa: offer.priceFcfa };
}

interface Opened extends Asked {
  amountFcfa: number;
  provider: { id: number; name: string };
  /** The page that the payment leads back to. */
  backPath: string;
  now: Date;
}

/**
 * Opens the payment of a period, in the transaction that holds the provider's lock. The same period
 * at the same price answers the payment that is open; another one of its kind closes it.
 */
export async function openPurchase(tx: Database, opened: Opened): Promise<Payment> {
  const { kind, provider, amountFcfa, backPath, now } = opened;
  return openSubjectPayment(tx, {
    customerId: null,
    subject: { kind, id: await writePurchase(tx, opened) },
    amountFcfa,
    label: `${periodName(opened)}\u00a0: ${provider.name}`,
    backPath,
    now,
  });
}

/** The purchase to pay, of which a provider has one of a kind at a time. @returns its number */
async function writePurchase(
  tx: Database,
  { kind, length, provider: { id: providerId }, amountFcfa, now }: Opened,
): Promise<number> {
  const [open] = await tx
    .select()
    .from(listingPurchases)
    .where(
      and(
        eq(listingPurchases.providerId, providerId),
        eq(listingPurchases.kind, kind),
        isNull(listingPurchases.paidAt),
        isNull(listingPurchases.closedAt),
      ),
    );
  if (open?.length === length && open.amountFcfa === amountFcfa) return open.id;
  if (open) {
    await closeSubjectPayment(tx, { kind, id: open.id }, now);
    await tx
      .update(listingPurchases)
      .set({ closedAt: now })
      .where(eq(listingPurchases.id, open.id));
  }
  const [added] = await tx
    .insert(listingPurchases)
    .values({ providerId, kind, length, amountFcfa, createdAt: now })
    .returning({ id: listingPurchases.id });
  if (!added) throw new Error("The purchase was not written");
  return added.id;
}
