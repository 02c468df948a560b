import { and, gt, inArray, isNull } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { paymentAttempts } from "../payments/tables.ts";

/** How far back closed attempts are compared with the companies' books, in days. */
const DAYS = 7;

/**
 * Has the poller ask the companies again about attempts that were closed without money: one that
 * was paid after all, with its webhook lost, is found and credited.
 */
export async function reconcilePayments(app: AppContext): Promise<void> {
  const { db, now } = requestContext(app);
  await db
    .update(paymentAttempts)
    .set({ nextLookAt: now })
    .where(
      and(
        inArray(paymentAttempts.state, ["failed", "expired"]),
        isNull(paymentAttempts.nextLookAt),
        gt(paymentAttempts.createdAt, new Date(now.getTime() - DAYS * 86_400_000)),
      ),
    );
}
