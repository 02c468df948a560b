import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { GuestReply } from "@jdj/contract/campaigns/guest-replies";
import { fullName } from "../../notebook/guests/guest.ts";
import { addressOf } from "../deliveries/reachable-guest.ts";
import type { ReplyRow } from "./queries.ts";

/** A reply as its hosts see it. */
export function presentReply({ reply, guest }: ReplyRow): GuestReply {
  const named = { ...guest, civility: null, email: null };
  const phone = addressOf(channelIds[reply.channel], named)?.slice(1) ?? null;
  const link = reply.channel === "sms" ? `sms:+${phone}` : `https://wa.me/${phone}`;
  return {
    id: reply.id,
    guest: { id: guest.id, name: fullName(guest) },
    channel: reply.channel,
    text: reply.text,
    at: reply.receivedAt.toISOString(),
    answer_link: phone === null ? null : link,
  };
}
