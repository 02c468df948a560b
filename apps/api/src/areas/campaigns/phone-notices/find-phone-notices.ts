import type { PhoneNotices } from "@jdj/contract/campaigns/phone-notices";
import { desc, eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import { phoneToProve } from "../../accounts/phone-verification/send-code.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { findChosenWay, listOpenWays, wayOfChannel } from "./find-phone-reader.ts";
import { phoneNotices } from "./tables.ts";

/** How many messages are listed. */
const NEWEST = 5;

/** By what the phone of a customer is told of notices, for how much, and what it was told of late. */
export async function findPhoneNotices(
  { db, settings }: Pick<AppContext, "db" | "settings">,
  { user, customer }: CustomerActor,
): Promise<PhoneNotices> {
  const phone = user.phoneVerifiedAt === null ? null : user.phone;
  const event = await findCurrentEvent(db, customer.id);
  const isSold = !settings.closedServices.includes("payments");
  const open = await Promise.all(
    (await listOpenWays(db, settings)).map(async ({ way, channelId, priceFcfa }) => ({
      ...{ way, price_fcfa: priceFcfa },
      credit: await creditOf(db, customer.id, channelId),
    })),
  );
  // As a channel is offered to campaigns: what nobody can pay for is not.
  const ways = open.filter(({ price_fcfa, credit }) => price_fcfa === 0 || credit > 0 || isSold);
  const sent = await db
    .select()
    .from(phoneNotices)
    .where(eq(phoneNotices.userId, user.id))
    .orderBy(desc(phoneNotices.createdAt), desc(phoneNotices.key))
    .limit(NEWEST);
  return {
    way: await findChosenWay(db, user.id),
    ways,
    phone_number: phone,
    unproven_phone_number: phoneToProve({ user }),
    is_stopped: (await findSuppressed(db, [phone])).size > 0,
    can_buy: isSold && event?.customerId === customer.id,
    sent: sent.map(({ channelId, createdAt, units }) => ({
      ...{ way: wayOfChannel(channelId), units },
      sent_at: createdAt.toISOString(),
    })),
  };
}
