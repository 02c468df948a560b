import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { allPlaceholders, type PlaceholderValues } from "@jdj/contract/campaigns/placeholders";
import { civilityLabel } from "@jdj/contract/person/civility";
import type { CardGuest } from "../../designs/card-wording.ts";
import { type EventFacts, plainPhone } from "../campaigns/event-facts.ts";

/** What sending a message needs of a guest; phones in E.164. */
export interface ReachableGuest extends CardGuest {
  email: string | null;
  phone1: string | null;
  phone2: string | null;
}

/** How many attempts are made while a gateway is away, before a delivery counts as failed. */
export const MOST_ATTEMPTS = 3;

/** The prefixes of landlines in Côte d'Ivoire since 31 January 2021. */
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

/** A placeholder without a value becomes an empty text. */
const emptyValues = Object.fromEntries(allPlaceholders.map((one) => [one, ""]));

/** The values of a message's placeholders in one guest's delivery. @param more those that are not the guest's */
export function placeholderValues(
  guest: CardGuest & Partial<ReachableGuest>,
  more?: { ofEvent: EventFacts; link: string },
): PlaceholderValues {
  return {
    civility: civilityLabel(guest.civility),
    givenNames: guest.givenNames,
    lastName: guest.lastName,
    others: {
      ...emptyValues,
      ...more?.ofEvent,
      "[e-mail]": guest.email ?? "",
      "[contact 1]": plainPhone(guest.phone1),
      "[contact 2]": plainPhone(guest.phone2),
      "[lien]": more?.link ?? "",
    },
  };
}

/** The value of a placeholder about one guest; undefined for one about the event. @param link their own */
export function ownValue(
  placeholder: string,
  guest: ReachableGuest,
  link: string,
): string | undefined {
  switch (placeholder) {
    case "[civilité]":
      return civilityLabel(guest.civility);
    case "[prénoms]":
      return guest.givenNames;
    case "[nom]":
      return guest.lastName;
    case "[e-mail]":
      return guest.email ?? "";
    case "[contact 1]":
      return plainPhone(guest.phone1);
    case "[contact 2]":
      return plainPhone(guest.phone2);
    case "[lien]":
      return link;
    default:
      return undefined;
  }
}

/**
 * The backoff of a delivery after a failed attempt, in seconds: one minute, then two, plus up to half as
 * much. @param chance 0 to 1, so that deliveries that failed together are not retried together
 */
export function backoffAfter(attempts: number, chance: number): number {
  return 60 * 2 ** (attempts - 1) * (1 + chance / 2);
}
