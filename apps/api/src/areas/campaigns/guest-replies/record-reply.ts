import { at } from "@jdj/contract/paths/addresses";
import { and, count, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import { excerptOf } from "../../notices/raising/tell-user.ts";
import { findReplyingGuest, phoneOfSender } from "./find-replying-guest.ts";
import { guestReplies } from "./tables.ts";

/** Replies that are stored of one guest in a day: who writes more floods. */
const DAILY_MOST = 50;
/** The longest reply that is stored, in characters. */
const LONGEST = 1000;

/** « Un message vocal, une photo… » has no text here: gateways give their files for a price and a while. */
const withoutText = "Un message sans texte\u00a0: une photo ou une voix, que nous ne recevons pas";

/**
 * Stores what a guest wrote, and tells the hosts in the same transaction. A reply that is posted again,
 * and one of somebody to whom nothing was sent, change nothing.
 */
export async function recordReply(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  { channel, contract }: { channel: "sms" | "whatsapp"; contract: number },
  reply: Extract<DeliveryReceipt, { kind: "reply" }>,
): Promise<void> {
  const { db, now } = context;
  const phone = await phoneOfSender(db, reply.from);
  const guest = await findReplyingGuest(context, channel, { about: reply.about, contract, phone });
  if (guest === null) return;
  const text = reply.text?.trim().slice(0, LONGEST) || null;
  await db.transaction(async (tx) => {
    const day = new Date(now.getTime() - 86_400_000);
    const [today] = await tx
      .select({ count: count() })
      .from(guestReplies)
      .where(and(eq(guestReplies.guestId, guest.id), gt(guestReplies.receivedAt, day)));
    if ((today?.count ?? 0) >= DAILY_MOST) return;
    const [stored] = await tx
      .insert(guestReplies)
      .values({
        guestId: guest.id,
        channel,
        contract,
        gatewayId: reply.gatewayId,
        text,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: guestReplies.id });
    if (!stored) return;
    const who = fullName(guest);
    await raiseNotice({ ...context, db: tx }, readersOf(guest.eventId, "guests:read"), {
      kind: "guest-reply",
      title: `${who} vous répond par ${channel === "sms" ? "SMS" : "WhatsApp"}`,
      text: excerptOf(text ?? withoutText),
      who,
      path: at("guestReplies"),
      eventId: guest.eventId,
      guestId: guest.id,
      joinKey: `guest-reply:${guest.eventId}`,
    });
  });
}
