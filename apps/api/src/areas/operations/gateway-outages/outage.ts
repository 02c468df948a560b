import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { FIRST_CONTRACT } from "../../../drivers/gateway-contracts.ts";
import { markKeySeenTo } from "../../identity/notices/tell-staff.ts";
import { alertKey } from "../alerts/alert-notice.ts";
import { type AlertingContext, alertOperator } from "../alerts/alert-operator.ts";
import { contractId, contractName, type OutgoingContract } from "./contract-names.ts";
import { gatewayOutages } from "./tables.ts";

/** A contract that refuses us or cannot be reached. */
export type Outage = typeof gatewayOutages.$inferSelect;

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

function isOf({ channel, contract = FIRST_CONTRACT }: OutgoingContract) {
  return and(eq(gatewayOutages.channel, channel), eq(gatewayOutages.contract, contract));
}

/** How a contract fares: null when it is well. */
export async function findOutage(db: Database, of: OutgoingContract): Promise<Outage | null> {
  const [outage] = await db.select().from(gatewayOutages).where(isOf(of));
  return outage ?? null;
}

/** The contracts of a channel that are not well. */
export function listOutages(db: Database, channel: OutgoingContract["channel"]): Promise<Outage[]> {
  return db.select().from(gatewayOutages).where(eq(gatewayOutages.channel, channel));
}

/**
 * Pauses a gateway for a while, since it refused us or could not be reached, and alerts the
 * operator. Several that fail together make one pause.
 * @returns until when
 */
export async function pauseGateway(
  db: Database,
  app: AlertingContext,
  { code = "", ...of }: OutgoingContract & { code?: string | undefined },
  now: Date,
): Promise<Date> {
  const until = (failures: number) => new Date(now.getTime() + pauseAfter(failures) * 1000);
  const outage = await findOutage(db, of);
  const failures = (outage?.failures ?? 0) + 1;
  await db
    .insert(gatewayOutages)
    .values({ ...of, since: now, pausedUntil: until(1), code })
    .onConflictDoUpdate({
      target: [gatewayOutages.channel, gatewayOutages.contract],
      set: {
        pausedUntil: until(failures),
        failures: sql`${gatewayOutages.failures} + 1`,
        code,
      },
      setWhere: lte(gatewayOutages.pausedUntil, now),
    });
  const detail = `${contractName(of)}\u00a0: la passerelle nous refuse ou ne répond pas (${code}).`;
  await alertOperator(db, app, { kind: "gateway-away", subject: contractId(of), detail }, now);
  return (await findOutage(db, of))?.pausedUntil ?? until(1);
}

/**
 * Claims the attempt at a contract whose pause is over, while others of its channel are well: one
 * message of all processes finds out how it fares. It counts as failed until it succeeds, so that
 * nobody else tries and a process that dies leaves no claim.
 * @returns null when the caller may try, otherwise until when the contract is left alone
 */
export async function claimAttempt(
  db: Database,
  of: OutgoingContract,
  now: Date,
): Promise<Date | null> {
  const outage = await findOutage(db, of);
  if (outage === null) return null;
  if (outage.pausedUntil > now) return outage.pausedUntil;
  const failures = outage.failures + 1;
  const pausedUntil = new Date(now.getTime() + pauseAfter(failures) * 1000);
  const claimed = await db
    .update(gatewayOutages)
    .set({ failures, pausedUntil })
    .where(
      and(
        isOf(of),
        eq(gatewayOutages.failures, outage.failures),
        lte(gatewayOutages.pausedUntil, now),
      ),
    )
    .returning({ failures: gatewayOutages.failures });
  return claimed.length > 0 ? null : pausedUntil;
}

/** Notes that a gateway took a message again: nobody has to see to it any more. */
export async function endOutage(db: Database, of: OutgoingContract, now: Date): Promise<void> {
  const ended = await db
    .delete(gatewayOutages)
    .where(isOf(of))
    .returning({ channel: gatewayOutages.channel });
  if (ended.length > 0) await markKeySeenTo(db, now, alertKey("gateway-away", contractId(of)));
}

/** Lets everything attempt again at once: the operator has mended what was wrong. */
export async function endPause(db: Database, of: OutgoingContract, now: Date): Promise<void> {
  await db
    .update(gatewayOutages)
    .set({ pausedUntil: now })
    .where(and(isOf(of), gt(gatewayOutages.pausedUntil, now)));
}
