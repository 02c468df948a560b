import { channelIds } from "@jdj/contract/cards/channel-ids";
import { cardMessages } from "@jdj/contract/cards/messages";
import { type PlaceholderValues, placeholderGroups } from "@jdj/contract/cards/placeholders";
import { civilityLabel } from "@jdj/contract/notebook/civility";
import { type EventWords, plainPhone } from "../campaigns/event-facts.ts";
import type { CardGuest } from "../designs/card-wording.ts";

/** A guest as far as messages are concerned; phones in E.164. */
export interface ReachableGuest extends CardGuest {
  email: string | null;
  phone1: string;
  phone2: string | null;
}

/** How often a copy is handed to a gateway that is away, before it counts as failed. */
export const MOST_ATTEMPTS = 3;

/** Numbers of Côte d'Ivoire that begin so are of landlines, since 31 January 2021. */
const landline = /^\+225(21|25|27)/;

/** Where a channel reaches a guest: an address, a number in E.164, or nowhere. */
export function addressOf(channelId: number, guest: ReachableGuest): string | null {
  if (channelId === channelIds.email) return guest.email?.toLowerCase() ?? null;
  const phones = [guest.phone1, guest.phone2];
  return phones.find((phone) => phone?.startsWith("+") && !landline.test(phone)) ?? null;
}

/** Why a channel does not reach a guest, in French; null when it does. */
export function whyUnreachable(
  channelId: number,
  address: string | null,
  stopped: ReadonlySet<string>,
): string | null {
  if (address === null)
    return channelId === channelIds.email ? cardMessages.noEmail : cardMessages.noMobile;
  return stopped.has(address) ? cardMessages.stopped : null;
}

/** A mark without words leaves nothing behind. */
const noWords = Object.fromEntries(
  placeholderGroups.flatMap(({ marks }) => marks).map((mark) => [mark, ""]),
);

/** What the marks of a message stand for in one guest's copy. @param words what is beyond their name */
export function placeholderValues(
  guest: CardGuest & Partial<ReachableGuest>,
  words?: { ofEvent: EventWords; link: string },
): PlaceholderValues {
  return {
    civility: civilityLabel(guest.civility),
    givenNames: guest.givenNames,
    lastName: guest.lastName,
    others: {
      ...noWords,
      ...words?.ofEvent,
      "[e-mail]": guest.email ?? "",
      "[contact 1]": plainPhone(guest.phone1),
      "[contact 2]": plainPhone(guest.phone2),
      "[lien]": words?.link ?? "",
    },
  };
}

/**
 * How long a copy rests after a failed try, in seconds: one minute, then two, up to half as much
 * again. @param chance 0 to 1, so that copies that failed together do not come back together
 */
export function backoffAfter(attempts: number, chance: number): number {
  return 60 * 2 ** (attempts - 1) * (1 + chance / 2);
}
