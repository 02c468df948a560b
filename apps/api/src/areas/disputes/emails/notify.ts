import type { RequestContext } from "../../../app-context.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import type { StoredDispute } from "../queries.ts";
import { type DisputeEvent, disputeDetail } from "./dispute-texts.ts";
import { recipientsOf, type SaleSide, shopNameOf } from "./recipients.ts";
import { salePageAddress } from "./sale-page-address.ts";

/** Queues what a side is told about a dispute, in the transaction that changes it (`context.db`). */
async function notifySide(
  context: RequestContext,
  dispute: StoredDispute,
  side: SaleSide,
  event: DisputeEvent,
): Promise<void> {
  const { db: tx, settings } = context;
  const { publicUrl } = settings;
  const withoutLink = (text: string) => withoutForeignLink(text, "à lire sur la page", publicUrl);
  const props = {
    shopName: await shopNameOf(tx, dispute, publicUrl),
    detail: disputeDetail(event, dispute, withoutLink),
    link: publicUrl + salePageAddress(dispute, side),
  };
  for (const reader of await recipientsOf(tx, side, dispute))
    await enqueueVendorNotice(context, reader, { kind: `dispute-${event}-${side}`, props });
}

/** Tells both sides what is new about a dispute, in the caller's transaction (`context.db`). */
export async function notifyBoth(
  context: RequestContext,
  dispute: StoredDispute,
  event: Exclude<DisputeEvent, "reminder">,
): Promise<void> {
  await notifySide(context, dispute, "customer", event);
  await notifySide(context, dispute, "provider", event);
}

/** Reminds the side that has not answered, in the caller's transaction (`context.db`). */
export async function notifyProvider(
  context: RequestContext,
  dispute: StoredDispute,
  event: "reminder",
): Promise<void> {
  await notifySide(context, dispute, "provider", event);
}
