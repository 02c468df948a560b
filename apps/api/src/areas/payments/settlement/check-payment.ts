import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { GatewayAway, type Standing } from "../../../drivers/payments/port.ts";
import { describeError } from "../../../log.ts";
import { findAttempt } from "../payments/queries.ts";
import { gatewayAnswers, paymentAttempts } from "../payments/tables.ts";
import { backoffSeconds } from "./decide-attempt.ts";
import { settlePayment } from "./settle-payment.ts";

/** Attempts checked in one batch, and at the same time. */
const BATCH = 50;
const AT_ONCE = 5;
/** How long a batch leases its attempts before another process may check them, in seconds. */
const BATCH_SECONDS = 60;

/** What is written in the transaction that settles an attempt. */
type Alongside = (tx: Database, answer: Standing["state"]) => Promise<void>;

/**
 * Asks a gateway for the status of an attempt, outside of any transaction, and records it.
 * @param alongside called in the transaction that settles it; never without an answer
 * @returns what it answered; null where it is closed, or the attempt is settled
 * @throws GatewayAway
 */
export async function checkPayment(
  app: AppContext,
  attemptId: number,
  alongside?: Alongside,
): Promise<Standing["state"] | null> {
  const found = await findAttempt(app.db, attemptId);
  const gateway = found && app.payments.gateways[found.attempt.gateway];
  if (!gateway) return null;
  const { attempt } = found;
  if (!["pending", "failed", "expired"].includes(attempt.state)) return null;
  const context = requestContext(app);
  let standing: Standing;
  try {
    standing = await gateway.status(attempt);
  } catch (error) {
    if (error instanceof GatewayAway) await recordAnswer(context, attempt.id, "away");
    throw error;
  }
  await recordAnswer(context, attempt.id, standing.state);
  if (alongside)
    await context.db.transaction(async (tx) => {
      await settlePayment({ ...context, db: tx }, attempt.id, standing);
      await alongside(tx, standing.state);
    });
  else await settlePayment(context, attempt.id, standing);
  return standing.state;
}

/**
 * The same, but when the gateway is away the poller asks again, less often the older the attempt.
 */
export async function checkPaymentOrPostpone(
  app: AppContext,
  attemptId: number,
  alongside?: Alongside,
): Promise<void> {
  try {
    await checkPayment(app, attemptId, alongside);
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    app.log("warn", "gateway-away", { error: describeError(error) });
    await postpone(app, attemptId);
  }
}

async function postpone({ db, clock }: AppContext, attemptId: number): Promise<void> {
  const isAsked = and(eq(paymentAttempts.id, attemptId), isNotNull(paymentAttempts.nextLookAt));
  const [attempt] = await db
    .select({ createdAt: paymentAttempts.createdAt })
    .from(paymentAttempts)
    .where(isAsked);
  if (!attempt) return;
  const now = clock().getTime();
  const age = (now - attempt.createdAt.getTime()) / 1000;
  const nextLookAt = new Date(now + backoffSeconds(age) * 1000);
  await db.update(paymentAttempts).set({ nextLookAt }).where(isAsked);
}

/** Checks the attempts that are due, each in one process only: finds payments whose webhook never came. */
export async function pollPayments(app: AppContext): Promise<void> {
  const { db, clock } = app;
  for (;;) {
    const now = clock();
    const due = db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(lte(paymentAttempts.nextLookAt, now))
      .orderBy(asc(paymentAttempts.nextLookAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const leased = await db
      .update(paymentAttempts)
      .set({ nextLookAt: new Date(now.getTime() + BATCH_SECONDS * 1000) })
      .where(and(inArray(paymentAttempts.id, due)))
      .returning({ id: paymentAttempts.id });
    if (leased.length === 0) return;
    const checkNext = async () => {
      for (let one = leased.shift(); one !== undefined; one = leased.shift())
        await checkPaymentOrPostpone(app, one.id).catch((error: unknown) => {
          // A failed check does not stop the others; it is repeated when its lease ends.
          app.log("error", "payment-check-failed", { error: describeError(error) });
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
  }
}

/** A gateway's answer about an attempt; `away` when it gave none. */
type Answer = (typeof gatewayAnswers.$inferSelect)["answer"];

/**
 * Records what a gateway answered about an attempt, for its timeline: the same answer as the last
 * one is counted in its row.
 */
async function recordAnswer(
  { db, now }: { db: Database; now: Date },
  attemptId: number,
  answer: Answer,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with newest as (
      select id, answer from ${gatewayAnswers} where attempt_id = ${attemptId} order by id desc limit 1
    ), counted as (
      update ${gatewayAnswers} set times = times + 1, last_at = ${at}::timestamptz
      where id = (select id from newest where answer = ${answer}) returning id
    )
    insert into ${gatewayAnswers} (attempt_id, answer, first_at, last_at)
    select ${attemptId}::bigint, ${answer}, ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from counted)`);
}
