import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { Sender } from "../../../drivers/delivery-receipt.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { whatsAppUsers } from "./tables.ts";

/** For so long a message without a quotation answers the newest one to its number, in days. */
const ANSWER_DAYS = 60;

/** Stores whose number an id of WhatsApp is; the newest one counts. */
export async function storeWhatsAppUser(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  const set = { phone, seenAt: now };
  await db
    .insert(whatsAppUsers)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: whatsAppUsers.userId, set });
}

/** The number of who wrote, in E.164; null for an id of WhatsApp of which none is known. */
export async function phoneOfSender(db: Database, from: Sender): Promise<string | null> {
  if (from.phone !== null || from.userId === null) return from.phone;
  const [known] = await db
    .select({ phone: whatsAppUsers.phone })
    .from(whatsAppUsers)
    .where(eq(whatsAppUsers.userId, from.userId));
  return known?.phone ?? null;
}

/**
 * The guest who wrote: of the message that is quoted, else of the newest one that went to their number
 * by this channel in sixty days. Null when we wrote to nobody of that number, or the event is gone.
 */
export async function findReplyingGuest(
  { db, now }: Pick<RequestContext, "db" | "now">,
  by: "sms" | "whatsapp",
  { about, contract, phone }: { about: string | null; contract: number; phone: string | null },
) {
  const since = new Date(now.getTime() - ANSWER_DAYS * 86_400_000);
  const find = async (which: ReturnType<typeof and>) => {
    const [found] = await db
      .select({
        id: guests.id,
        civility: guests.civility,
        givenNames: guests.givenNames,
        lastName: guests.lastName,
        eventId: events.id,
        eventName: events.name,
      })
      .from(deliveries)
      .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
      .innerJoin(guests, eq(guests.id, deliveries.guestId))
      .innerJoin(events, eq(events.id, guests.eventId))
      .where(and(which, eq(campaigns.channelId, channelIds[by]), isNull(events.deletedAt)))
      .orderBy(desc(deliveries.sentAt), desc(deliveries.id))
      .limit(1);
    return found ?? null;
  };
  const isQuoted = and(eq(deliveries.gatewayId, about ?? ""), eq(deliveries.contract, contract));
  const quoted = about === null ? null : await find(isQuoted);
  if (quoted !== null || phone === null) return quoted;
  return find(
    and(or(eq(guests.phone1, phone), eq(guests.phone2, phone)), gt(deliveries.sentAt, since)),
  );
}
