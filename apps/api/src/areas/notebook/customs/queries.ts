import type { CustomStage } from "@jdj/contract/notebook/custom-items";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventCeremony } from "../ceremonies/ceremony.ts";
import { listCeremonies } from "../ceremonies/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import { customItems } from "./tables.ts";

export type StoredItem = typeof customItems.$inferSelect;

const selectItems = preparedQuery("custom-items", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select()
    .from(customItems)
    .where(sql`${customItems.eventId} = ${eventId}`)
    .orderBy(asc(customItems.position), asc(customItems.id)),
);

/** The items of an event, in its order. */
export function listItems(db: Database, eventId: number): Promise<StoredItem[]> {
  return selectItems(db, { eventId });
}

/** An item of an event; undefined for another's. */
export async function findItem(
  tx: Database,
  eventId: number,
  id: number,
): Promise<StoredItem | undefined> {
  const [item] = await tx
    .select()
    .from(customItems)
    .where(and(eq(customItems.id, id), eq(customItems.eventId, eventId)));
  return item;
}

/** The ceremonies of the two stages: their codes are the stages', which no renaming changes. */
export async function listStages(
  db: Database,
  event: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<Partial<Record<CustomStage, EventCeremony>>> {
  const all = await listCeremonies(db, event);
  const find = (stage: CustomStage) => all.find(({ ceremony }) => ceremony.code === stage);
  const [knocking, dowry] = [find("knocking"), find("dowry")];
  return { ...(knocking ? { knocking } : {}), ...(dowry ? { dowry } : {}) };
}
