import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { groupLinks, groupRegistrations } from "./tables.ts";

/** Whether a registration is of a group of certain events. @param eventIds a query of their numbers */
export function registeredAt(db: Database, eventIds: SQLWrapper) {
  const links = db
    .select({ id: groupLinks.id })
    .from(groupLinks)
    .where(inArray(groupLinks.eventId, eventIds));
  return inArray(groupRegistrations.linkId, links);
}
