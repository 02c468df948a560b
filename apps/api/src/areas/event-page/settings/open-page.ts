import { refusal } from "@jdj/contract/call/refusals";
import { slugFrom } from "@jdj/contract/event-page/slug";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { makeSlug } from "./page-slug.ts";
import { eventPageCeremonies } from "./tables.ts";

/** The page of an event as stored. */
export type EventPageRow = typeof eventPages.$inferSelect;

/** What an address is called while the event's name has neither letters nor digits. */
const PLAIN_NAME = "notre-fete";

/** The ceremonies of the families alone: hosts show them if they want. */
const familyCodes = new Set<string>(["knocking", "dowry"]);

/** The readable part of the address with which the page of an event begins. */
function firstName({ name }: { name: string }): string {
  return slugFrom(name) || PLAIN_NAME;
}

/** The page of an event as it begins, before anything of it is stored. */
export function unsavedPage(event: Pick<EventWithType, "id" | "name">): EventPageRow {
  return {
    ...{ id: 0, eventId: event.id, version: 0, createdAt: new Date(0) },
    ...{ visibility: "off", name: firstName(event), slug: "" },
    ...{ passwordHash: null, passwordVersion: 0, welcome: "", dressCode: "" },
    ...{ showsPhoto: true, showsGiftList: true, showsFabric: true },
    ...{ contactName: null, contactPhone: null },
  };
}

/** The page of an event; null while its hosts did not begin one. */
export async function findEventPage(db: Database, eventId: number): Promise<EventPageRow | null> {
  const [page] = await db.select().from(eventPages).where(eq(eventPages.eventId, eventId));
  return page ?? null;
}

/**
 * The page of an event for a change, locked with its event until the transaction ends; made when it is
 * first needed: closed, with the ceremonies that take place, but for the one of the families.
 * @throws event-gone, not-found
 */
export async function lockEventPage(
  tx: Database,
  { now }: Pick<RequestContext, "now">,
  event: EventWithType,
): Promise<EventPageRow> {
  await lockEvent(tx, event);
  const known = await findEventPage(tx, event.id);
  if (known) return known;
  const name = firstName(event);
  const slug = makeSlug(name, "off");
  const [made] = await tx
    .insert(eventPages)
    .values({ eventId: event.id, name, slug, createdAt: now })
    .returning();
  if (!made) throw new Error("The page of the event was not written");
  const shown = firstCeremonies(await listCeremonies(tx, event));
  if (shown.length > 0)
    await tx
      .insert(eventPageCeremonies)
      .values(shown.map((ceremonyId) => ({ pageId: made.id, ceremonyId })));
  return made;
}

/** The numbers of the ceremonies with which a page begins. */
export function firstCeremonies(all: Awaited<ReturnType<typeof listCeremonies>>): number[] {
  return all
    .filter((one) => isPlanned(one) && !familyCodes.has(one.ceremony.code))
    .map(({ ceremony }) => ceremony.id);
}

/** Refuses a save of a page that somebody else saved since it was shown. @param shown 0 for one that was not stored */
export function refuseChanged(
  { version }: Pick<EventPageRow, "version">,
  shown: number | undefined,
): void {
  if (shown === undefined) return;
  if (shown === 0 ? version !== 1 : version !== shown) throw refusal("changed-meanwhile");
}
