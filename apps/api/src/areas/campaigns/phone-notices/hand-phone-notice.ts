import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { users } from "../../identity/users/tables.ts";
import { findTemplateCategory } from "../../operations/whatsapp-account/template-category.ts";
import { countryOfNumber } from "../../operations/whatsapp-prices/countries.ts";
import { billedCategory, costOfMessage } from "../../operations/whatsapp-prices/price-of-day.ts";
import { whatsAppPrices } from "../../operations/whatsapp-prices/tables.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { whatsAppCostDays } from "../whatsapp-costs/tables.ts";
import { channelOfWay, wayOfChannel } from "./find-phone-reader.ts";
import { phoneNotices } from "./tables.ts";

type Row = typeof phoneNotices.$inferSelect;

/**
 * Marks a notice as being handed over, with what WhatsApp charges for it: before it leaves, since its
 * receipt may come at once. Null when another attempt did, or when it was given back.
 */
export async function startHanding(
  { db, settings }: Pick<AppContext, "db" | "settings">,
  key: string,
  now: Date,
): Promise<Row | null> {
  const category = billedCategory({
    category: await findTemplateCategory(db, settings, "message"),
  });
  return db.transaction(async (tx) => {
    const [started] = await tx
      .update(phoneNotices)
      .set({ handedAt: now })
      .where(and(eq(phoneNotices.key, key), isNull(phoneNotices.handedAt)))
      .returning();
    if (!started) return null;
    if (wayOfChannel(started.channelId) === "sms") return started;
    const [reader] = await tx
      .select({ phone: users.phone })
      .from(users)
      .where(eq(users.id, started.userId));
    const country = countryOfNumber(reader?.phone ?? "");
    const day = calendarDate(now);
    const prices = await tx.select().from(whatsAppPrices);
    const costMilliFcfa = costOfMessage(prices, { country, category, day });
    const cost = { day, country, category, costMilliFcfa };
    await tx.update(phoneNotices).set(cost).where(eq(phoneNotices.key, key));
    await countCost(tx, { ...started, ...cost }, 1);
    return { ...started, ...cost };
  });
}

/** Lets a notice that certainly did not leave be attempted again. */
export async function putBack(db: Database, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(phoneNotices)
      .where(eq(phoneNotices.key, key))
      .for("update");
    if (!before) return;
    await countCost(tx, before, -1);
    const waiting = { handedAt: null, day: null, country: null, category: null };
    await tx
      .update(phoneNotices)
      .set({ ...waiting, costMilliFcfa: null })
      .where(eq(phoneNotices.key, key));
  });
}

/** Gives back the credit of a notice that certainly did not leave, or did not arrive; once. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [lost] = await tx.delete(phoneNotices).where(eq(phoneNotices.key, key)).returning();
    if (!lost) return;
    await countCost(tx, lost, -1);
    const { customerId, channelId, units } = lost;
    const move = { customerId, channelId, units };
    await giveCredit(tx, { ...move, reason: "failed-notice", key: `notice-back:${key}` });
  });
}

/** Notes how the gateway of a contract calls a notice that it took. */
export async function noteTaken(
  db: Database,
  key: string,
  taken: { gatewayId: string | null; contract: number },
): Promise<void> {
  await db.update(phoneNotices).set(taken).where(eq(phoneNotices.key, key));
}

/** Records a gateway's receipt about a paid notice; one about anything else changes nothing. */
export async function recordPhoneReceipt(
  db: Database,
  { channel, contract }: { channel: PhoneWay; contract: number },
  receipt: Extract<DeliveryReceipt, { kind: "state" }>,
): Promise<void> {
  const { key, gatewayId, state } = receipt;
  if (state !== "failed") return;
  const [lost] = await db
    .select({ key: phoneNotices.key })
    .from(phoneNotices)
    .where(
      and(
        eq(phoneNotices.channelId, channelOfWay[channel]),
        key === null
          ? and(eq(phoneNotices.gatewayId, gatewayId ?? ""), eq(phoneNotices.contract, contract))
          : eq(phoneNotices.key, key),
      ),
    );
  if (lost) await giveBack(db, lost.key);
}

/** Adds what WhatsApp charges for a notice to the figures of its day, or takes it away again. */
async function countCost(tx: Database, notice: Row, sign: 1 | -1): Promise<void> {
  const { day, country, category, costMilliFcfa, chargedFcfa } = notice;
  if (day === null || country === null || category === null || costMilliFcfa === null) return;
  const { messages, costMilliFcfa: costs, chargedFcfa: charged } = whatsAppCostDays;
  await tx
    .insert(whatsAppCostDays)
    .values({
      ...{ day, country, category, backend: sql`pg_backend_pid()`, messages: sign },
      costMilliFcfa: sign * costMilliFcfa,
      chargedFcfa: sign * chargedFcfa,
    })
    .onConflictDoUpdate({
      target: [
        whatsAppCostDays.day,
        whatsAppCostDays.country,
        whatsAppCostDays.category,
        whatsAppCostDays.backend,
      ],
      set: {
        messages: sql`${messages} + excluded.messages`,
        costMilliFcfa: sql`${costs} + excluded.cost_milli_fcfa`,
        chargedFcfa: sql`${charged} + excluded.charged_fcfa`,
      },
    });
}
