import type { DowryStage } from "@jdj/contract/notebook/dowry-items";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventCeremony } from "../ceremonies/ceremony.ts";
import { listCeremonies } from "../ceremonies/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import { dowryItems } from "./tables.ts";

export type StoredItem = typeof dowryItems.$inferSelect;

const selectItems = preparedQuery("dowry-items", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select()
    .from(dowryItems)
    .where(sql`${dowryItems.eventId} = ${eventId}`)
    .orderBy(asc(dowryItems.position), asc(dowryItems.id)),
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
    .from(dowryItems)
    .where(and(eq(dowryItems.id, id), eq(dowryItems.eventId, eventId)));
  return item;
}

/** The ceremonies of the two stages: their codes are the stages', which no renaming changes. */
export async function listStages(
  db: Database,
  event: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<Partial<Record<DowryStage, EventCeremony>>> {
  const all = await listCeremonies(db, event);
  const find = (stage: DowryStage) => all.find(({ ceremony }) => ceremony.code === stage);
  const [knocking, dowry] = [find("knocking"), find("dowry")];
  return { ...(knocking ? { knocking } : {}), ...(dowry ? { dowry } : {}) };
}
