import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { guestReplies } from "./tables.ts";

const PER_PAGE = 30;
/** The most replies that the page of a guest lists. */
const MOST_OF_GUEST = 20;

function selectReplies(db: Database, which: SQL | undefined) {
  return db
    .select({
      reply: guestReplies,
      guest: {
        id: guests.id,
        givenNames: guests.givenNames,
        lastName: guests.lastName,
        phone1: guests.phone1,
        phone2: guests.phone2,
      },
    })
    .from(guestReplies)
    .innerJoin(guests, eq(guests.id, guestReplies.guestId))
    .where(which)
    .orderBy(desc(guestReplies.id));
}

/** A reply with its guest. */
export type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number];

/** The replies of an event's guests, the newest first; the caller has checked the right to them. */
export async function listRepliesByPage(db: Database, eventId: number, wanted: number) {
  const isOfEvent = eq(guests.eventId, eventId);
  const [counted] = await db
    .select({ total: count() })
    .from(guestReplies)
    .innerJoin(guests, eq(guests.id, guestReplies.guestId))
    .where(isOfEvent);
  const total = counted?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const rows = await selectReplies(db, and(isOfEvent))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return { page, lastPage, total, rows };
}

/** The newest replies of a guest; the caller has checked the right to them. */
export function listRepliesOf(db: Database, guestId: number): Promise<ReplyRow[]> {
  return selectReplies(db, eq(guestReplies.guestId, guestId)).limit(MOST_OF_GUEST);
}
