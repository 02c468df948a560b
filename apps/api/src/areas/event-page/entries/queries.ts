import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eventPagePlaces, eventPageQuestions } from "./tables.ts";

/** The lodgings of a page, in their order. */
export function listPlaces(db: Database, pageId: number) {
  return db
    .select()
    .from(eventPagePlaces)
    .where(eq(eventPagePlaces.pageId, pageId))
    .orderBy(asc(eventPagePlaces.position), asc(eventPagePlaces.id));
}

/** The questions of a page, in their order. */
export function listQuestions(db: Database, pageId: number) {
  return db
    .select()
    .from(eventPageQuestions)
    .where(eq(eventPageQuestions.pageId, pageId))
    .orderBy(asc(eventPageQuestions.position), asc(eventPageQuestions.id));
}
