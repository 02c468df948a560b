import { eq } from "drizzle-orm";
import { events } from "../../notebook/events/tables.ts";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { contributors } from "../register/tables.ts";
import { contributionPayments } from "./tables.ts";

/** A contribution on its receipt: who pays, and for which event. */
export const describeContribution: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ payment: contributionPayments, payer: contributors.name, event: events.name })
    .from(contributionPayments)
    .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(eq(contributionPayments.id, id));
  if (!row) return null;
  return {
    payer: row.payer,
    sections: [
      {
        heading: `Pour le comité de «\u00a0${row.event}\u00a0»`,
        taxpayerNumber: null,
        lines: [{ label: "Cotisation", quantity: 1, unitFcfa: row.payment.amountFcfa }],
        delivery: null,
        total: null,
        isTaxed: false,
        refundedFcfa: 0,
      },
    ],
  };
};
