import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { ERASED_PAYER } from "../../identity/users/erased-payer.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";

/**
 * The customer that stands for all erased payers, closed and without a password; created on first
 * use.
 */
async function erasedPayer(tx: Database, now: Date): Promise<number> {
  const known = () =>
    tx
      .select({ id: customers.id })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.userId))
      .where(and(eq(users.email, ERASED_PAYER), isNotNull(users.emailVerifiedAt)));
  const [user] = await tx
    .insert(users)
    .values({
      role: "CUSTOMER",
      name: "Compte effacé",
      lastName: "",
      givenNames: "",
      email: ERASED_PAYER,
      // Proven, and so unique: two concurrent erasures create one such account.
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user) await tx.insert(customers).values({ userId: user.id, archivedAt: now, createdAt: now });
  const [found] = await known();
  if (!found) throw new Error("The erased payer was not written");
  return found.id;
}

/**
 * Moves somebody's orders to the erased payer, because accounting rules require the orders; the
 * phone number that paid is deleted.
 */
export async function anonymisePaymentsOf(
  tx: Database,
  customerId: number,
  now: Date,
): Promise<void> {
  const own = tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.customerId, customerId));
  await tx
    .update(paymentAttempts)
    .set({ phone: null, paymentUrl: null, notifyToken: null })
    .where(inArray(paymentAttempts.paymentId, own));
  await tx
    .update(payments)
    .set({ customerId: await erasedPayer(tx, now) })
    .where(eq(payments.customerId, customerId));
}
