import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Database } from "../../../database/connect.ts";
import { type CardSubject, hostsLine } from "../../designs/card-wording.ts";
import { findCardSubject } from "../cards/card-event.ts";

/**
 * Under which name what guests get of an event leaves, where its hosts have chosen none: the product's,
 * or, of an event that does not show it, the families' and, by SMS, the sender of its type.
 */
export function defaultSender(
  subject: CardSubject | null,
  channelId: number,
  brand: string,
): string {
  const { voice } = subject ?? {};
  if (!subject || !voice || voice.guests.shows_brand) return brand;
  return channelId === channelIds.sms ? (voice.smsSender ?? brand) : hostsLine(subject);
}

/** The same of an event by its number. */
export async function findDefaultSender(
  db: Database,
  eventId: number,
  { channelId, brand }: { channelId: number; brand: string },
): Promise<string> {
  return defaultSender(await findCardSubject(db, eventId), channelId, brand);
}
