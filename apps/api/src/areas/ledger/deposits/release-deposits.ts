import { and, eq, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { recordTransaction } from "../entries/record-transaction.ts";
import { lockDeposit } from "./hold-deposit.ts";
import { heldDeposits } from "./tables.ts";

/** Deposits released in one batch. */
const BATCH = 200;

/**
 * Releases the deposits whose time has come, and that are not disputed, to what their providers may withdraw, each in a
 * transaction of its own: of two processes, the second finds it released.
 */
export async function releaseDeposits(app: AppContext): Promise<void> {
  const { db, now } = requestContext(app);
  const due = await db
    .select({ kind: heldDeposits.subjectKind, id: heldDeposits.subjectId })
    .from(heldDeposits)
    .where(
      and(
        eq(heldDeposits.state, "held"),
        eq(heldDeposits.isFrozen, false),
        lte(heldDeposits.releaseAt, now),
      ),
    )
    .orderBy(heldDeposits.releaseAt)
    .limit(BATCH);
  for (const subject of due)
    await db.transaction(async (tx) => {
      const deposit = await lockDeposit(tx, subject);
      if (deposit?.state !== "held" || deposit.isFrozen) return;
      if (deposit.releaseAt === null || deposit.releaseAt > now) return;
      const { id, providerId, paidFcfa, returnedFcfa } = deposit;
      const amountFcfa = paidFcfa - returnedFcfa;
      await tx.update(heldDeposits).set({ state: "released" }).where(eq(heldDeposits.id, id));
      await recordTransaction(tx, {
        key: `${subject.kind}:${subject.id}:release`,
        kind: "release",
        subject,
        entries: [
          { account: "held", providerId, amountFcfa },
          { account: "seller", providerId, amountFcfa: -amountFcfa },
        ],
        now,
      });
    });
}
