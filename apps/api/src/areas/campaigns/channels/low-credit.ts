import { at } from "@jdj/contract/paths/addresses";
import { count, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { raiseOnce } from "../../identity/notices/raise-notice.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { channels } from "./tables.ts";

/** Below so many units a credit is low, however few the guests are. */
const FEWEST_UNITS = 10;

/**
 * Whether a sending brought a credit below what one fifth of the guests would need: only by the one that
 * does, so that hosts are told once.
 * @param left units after it @param used units that it took
 */
export function becameLow({ left, used, guests: all }: Record<"left" | "used" | "guests", number>) {
  const least = Math.max(FEWEST_UNITS, Math.ceil(all / 5));
  return left < least && left + used >= least;
}

/** Tells the hosts of an event of a credit that a sending made low. */
export async function tellOfLowCredit(
  tx: Database,
  context: Pick<RequestContext, "jobs" | "now">,
  sent: { eventId: number; customerId: number; channelId: number; units: number },
): Promise<void> {
  const { eventId, customerId, channelId, units: used } = sent;
  const left = await creditOf(tx, customerId, channelId);
  const [counted] = await tx
    .select({ guests: count() })
    .from(guests)
    .where(eq(guests.eventId, eventId));
  if (!becameLow({ left, used, guests: counted?.guests ?? 0 })) return;
  const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
  await raiseOnce({ ...context, db: tx }, readersOf(eventId, "cards:write"), {
    kind: "sending",
    title: left === 0 ? "Votre crédit est épuisé" : "Votre crédit est presque épuisé",
    text: `${channel?.name ?? "Envois"}\u00a0: il reste ${left}`,
    path: at("buyCredit"),
    eventId,
    isForPhones: false,
    joinKey: `credit:${eventId}:${channelId}`,
  });
}
