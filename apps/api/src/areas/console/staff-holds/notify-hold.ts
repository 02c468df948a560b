import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { recipientsOf, type SaleSide, shopNameOf } from "../../disputes/emails/recipients.ts";
import { salePageAddress } from "../../disputes/emails/sale-page-address.ts";
import type { LockedSale } from "./lock-sale.ts";

/** What both sides are sent about a hold. */
export type HoldEvent = "sale-held" | "hold-lifted";

/** The page on which a side reads of the sale. */
function addressOf({ subject, reference }: LockedSale, side: SaleSide): string {
  // The provider's list of what is disputed does not have it.
  if (subject.kind === "booking" && side === "provider")
    return `${at("proBookings")}?voir=all#reservation-${subject.id}`;
  return salePageAddress({ subjectKind: subject.kind, subjectId: subject.id, reference }, side);
}

/**
 * Enqueues an email, and its SMS where asked for, to both sides about a hold of a sale, in the
 * transaction that writes it (`context.db`).
 */
export async function notifyHold(
  context: RequestContext,
  sale: LockedSale,
  event: HoldEvent,
  reason: string,
): Promise<void> {
  const { db: tx, settings } = context;
  const { publicUrl } = settings;
  const shopName = await shopNameOf(tx, sale, publicUrl);
  const detail = `${sale.label}.\n«\u00a0${reason}\u00a0»`;
  for (const side of ["customer", "provider"] as const) {
    const props = { shopName, detail, link: publicUrl + addressOf(sale, side) };
    for (const reader of await recipientsOf(tx, side, sale))
      await enqueueVendorNotice(context, reader, { kind: `${event}-${side}`, props });
  }
}
