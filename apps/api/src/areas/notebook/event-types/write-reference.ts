import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import {
  celebratedReference,
  closedAtFirst,
  eventTypeReference,
  guestCategoryReference,
  unsortedReference,
  voiceReference,
} from "./reference.ts";
import { celebratedRoles, eventTypes } from "./tables.ts";

/** Adds the types of event and their templates where they are missing, and brings the places of celebrated persons up to date; what staff renamed stays renamed. */
export async function writeEventTypes(db: Database): Promise<void> {
  await db
    .insert(eventTypes)
    .values(
      eventTypeReference.map((type, position) => ({
        ...type,
        ...voiceReference[type.code],
        position,
        archivedAt: closedAtFirst.has(type.code) ? sql`now()` : null,
      })),
    )
    .onConflictDoNothing();
  for (const { code } of eventTypeReference) {
    const [type] = await db
      .select({ id: eventTypes.id })
      .from(eventTypes)
      .where(eq(eventTypes.code, code));
    if (!type) continue;
    const eventTypeId = type.id;
    await db
      .insert(celebratedRoles)
      .values(
        celebratedReference[code].map((role, position) => ({
          isOptional: false,
          isRemembered: false,
          ...role,
          position,
          eventTypeId,
        })),
      )
      .onConflictDoUpdate({
        target: [celebratedRoles.eventTypeId, celebratedRoles.code],
        set: {
          gender: sql`excluded.gender`,
          isOptional: sql`excluded.is_optional`,
          isRemembered: sql`excluded.is_remembered`,
          position: sql`excluded.position`,
        },
        setWhere: sql`(${celebratedRoles.gender}, ${celebratedRoles.isOptional}, ${celebratedRoles.isRemembered}, ${celebratedRoles.position})
          is distinct from (excluded.gender, excluded.is_optional, excluded.is_remembered, excluded.position)`,
      });
    await db
      .insert(guestCategories)
      .values(
        guestCategoryReference[code].map((row, position) => ({ ...row, position, eventTypeId })),
      )
      .onConflictDoNothing();
  }
  const types = await db.select().from(eventTypes).orderBy(eventTypes.id);
  const last = Object.fromEntries(
    eventTypeReference.map(({ code }) => [code, guestCategoryReference[code].length]),
  );
  await db
    .insert(guestCategories)
    .values(
      types.map(({ id, code }) => {
        return { ...unsortedReference, eventTypeId: id, position: last[code] ?? 100 };
      }),
    )
    .onConflictDoNothing();
}
