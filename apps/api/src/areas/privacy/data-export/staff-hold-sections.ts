import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { makeSection } from "./make-section.ts";

/** The sales of a customer whose money staff held, and why. */
export async function staffHoldSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      label: staffHolds.label,
      reason: staffHolds.reason,
      heldAt: staffHolds.heldAt,
      endReason: staffHolds.endReason,
      endedAt: staffHolds.endedAt,
    })
    .from(staffHolds)
    .where(eq(staffHolds.customerId, customer.id))
    .orderBy(asc(staffHolds.id));
  return [
    makeSection(
      "staff-holds",
      "L’argent que notre équipe a retenu",
      {
        label: "À propos de",
        reason: "Motif",
        heldAt: ["Retenu le", "instant"],
        endReason: "Motif de la fin",
        endedAt: ["Terminé le", "instant"],
      },
      rows,
    ),
  ];
}
