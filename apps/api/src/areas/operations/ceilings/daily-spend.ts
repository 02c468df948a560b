import { type RefusalCode, refusal } from "@jdj/contract/call/refusals";
import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { limitCounters } from "../../../rate-limit/tables.ts";
import { type AlertingContext, alertOperator } from "../alerts/alert-operator.ts";
import { SMS_COST_FCFA, SPEND_WARNING } from "./ceilings.ts";
import { windowOf } from "./consume-ceiling.ts";

const KEY = "spend:sms";
const day = { seconds: 86_400 };

/** The most that an unpaid SMS costs us, in FCFA. @param to in E.164 */
export function costOfSms(to: string, text: string): number {
  const { segments } = smsLength(text);
  return segments * (to.startsWith("+225") ? SMS_COST_FCFA.home : SMS_COST_FCFA.abroad);
}

/** The amount spent on this day (UTC) on unpaid messages, in FCFA. */
export async function spentToday(db: Database, now: Date): Promise<number> {
  const [counter] = await db
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(and(eq(limitCounters.key, KEY), eq(limitCounters.windowStart, windowOf(day, now))));
  return counter?.count ?? 0;
}

/**
 * Refuses what would cost us money once the day's is spent.
 * @throws code
 */
export async function refuseWhenSpent(
  { db, now, settings }: Pick<AppContext, "db" | "settings"> & { now: Date },
  code: RefusalCode,
): Promise<void> {
  if ((await spentToday(db, now)) >= settings.dailySpendFcfa) throw refusal(code);
}

/** Notes what an SMS cost, and warns the operator when the day's money runs out. */
export async function recordSpend(
  db: Database,
  app: AlertingContext & { settings: Pick<AppContext["settings"], "dailySpendFcfa"> },
  fcfa: number,
  now: Date,
): Promise<void> {
  const [counter] = await db
    .insert(limitCounters)
    .values({ key: KEY, windowStart: windowOf(day, now), count: fcfa })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + ${fcfa}` },
    })
    .returning({ count: limitCounters.count });
  const spent = counter?.count ?? 0;
  const { dailySpendFcfa: most } = app.settings;
  if (spent < most * SPEND_WARNING) return;
  const kind = spent >= most ? ("spend-reached" as const) : ("spend-near" as const);
  const detail = `SMS de comptes\u00a0: ${spent} FCFA dépensés aujourd’hui sur ${most} FCFA${kind === "spend-reached" ? ". Plus aucun ne part avant demain." : "."}`;
  await alertOperator(db, app, { kind, subject: "sms", detail }, now);
}
