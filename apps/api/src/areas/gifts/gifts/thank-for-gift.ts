import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { foreignLinkSentence } from "@jdj/contract/campaigns/messages";
import type { ThanksChannel } from "@jdj/contract/gifts/gift-states";
import { giftMessages } from "@jdj/contract/gifts/messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { type Gift, lockGift } from "./queries.ts";
import { gifts } from "./tables.ts";

/**
 * Notes the thanks for a paid gift. By e-mail they are sent, once; by SMS and WhatsApp the hosts'
 * own phone sends them.
 * @returns what the phone opens; null for the other channels
 * @throws not-found; gift-not-paid (409); 422 at `text` and `by`
 */
export async function thankForGift(
  context: RequestContext,
  { listId, giftId, by, text }: { listId: number; giftId: number; by: ThanksChannel; text: string },
): Promise<string | null> {
  const { jobs, now, settings } = context;
  return context.db.transaction(async (tx) => {
    const gift = await lockGift(tx, giftId);
    if (gift?.listId !== listId) throw refusal("not-found");
    if (gift.state !== "paid") throw refusal("gift-not-paid");
    if (by !== "spoken" && text === "") throw fieldRefusal({ text: [giftMessages.thanksRequired] });
    const link = foreignLink(text, settings.publicUrl);
    if (link !== null) throw fieldRefusal({ text: [foreignLinkSentence(link)] });
    const opened = linkOf(gift, by, text);
    const isAgain = gift.thankedBy === "email";
    await tx
      .update(gifts)
      .set({ thankedAt: now, thankedBy: by, thanks: text })
      .where(eq(gifts.id, giftId));
    if (by === "email" && !isAgain)
      await jobs.enqueue(tx, "send-gift-email", { kind: "thanks", giftId });
    return opened;
  });
}

function linkOf(gift: Gift, by: ThanksChannel, text: string): string | null {
  if (by === "email" && gift.giverEmail === null)
    throw fieldRefusal({ by: [giftMessages.noEmail] });
  if (by !== "sms" && by !== "whatsapp") return null;
  if (gift.giverPhone === null) throw fieldRefusal({ by: [giftMessages.noPhone] });
  const body = encodeURIComponent(text);
  return by === "sms"
    ? `sms:${gift.giverPhone}?body=${body}`
    : `https://wa.me/${gift.giverPhone.replace(/\D/g, "")}?text=${body}`;
}
