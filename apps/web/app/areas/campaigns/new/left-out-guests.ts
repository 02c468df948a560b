import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Guest } from "@jdj/contract/notebook/guests";
import {
  type CardChannel,
  type CardChoices,
  type CardDraft,
  isReachable,
  withChannel,
} from "./draft.ts";

/** Guests who are meant and not reached, and the channels by which more of them are. */
export interface LeftOut {
  guests: Guest[];
  /** Each with how many of those meant it reaches, the free ones first. */
  others: { channel: CardChannel; reached: number; change: Partial<CardDraft> }[];
}

/**
 * The guests whom a card to everybody leaves out, since its channel has no address of theirs. Everybody
 * is those without a card where the card is for them, otherwise the whole list. Nobody is left out of
 * a card to be shared, nor where the host chose some guests among those whom the channel reaches.
 */
export function leftOutOf(draft: CardDraft, choices: CardChoices): LeftOut {
  const { channelId, guestIds } = draft;
  const nobody = { guests: [], others: [] };
  if (channelId === null || channelId === channelIds.social) return nobody;
  const uninvited = choices.uninvited && new Set(choices.uninvited);
  const meant = uninvited ? choices.guests.filter(({ id }) => uninvited.has(id)) : choices.guests;
  const chosen = new Set(guestIds);
  const guests = meant.filter((guest) => !isReachable(guest, channelId));
  const isForAll = meant.every((guest) => chosen.has(guest.id) || !isReachable(guest, channelId));
  if (!isForAll || guests.length === meant.length) return nobody;
  const reach = (id: number) => meant.filter((guest) => isReachable(guest, id)).length;
  const others = choices.channels
    .filter(({ id, open }) => open && id !== channelId && id !== channelIds.social)
    .map((channel) => ({
      channel,
      reached: reach(channel.id),
      change: withChannel(draft, channel.id, { guests: meant }),
    }))
    .filter(({ reached }) => reached > reach(channelId))
    .sort((a, b) => a.channel.priceFcfa - b.channel.priceFcfa || b.reached - a.reached);
  return { guests, others };
}
