import { and, eq, isNull, lte, notExists } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { recordTransaction } from "../entries/record-transaction.ts";
import { findOpenHold } from "../staff-holds/queries.ts";
import { staffHolds } from "../staff-holds/tables.ts";
import { depositMachine } from "./deposit-state.ts";
import { lockDeposit } from "./hold-deposit.ts";
import { heldDeposits } from "./tables.ts";

/** Deposits released in one batch. */
const BATCH = 200;

/**
 * Releases the deposits whose time has come, that are neither disputed nor held by staff, to what their providers may
 * withdraw, each in a transaction of its own: of two processes, the second finds it released.
 */
export async function releaseDeposits(app: AppContext): Promise<void> {
  const { db, now } = requestContext(app);
  const openHolds = db
    .select({ id: staffHolds.id })
    .from(staffHolds)
    .where(
      and(
        eq(staffHolds.subjectKind, heldDeposits.subjectKind),
        eq(staffHolds.subjectId, heldDeposits.subjectId),
        isNull(staffHolds.endedAt),
      ),
    );
  const due = await db
    .select({ kind: heldDeposits.subjectKind, id: heldDeposits.subjectId })
    .from(heldDeposits)
    .where(
      and(
        eq(heldDeposits.state, "held"),
        eq(heldDeposits.isFrozen, false),
        lte(heldDeposits.releaseAt, now),
        notExists(openHolds),
      ),
    )
    .orderBy(heldDeposits.releaseAt)
    .limit(BATCH);
  for (const subject of due)
    await db.transaction(async (tx) => {
      const deposit = await lockDeposit(tx, subject);
      if (deposit?.state !== "held" || deposit.isFrozen) return;
      if (deposit.releaseAt === null || deposit.releaseAt > now) return;
      if ((await findOpenHold(tx, subject)) !== null) return;
      const { id, providerId, paidFcfa, returnedFcfa } = deposit;
      const amountFcfa = paidFcfa - returnedFcfa;
      await tx
        .update(heldDeposits)
        .set({ state: depositMachine.transition(deposit.state, "released") })
        .where(eq(heldDeposits.id, id));
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
