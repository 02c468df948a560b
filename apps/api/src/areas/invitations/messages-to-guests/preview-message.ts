import { isRefusal, refusal } from "@jdj/contract/call/refusals";
import type { Audience, MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import type { RequestContext } from "../../../app-context.ts";
import { priceOfPlan } from "../../campaigns/campaigns/price-campaign.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { isAddressed } from "./audience.ts";
import { reachOf, whyLeftOut } from "./channel-reach.ts";
import { planMessage } from "./plan-message.ts";
import { listAddressees } from "./queries.ts";

/** How many guests are shown by name, and how many of those who are left out. */
const SHOWN = 50;
const LEFT_OUT_SHOWN = 100;

/**
 * Whom a message would reach, what it would cost and how one guest reads it; the price and the text
 * of none while there is nobody, no text, or the channel is closed.
 * @throws not-found for a guest who is not chosen; 422 at `body`
 */
export async function previewMessage(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  asked: {
    audience: Audience;
    channelId: number;
    body: string | null;
    subject: string | null;
    guestId: number | null;
  },
): Promise<MessagePreview> {
  const { db, settings } = context;
  const { audience, channelId, body, guestId } = asked;
  const all = await listAddressees(db, event.id);
  const chosen = all.filter((guest) => isAddressed(guest, audience));
  if (guestId !== null && !chosen.some(({ id }) => id === guestId)) throw refusal("not-found");
  const { channels, stopped } = await reachOf(db, settings, event.customerId, chosen);
  const leftOut = chosen.flatMap((guest) => {
    const reason = whyLeftOut(channelId, guest, stopped);
    return reason === null ? [] : [{ guest_id: guest.id, name: fullName(guest), reason }];
  });
  const planned = body === null || chosen.length === 0 ? null : await plan(body);
  const outside = new Set(leftOut.map(({ guest_id }) => guest_id));
  const reader =
    chosen.find(({ id }) => id === guestId) ?? chosen.find(({ id }) => !outside.has(id));
  const read = planned?.plan.deliveries.find(({ guest }) => guest.id === reader?.id);
  return {
    recipients: chosen.length,
    channels,
    price: planned && (await priceOfPlan(context, event, planned.plan)),
    sample:
      read && reader
        ? { guest_id: reader.id, name: fullName(reader), text: hideLink(read.text ?? "") }
        : null,
    left_out: leftOut.slice(0, LEFT_OUT_SHOWN),
    guests: chosen
      .filter(({ id }) => !outside.has(id))
      .slice(0, SHOWN)
      .map((guest) => ({ id: guest.id, name: fullName(guest) })),
  };

  async function plan(text: string) {
    const written = { audience, channelId, subject: asked.subject, body: text };
    return planMessage(db, settings, event, written).catch((error: unknown) => {
      if (isRefusal(error, "channel-closed")) return null;
      throw error;
    });
  }

  /** The link of a guest answers for them: a preview does not show it. */
  function hideLink(text: string): string {
    return text.replaceAll(/(\/i\/)[\w-]+/g, "$1…");
  }
}
