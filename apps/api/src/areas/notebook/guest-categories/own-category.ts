import { randomUUID } from "node:crypto";
import { fold } from "@jdj/french/fold";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../events/queries.ts";
import { groupLinks } from "../group-links/tables.ts";
import { listCategories } from "../guests/queries.ts";
import { guests } from "../guests/tables.ts";
import { guestCategories } from "./tables.ts";

/** Behind the categories of the template. */
const POSITION = 1000;

/**
 * The category of an event with a name: one that its type offers or that the event has of its own,
 * whatever its accents and capitals, otherwise a new one of its own.
 */
export async function categoryNamed(
  tx: Database,
  event: EventWithType,
  name: string,
): Promise<number> {
  const known = (await listCategories(tx, event)).find((one) => fold(one.name) === fold(name));
  if (known) return known.id;
  const [added] = await tx
    .insert(guestCategories)
    .values({
      eventTypeId: event.eventTypeId,
      eventId: event.id,
      code: `own-${randomUUID()}`,
      name,
      position: POSITION,
    })
    .returning({ id: guestCategories.id });
  if (!added) throw new Error("The category was not written");
  return added.id;
}

/**
 * Gives an event's own category another name.
 * @returns false when it is the template's, or another link's as well: then it stays as it is
 */
export async function renameOwnCategory(
  tx: Database,
  { id, eventId, linkId }: { id: number; eventId: number; linkId: number },
  name: string,
): Promise<boolean> {
  const others = tx
    .select({ one: sql`1` })
    .from(groupLinks)
    .where(and(eq(groupLinks.categoryId, id), sql`${groupLinks.id} <> ${linkId}`));
  const renamed = await tx
    .update(guestCategories)
    .set({ name })
    .where(and(eq(guestCategories.id, id), eq(guestCategories.eventId, eventId), notExists(others)))
    .returning({ id: guestCategories.id });
  return renamed.length > 0;
}

/** Removes an event's own category once neither a guest nor a link is in it. */
export async function dropUnusedCategory(
  tx: Database,
  { id, eventId }: { id: number; eventId: number },
): Promise<void> {
  const links = tx.select({ one: sql`1` }).from(groupLinks).where(eq(groupLinks.categoryId, id));
  const held = tx.select({ one: sql`1` }).from(guests).where(eq(guests.categoryId, id));
  await tx
    .delete(guestCategories)
    .where(
      and(
        eq(guestCategories.id, id),
        eq(guestCategories.eventId, eventId),
        notExists(links),
        notExists(held),
      ),
    );
}
