import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { preparedStatement, type Values } from "../../../database/prepared-query.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { changeStatus } from "../campaigns/change-status.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveryMachine, instantsOf, openStates, type ResultState } from "./delivery-state.ts";
import { deliveries } from "./tables.ts";

/**
 * How long a sender may hold a delivery, in seconds. A batch, two at once, is done in time through a
 * gateway that takes up to 4 s an email; a slower one leaves the remainder to be leased again.
 */
export const LEASE_SECONDS = 180;
/** Deliveries leased by one statement. */
export const LEASE_BATCH = 50;

/** A delivery that a sender holds, with the guest it goes to. */
export interface LeasedDelivery {
  id: number;
  key: string;
  token: string;
  /** What leaves by SMS and WhatsApp. */
  text: string | null;
  /** How many units of credit it uses. */
  units: number;
  /** The number of this attempt, from 1. */
  attempts: number;
  leasedUntil: Date;
  /** The number of the contract that it is handed to, or was. */
  contract: number;
  guest: typeof guests.$inferSelect;
}

type Change = PgUpdateSetSource<typeof deliveries>;

/** Written as a literal: with a parameter PostgreSQL may not use the partial index of such deliveries. */
const isQueued = sql`${deliveries.state} = 'queued'`;

/** Whether any delivery of a campaign waits, or is held by a sender. */
export async function hasOpenDeliveries(db: Database, campaignId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, openStates)))
    .limit(1);
  return open !== undefined;
}

/** Whether another campaign has deliveries that may leave now. */
export async function othersWait(db: Database, campaignId: number, now: Date): Promise<boolean> {
  const ready = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.campaignId, campaigns.id),
        isQueued,
        or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, now)),
      ),
    );
  const [other] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, "sending"), ne(campaigns.id, campaignId), exists(ready)))
    .limit(1);
  return other !== undefined;
}

/**
 * Leases the next deliveries that wait, to be handed to a contract; other senders of the same campaign
 * get others. The contract is noted before anything leaves: should the sender die, it is the one to ask.
 */
export function leaseQueued(
  db: Database,
  campaignId: number,
  now: Date,
  { contract, most = LEASE_BATCH }: { contract: number; most?: number },
): Promise<LeasedDelivery[]> {
  return lease(db, nextQueued(db, campaignId, now, most), {
    state: deliveryMachine.transition("queued", "sending"),
    leasedUntil: leaseFrom(now),
    attempts: sql`${deliveries.attempts} + 1`,
    contract,
  });
}

/**
 * Leases deliveries whose sender disappeared: their contract is to be asked what became of them.
 * @param except contracts that others ask
 */
export function leaseLost(
  db: Database,
  campaignId: number,
  now: Date,
  except: readonly number[] = [],
): Promise<LeasedDelivery[]> {
  const lost = and(
    eq(deliveries.state, "sending"),
    lte(deliveries.leasedUntil, now),
    except.length === 0 ? undefined : notInArray(deliveries.contract, [...except]),
  );
  return lease(db, next(db, campaignId, lost), { leasedUntil: leaseFrom(now) });
}

/** What became of a delivery that a sender held. */
export type Result = Change & { state: ResultState };

/** Writes what became of a delivery; false when another sender holds it by now. */
export async function recordResult(
  db: Database,
  delivery: LeasedDelivery,
  result: Result,
  now: Date,
): Promise<boolean> {
  const change = {
    leasedUntil: null,
    reason: null,
    ...instantsOf(result.state, now),
    ...result,
    state: deliveryMachine.transition("sending", result.state),
  };
  return changeLeased(db, delivery, change);
}

/** A delivery that the gateway took, and its id there. */
export interface TakenDelivery {
  delivery: LeasedDelivery;
  gatewayId: string | null;
}

const markSent = preparedStatement(
  "mark-deliveries-sent",
  (
    taken: Values<{ ids: number[]; leases: Date[]; gatewayIds: (string | null)[]; sentAt: Date }>,
  ) => sql`
    update ${deliveries} set state = ${deliveryMachine.transition("sending", "sent")}, sent_at = ${taken.sentAt},
      leased_until = null, reason = null, gateway_id = taken.gateway_id
    from unnest(${taken.ids}::bigint[], ${taken.leases}::timestamptz[], ${taken.gatewayIds}::text[])
      as taken (id, leased_until, gateway_id)
    where ${deliveries.id} = taken.id and ${deliveries.state} = 'sending'
      and ${deliveries.leasedUntil} = taken.leased_until`,
);

/**
 * Marks deliveries that the gateway took as sent, by one statement; one that another sender holds by
 * now stays as it is.
 */
export async function recordSent(
  db: Database,
  taken: readonly TakenDelivery[],
  now: Date,
): Promise<void> {
  if (taken.length === 0) return;
  await markSent(db, {
    ids: taken.map(({ delivery }) => delivery.id),
    leases: taken.map(({ delivery }) => delivery.leasedUntil),
    gatewayIds: taken.map(({ gatewayId }) => gatewayId),
    sentAt: now,
  });
}

/** Ends a lease early, so that the delivery may be leased again at once. */
export async function endLease(db: Database, delivery: LeasedDelivery, now: Date): Promise<void> {
  await changeLeased(db, delivery, { leasedUntil: now });
}

async function changeLeased(
  db: Database,
  { id, leasedUntil }: LeasedDelivery,
  change: Change,
): Promise<boolean> {
  const isHeld = and(
    eq(deliveries.id, id),
    eq(deliveries.state, "sending"),
    eq(deliveries.leasedUntil, leasedUntil),
  );
  const changed = await db
    .update(deliveries)
    .set(change)
    .where(isHeld)
    .returning({ id: deliveries.id });
  return changed.length > 0;
}

/** Closes a campaign of which nothing is on its way any more. */
export async function closeWhenDone(db: Database, campaignId: number): Promise<void> {
  const open = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, openStates)));
  const campaign = { id: campaignId, status: "sending" as const };
  await changeStatus(db, campaign, "done", notExists(open));
}

/** The deliveries of a campaign that are leased next. The index of queued ones is read in its order: nothing is sorted. */
export function nextQueued(db: Database, campaignId: number, now: Date, most = LEASE_BATCH) {
  const isDue = or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, now));
  return next(db, campaignId, and(isQueued, isDue), most);
}

function next(
  db: Database,
  campaignId: number,
  which: SQL | undefined,
  most: number = LEASE_BATCH,
) {
  return db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), which))
    .orderBy(asc(deliveries.id))
    .limit(most)
    .for("update", { skipLocked: true });
}

/** One statement. */
async function lease(
  db: Database,
  chosen: ReturnType<typeof next>,
  change: Change,
): Promise<LeasedDelivery[]> {
  const leased = await db
    .update(deliveries)
    .set(change)
    .from(guests)
    // An array is computed once; a subquery may be run again, and would then lease more.
    .where(and(sql`${deliveries.id} = any(array(${chosen}))`, eq(guests.id, deliveries.guestId)))
    .returning({
      id: deliveries.id,
      key: deliveries.key,
      token: deliveries.token,
      text: deliveries.text,
      units: deliveries.units,
      attempts: deliveries.attempts,
      leasedUntil: deliveries.leasedUntil,
      contract: deliveries.contract,
      guest: guests,
    });
  return leased
    .flatMap(({ leasedUntil, ...row }) => (leasedUntil ? [{ ...row, leasedUntil }] : []))
    .sort((one, other) => one.id - other.id);
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}
