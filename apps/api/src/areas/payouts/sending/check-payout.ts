import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { describeError } from "../../../log.ts";
import type { StoredPayout } from "../payouts/payee.ts";
import { payouts } from "../payouts/tables.ts";
import { payoutBackoff } from "./decide-payout.ts";
import { recordPayoutResult } from "./record-payout-result.ts";
import { callCompany } from "./send-payout.ts";

/** Payouts checked in one batch. */
const BATCH = 20;
/** How long a batch leases its payouts before another process may check them, in seconds. */
const LEASE_SECONDS = 60;

/** Asks the company what became of a payout, and records it. */
export async function checkPayout(app: AppContext, id: number): Promise<void> {
  const [payout] = await app.db.select().from(payouts).where(eq(payouts.id, id));
  if (payout) await check(app, payout);
}

async function check(app: AppContext, payout: StoredPayout): Promise<void> {
  const company = payout.company && app.payouts.companies[payout.company];
  if (!company || !["sent", "confirmed"].includes(payout.state)) return;
  try {
    const standing = await company.status(payout);
    const isRepeated = await recordPayoutResult(requestContext(app), payout, company, standing);
    if (isRepeated) await callCompany(app, payout, company);
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    app.log("warn", "payout-company-away", { error: describeError(error) });
    await postpone(app, payout);
  }
}

async function postpone({ db, clock }: AppContext, { id, sentAt }: StoredPayout): Promise<void> {
  const now = clock().getTime();
  const age = (now - (sentAt?.getTime() ?? now)) / 1000;
  const nextLookAt = new Date(now + payoutBackoff(age) * 1000);
  await db.update(payouts).set({ nextLookAt }).where(eq(payouts.id, id));
}

/** Checks the payouts that are due, each in one process only: finds results whose answer or webhook was lost. */
export async function pollPayouts(app: AppContext): Promise<void> {
  const { db, clock } = app;
  const now = clock();
  const due = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(lte(payouts.nextLookAt, now))
    .orderBy(asc(payouts.nextLookAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const leased = await db
    .update(payouts)
    .set({ nextLookAt: new Date(now.getTime() + LEASE_SECONDS * 1000) })
    .where(and(inArray(payouts.id, due)))
    .returning();
  for (const payout of leased)
    await check(app, payout).catch((error: unknown) => {
      // A failed check does not stop the others; it is repeated when its lease ends.
      app.log("error", "payout-check-failed", { error: describeError(error) });
    });
}
