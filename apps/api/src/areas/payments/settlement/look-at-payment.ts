import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { describeError } from "../../../log.ts";
import { findAttempt } from "../orders/queries.ts";
import { paymentAttempts } from "../orders/tables.ts";
import { restFor } from "./decide.ts";
import { settle } from "./settle.ts";

/** Tries looked at in one turn, and at once. */
const BATCH = 50;
const AT_ONCE = 5;
/** How long a turn has before another may look at the same tries, in seconds. */
const BATCH_SECONDS = 60;

/**
 * Asks a gateway what became of a try, outside of any transaction, and settles it.
 * @throws GatewayAway
 */
export async function lookAtPayment(app: AppContext, attemptId: number): Promise<void> {
  const found = await findAttempt(app.db, attemptId);
  const gateway = found && app.payments.gateways[found.attempt.gateway];
  if (!gateway) return;
  const { attempt } = found;
  if (!["pending", "failed", "expired"].includes(attempt.state)) return;
  const standing = await gateway.status(attempt);
  await settle(requestContext(app), attempt.id, standing);
}

/** The same, for those who can wait: a gateway that is away is asked again by the poller, less often the older the attempt. */
export async function tryToLook(app: AppContext, attemptId: number): Promise<void> {
  try {
    await lookAtPayment(app, attemptId);
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
  const nextLookAt = new Date(now + restFor(age) * 1000);
  await db.update(paymentAttempts).set({ nextLookAt }).where(isAsked);
}

/** Settles what was never notified: asks about the tries whose time has come, once in all processes. */
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
    const taken = await db
      .update(paymentAttempts)
      .set({ nextLookAt: new Date(now.getTime() + BATCH_SECONDS * 1000) })
      .where(and(inArray(paymentAttempts.id, due)))
      .returning({ id: paymentAttempts.id });
    if (taken.length === 0) return;
    const hand = async () => {
      for (let one = taken.shift(); one !== undefined; one = taken.shift())
        await tryToLook(app, one.id).catch((error: unknown) => {
          // One that cannot be settled keeps no other waiting; its lease brings it back.
          app.log("error", "payment-look-failed", { error: describeError(error) });
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
  }
}
