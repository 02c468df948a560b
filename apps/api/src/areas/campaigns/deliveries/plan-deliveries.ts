import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import {
  missingAmong,
  textTemplate,
  withKnownName,
  withoutPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import { keepInGsm, smsLength, specSegments } from "@jdj/contract/campaigns/sms-length";
import type { EventFacts } from "../campaigns/event-facts.ts";
import { shortCardAddress } from "./card-addresses.ts";
import { addressOf, ownValue, type ReachableGuest, whyUnreachable } from "./reachable-guest.ts";

/** What all deliveries of a campaign share. */
export interface CampaignPlan {
  channelId: number;
  /** FCFA a unit; a free channel uses no credit. */
  unitFcfa: number;
  /** The message as plain text, with its placeholders. */
  text: string;
  publicUrl: string;
  ofEvent: EventFacts;
  /** Addresses and numbers on the suppression list. */
  stopped: ReadonlySet<string>;
  smsSegments: "real" | "spec";
  /** Whether it is a text without a card: it is written now for every channel, with the links that it names alone. */
  isMessage?: boolean;
}

/** One guest's delivery before anything is written. */
export interface PlannedDelivery {
  /** What leaves by SMS and WhatsApp, and of a message by email; emails of cards are written when they leave. */
  text: string | null;
  /** How many units of credit it uses; 0 for a guest who is not reached. */
  units: number;
  /** Why nothing would leave, in French. */
  unreachable: string | null;
  /** The placeholders without a value. */
  missing: string[];
}

/**
 * Plans the deliveries of a campaign one by one: the text that will leave and is billed, to the
 * character. A message that its host wrote within GSM-7 stays within it for every guest, so that the
 * ë of one guest's name does not double the price. What all share is computed once.
 * @returns plans the delivery of a guest by the token of their own link
 */
export function deliveryPlanner(
  plan: CampaignPlan,
): (guest: ReachableGuest, token: string) => PlannedDelivery {
  const { channelId, ofEvent } = plan;
  const { used, fill } = textTemplate(plan.text);
  const isSms = channelId === channelIds.sms;
  // The characters of the placeholders themselves, such as the ô of [hôtes], are never sent.
  const isPlain = isSms && smsLength(withoutPlaceholders(plan.text)).encoding === "gsm";

  return (guest, token) => {
    const link = plan.publicUrl + shortCardAddress(token);
    const named = withKnownName(used, guest);
    const values = new Map(
      used.map((one) => [one, ownValue(one, named, link) ?? ofEvent[one] ?? ""]),
    );
    const missing = missingAmong(used, (one) => values.get(one) !== "");
    const unreachable = whyUnreachable(channelId, addressOf(channelId, guest), plan.stopped);
    if (channelId === channelIds.email && !plan.isMessage)
      return { text: null, units: 0, unreachable, missing };
    const filled = fill(values);
    if (channelId === channelIds.email) return { text: filled, units: 0, unreachable, missing };
    if (channelId === channelIds.manual) {
      const text = plan.isMessage ? filled : withLink(filled, link);
      return { text, units: 0, unreachable, missing };
    }
    const leaving = isPlain ? keepInGsm(filled) : filled;
    const units = isSms ? segmentsOf(leaving, plan.smsSegments) : 1;
    const isBilled = plan.unitFcfa > 0 && unreachable === null;
    return { text: leaving, units: isBilled ? units : 0, unreachable, missing };
  };
}

/** A text with the guest's link: added below when the host did not place it. */
export function withLink(text: string, link: string): string {
  return text.includes(link) ? text : `${text}\n${link}`;
}

/** The segments of an SMS as they are billed. */
export function segmentsOf(text: string, counted: "real" | "spec"): number {
  return counted === "spec" ? specSegments(text) : smsLength(text).segments;
}
