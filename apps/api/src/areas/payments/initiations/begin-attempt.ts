import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { attemptReference, MOST_ATTEMPTS } from "../payments/payment-reference.ts";
import { isPayable, paymentMachine } from "../payments/payment-state.ts";
import { type Attempt, listAttempts } from "../payments/queries.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";

/** When the gateway is first asked about a new attempt, in seconds; a page that has not opened by then will not. */
const FIRST_LOOK_SECONDS = 15;

/**
 * Stores an attempt before the gateway is called, so that none is lost. A pending attempt by the
 * same gateway and from the same phone is returned instead of a new one.
 * @param mayPayTwice whether the payer knows that another payment is pending
 * @throws already-paid, order-closed, payment-pending (409), request-under-way (409) while the gateway is being asked, too-many-requests (429) past 99 attempts
 */
export async function beginAttempt(
  { db, now }: RequestContext,
  paymentId: number,
  asked: Pick<Attempt, "gateway" | "amountFcfa" | "phone">,
  mayPayTwice: boolean,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId))
      .for("update");
    if (!payment) throw refusal("not-found");
    if (payment.paidAt !== null) throw refusal("already-paid");
    if (!isPayable(payment)) throw refusal("order-closed");
    const attempts = await listAttempts(tx, [paymentId]);
    const open = attempts.findLast(
      (attempt) =>
        attempt.state === "pending" &&
        attempt.gateway === asked.gateway &&
        attempt.phone === asked.phone,
    );
    if (open && (open.phone !== null || open.paymentUrl !== null))
      return { attempt: open, isNew: false };
    const age = open ? now.getTime() - open.createdAt.getTime() : Number.POSITIVE_INFINITY;
    if (age < FIRST_LOOK_SECONDS * 1000) throw refusal("request-under-way");
    const hasPending = attempts.some(({ state, id }) => state === "pending" && id !== open?.id);
    if (hasPending && !mayPayTwice) throw refusal("payment-pending");
    if (attempts.length >= MOST_ATTEMPTS) throw refusal("too-many-requests");
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        paymentId,
        ...asked,
        reference: attemptReference(payment.reference, attempts.length + 1),
        createdAt: now,
        nextLookAt: new Date(now.getTime() + FIRST_LOOK_SECONDS * 1000),
      })
      .returning();
    if (!attempt) throw new Error("The attempt was not written");
    if (payment.state !== "pending")
      await tx
        .update(payments)
        .set({ state: paymentMachine.transition(payment.state, "pending") })
        .where(eq(payments.id, paymentId));
    return { attempt, isNew: true };
  });
}
