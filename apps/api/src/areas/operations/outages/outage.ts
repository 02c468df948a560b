import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type AlertingContext, alertOperator } from "../alerts/alert-operator.ts";
import { gatewayOutages } from "./tables.ts";

export type OutgoingChannel = (typeof gatewayOutages.$inferSelect)["channel"];

/** What waits for a gateway is attempted again for so long, in milliseconds: a day. */
export const PATIENCE_MS = 86_400_000;
/** The first pause of a gateway that refuses us, in seconds; each one after it is twice as long. */
const FIRST_PAUSE_SECONDS = 60;
/** The longest pause, in seconds: so long after the mending everything leaves again. */
const LONGEST_PAUSE_SECONDS = 900;

/** How long a gateway is left alone after so many failures in a row, in seconds. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (failures - 1), LONGEST_PAUSE_SECONDS);
}

/** How the channel fares: null when it is well. */
export async function findOutage(db: Database, channel: OutgoingChannel) {
  const [outage] = await db
    .select()
    .from(gatewayOutages)
    .where(eq(gatewayOutages.channel, channel));
  return outage ?? null;
}

/**
 * Pauses a gateway for a while, since it refused us or could not be reached, and alerts the
 * operator. Several that fail together make one pause.
 * @returns until when
 */
export async function pauseGateway(
  db: Database,
  app: AlertingContext,
  { channel, code = "" }: { channel: OutgoingChannel; code?: string | undefined },
  now: Date,
): Promise<Date> {
  const until = (failures: number) => new Date(now.getTime() + pauseAfter(failures) * 1000);
  const outage = await findOutage(db, channel);
  const failures = (outage?.failures ?? 0) + 1;
  await db
    .insert(gatewayOutages)
    .values({ channel, since: now, pausedUntil: until(1), code })
    .onConflictDoUpdate({
      target: gatewayOutages.channel,
      set: {
        pausedUntil: until(failures),
        failures: sql`${gatewayOutages.failures} + 1`,
        code,
      },
      setWhere: lte(gatewayOutages.pausedUntil, now),
    });
  const detail = `${channelNames[channel]}\u00a0: la passerelle nous refuse ou ne répond pas (${code}).`;
  await alertOperator(db, app, { kind: "gateway-away", subject: channel, detail }, now);
  return (await findOutage(db, channel))?.pausedUntil ?? until(1);
}

/** Notes that a gateway took a message again. */
export async function endOutage(db: Database, channel: OutgoingChannel): Promise<void> {
  await db.delete(gatewayOutages).where(eq(gatewayOutages.channel, channel));
}

/** Lets everything attempt again at once: the operator has mended what was wrong. */
export async function endPause(db: Database, channel: OutgoingChannel, now: Date): Promise<void> {
  await db
    .update(gatewayOutages)
    .set({ pausedUntil: now })
    .where(and(eq(gatewayOutages.channel, channel), gt(gatewayOutages.pausedUntil, now)));
}

/** What the operator calls the channels. */
export const channelNames: Record<OutgoingChannel, string> = {
  mail: "E-mail",
  sms: "SMS",
  whatsapp: "WhatsApp",
  invoices: "Factures normalisées (FNE)",
};
