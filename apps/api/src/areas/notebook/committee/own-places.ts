import { eq, inArray, sql } from "drizzle-orm";
import type { OwnLineStore } from "../own-lines/save-own-lines.ts";
import { committeeMembers, committeeRoles } from "./tables.ts";

/** The places of the committee that the hosts of an event add themselves. */
export const committeeRolesStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: committeeRoles.id, version: committeeRoles.version })
      .from(committeeRoles)
      .where(eq(committeeRoles.eventId, event.id)),
  listGroups: async () => null,
  add: (tx, event, lines) =>
    tx.insert(committeeRoles).values(
      lines.map(({ name, code, position }) => ({
        name,
        code,
        position,
        gender: "M" as const,
        eventTypeId: event.eventTypeId,
        eventId: event.id,
      })),
    ),
  rename: (tx, id, name) =>
    tx
      .update(committeeRoles)
      .set({ name, version: sql`${committeeRoles.version} + 1` })
      .where(eq(committeeRoles.id, id)),
  remove: async (tx, ids) => {
    const gone = await tx
      .delete(committeeMembers)
      .where(inArray(committeeMembers.roleId, [...ids]))
      .returning({ imageFileId: committeeMembers.imageFileId });
    await tx.delete(committeeRoles).where(inArray(committeeRoles.id, [...ids]));
    return gone.flatMap(({ imageFileId }) => imageFileId ?? []);
  },
};
