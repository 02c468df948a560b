import type { DataSection } from "@jdj/contract/accounts/data-export";
import { kindLabels, stageLabels, stateLabels } from "@jdj/contract/notebook/dowry-items";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { dowryItems } from "../../notebook/dowry/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

/** What the families of a customer's events bring at kôkôkô and dot. */
export async function dowrySections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const items = await db
    .select({ item: dowryItems, event: events.name })
    .from(dowryItems)
    .innerJoin(events, eq(events.id, dowryItems.eventId))
    .where(eq(events.customerId, customer.id))
    .orderBy(asc(dowryItems.id));
  return [
    makeSection(
      "dowry",
      "Vos listes de kôkôkô et de dot",
      {
        event: "Événement",
        stage: "Rencontre",
        kind: "Sorte",
        name: "Quoi",
        quantity: "Quantité",
        amountFcfa: "Montant (FCFA)",
        recipient: "Pour qui",
        bringer: "Qui l’apporte",
        state: "État",
        agreed: "Convenu",
        note: "Note",
      },
      items.map(({ item, event }) => ({
        ...item,
        event,
        stage: stageLabels[item.stage],
        kind: kindLabels[item.kind],
        state: stateLabels[item.state],
      })),
    ),
  ];
}
