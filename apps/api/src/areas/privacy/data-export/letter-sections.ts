import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { notebookLetters } from "../../letters/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

/** The weekly letters of a customer: of which event, and when the last one left. */
export async function letterSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      event: events.name,
      week: notebookLetters.week,
      writtenAt: notebookLetters.writtenAt,
    })
    .from(notebookLetters)
    .innerJoin(events, eq(events.id, notebookLetters.eventId))
    .where(eq(notebookLetters.customerId, customer.id))
    .orderBy(asc(events.id));
  const columns = {
    event: "Événement",
    week: ["Dernière semaine", "date"],
    writtenAt: ["Dernière lettre", "instant"],
  } as const;
  return [makeSection("letters", "Les lettres de vos carnets", columns, rows)];
}
