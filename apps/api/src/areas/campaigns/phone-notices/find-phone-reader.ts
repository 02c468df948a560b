import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { noticePhones } from "../../identity/notices/phone/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { blockedTemplates } from "../../operations/whatsapp-account/blocked-templates.ts";
import { isChannelOpen } from "../channels/is-channel-open.ts";
import { channels } from "../channels/tables.ts";
import { findSuppressed } from "../suppression-list/queries.ts";

/** The channel of each way: its price and its credit are those of campaigns. */
export const channelOfWay: Readonly<Record<PhoneWay, number>> = {
  sms: channelIds.sms,
  whatsapp: channelIds.whatsapp,
};

/** The way of a channel. */
export const wayOfChannel = (channelId: number): PhoneWay =>
  channelId === channelIds.whatsapp ? "whatsapp" : "sms";

/** Where an account is reached, and whose credit pays for it. */
export interface PhoneReader {
  /** E.164. */
  to: string;
  customerId: number;
}

/**
 * The proven number of a customer's account; null without one, or once the account is closed, closed by
 * staff or about to be erased.
 */
export async function findPhoneReader(db: Database, userId: number): Promise<PhoneReader | null> {
  const [row] = await db
    .select({ to: users.phone, customerId: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, "CUSTOMER"),
        isNotNull(users.phoneVerifiedAt),
        isNull(users.archivedAt),
        isNull(customers.archivedAt),
        isNull(customers.erasesAt),
      ),
    );
  return row?.to ? { to: row.to, customerId: row.customerId } : null;
}

/** The same, but nobody whose number is on the suppression list. */
export async function findWillingReader(db: Database, userId: number): Promise<PhoneReader | null> {
  const reader = await findPhoneReader(db, userId);
  if (reader === null) return null;
  return (await findSuppressed(db, [reader.to])).size > 0 ? null : reader;
}

/** The way that an account has chosen; null for none. */
export async function findChosenWay(db: Database, userId: number): Promise<PhoneWay | null> {
  const [held] = await db
    .select({ way: noticePhones.way })
    .from(noticePhones)
    .where(eq(noticePhones.userId, userId));
  return held?.way ?? null;
}

/** The ways by which notices may leave now, each with its channel: its gateway is there, and it is open. */
export async function listOpenWays(
  db: Database,
  settings: ApiSettings,
): Promise<{ way: PhoneWay; channelId: number; priceFcfa: number }[]> {
  const rows = await db
    .select({ channel: channels, blocked: blockedTemplates })
    .from(channels)
    .where(inArray(channels.id, Object.values(channelOfWay)))
    .orderBy(channels.id);
  return rows.flatMap(({ channel, blocked }) => {
    const way = wayOfChannel(channel.id);
    const isClosed = way === "whatsapp" && settings.closedServices.includes("whatsapp-notices");
    if (isClosed || !isChannelOpen(channel, { ...settings, blocked, use: "message" })) return [];
    return [{ way, channelId: channel.id, priceFcfa: channel.priceFcfa }];
  });
}
