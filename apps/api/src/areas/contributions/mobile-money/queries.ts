import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { events } from "../../notebook/events/tables.ts";
import { contributors } from "../register/tables.ts";
import { contributionPayments } from "./tables.ts";

export type StoredMobile = typeof contributionPayments.$inferSelect;

const selectPayments = preparedQuery(
  "contribution-payments",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({ payment: contributionPayments })
      .from(contributionPayments)
      .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
      .where(
        and(
          sql`${contributors.eventId} = ${eventId}`,
          inArray(contributionPayments.state, ["paid", "refunded"]),
        ),
      )
      .orderBy(asc(contributionPayments.id)),
);

/** What came by mobile money from the contributors of an event, oldest first; what was given back too. */
export async function listMobile(db: Database, eventId: number): Promise<StoredMobile[]> {
  return (await selectPayments(db, { eventId })).map(({ payment }) => payment);
}

/** What stands of a payment, in FCFA. */
export function standingFcfa({ state, amountFcfa, refundedFcfa }: StoredMobile): number {
  return state === "paid" ? amountFcfa - refundedFcfa : 0;
}

/** A payment with who pays it and their event, locked until the end of the transaction; null when it is gone. */
export async function lockMobile(tx: Database, id: number) {
  const [row] = await tx
    .select({
      payment: contributionPayments,
      contributor: contributors,
      deletedAt: events.deletedAt,
    })
    .from(contributionPayments)
    .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(eq(contributionPayments.id, id))
    .for("update", { of: contributionPayments });
  return row ?? null;
}
