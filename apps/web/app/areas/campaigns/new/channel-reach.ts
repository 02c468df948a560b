import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Guest } from "@jdj/contract/notebook/guests";
import { grouped } from "@jdj/french/money";
import { type CardChannel, type CardChoices, isReachable } from "./draft.ts";

/** A channel, how many of those meant it reaches, and whom it does not. */
export interface Reach {
  channel: CardChannel;
  reached: number;
  without: Guest[];
}

/** Those for whom the card is: those without one where it is for them, otherwise the whole list. */
export function meantGuests({ guests, uninvited }: CardChoices): Guest[] {
  if (!uninvited) return guests;
  const without = new Set(uninvited);
  return guests.filter(({ id }) => without.has(id));
}

/** What each open channel that writes to guests reaches. */
export function reachOf(choices: CardChoices): Reach[] {
  const meant = meantGuests(choices);
  return choices.channels
    .filter(({ id, open }) => open && id !== channelIds.social)
    .map((channel) => {
      const without = meant.filter((guest) => !isReachable(guest, channel.id));
      return { channel, reached: meant.length - without.length, without };
    });
}

/** « 22 recevront, 2 sans numéro ». */
export function reachText({ channel, reached, without }: Reach): string {
  const get =
    reached === 0
      ? "Personne ne recevra"
      : `${grouped(reached)} ${reached > 1 ? "recevront" : "recevra"}`;
  const lacks = channel.id === channelIds.email ? "adresse" : "numéro";
  return without.length === 0 ? get : `${get}, ${grouped(without.length)} sans ${lacks}`;
}

/** By what else a guest whom a channel does not reach can be written to: « par e-mail »; null for nothing. */
export function otherWay(guest: Guest, channelId: number): string | null {
  if (channelId === channelIds.email)
    return guest.phone_number_1 === "" ? null : "par WhatsApp ou SMS";
  return guest.email === null ? null : "par e-mail";
}
