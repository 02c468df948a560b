import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { StoredOrder, StoredShare } from "../orders/queries.ts";
import { dueOf } from "../orders/totals.ts";
import { lockShare, type ShareNames } from "./change-shares.ts";
import { fabricShares } from "./tables.ts";

/** What a reminder says, with the personal link. */
export function reminderText(order: StoredOrder, share: StoredShare, publicUrl: string): string {
  const link = publicUrl + at("fabricShare", { token: share.token });
  const until = `avant le ${longDate(order.deadline)}`.replaceAll("\u00a0", " ");
  const asked =
    share.quantity === null
      ? `choisissez votre commande ${until}`
      : `il reste ${fcfa(dueOf(share, order.unitFcfa)).replaceAll("\u00a0", " ")} à payer ${until}`;
  return `Bonjour ${share.name}, pour «\u00a0${order.name} », ${asked} : ${link}`;
}

/**
 * Notes a reminder, which the committee's own phone sends.
 * @returns what the phone opens
 * @throws not-found; fabric-share-paid (409); 422 at `by` without a number
 */
export async function remindOfShare(
  { db, now, settings }: Pick<RequestContext, "db" | "now" | "settings">,
  names: ShareNames,
  by: "whatsapp" | "sms",
): Promise<string> {
  return db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    if (share.paidFcfa !== null) throw refusal("fabric-share-paid");
    if (share.phone === null) throw fieldRefusal({ by: [fabricMessages.phoneMissing] });
    await tx.update(fabricShares).set({ remindedAt: now }).where(eq(fabricShares.id, share.id));
    const body = encodeURIComponent(reminderText(order, share, settings.publicUrl));
    return by === "sms"
      ? `sms:${share.phone}?body=${body}`
      : `https://wa.me/${share.phone.replace(/\D/g, "")}?text=${body}`;
  });
}
