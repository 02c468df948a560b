import type { NoticeKind } from "@jdj/contract/notices/kinds";
import { NOTICES_A_PAGE, type Notice } from "@jdj/contract/notices/notices";
import { and, count, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listPage } from "../../../database/list-page.ts";
import { MOST_COUNTED, notices } from "../../identity/notices/tables.ts";
import { type JoinedNotices, joinNotices } from "./join-notices.ts";

/** The first names that a line shows, and one more. */
const NAMES = sql.raw("3");

/** What joins notices in a line: what they are about, and of those that were read the day as well. */
const line = sql`coalesce(${notices.joinKey}, ${notices.id}::text), case when ${notices.readAt} is not null then (${notices.createdAt} at time zone 'UTC')::date end, ${notices.readAt} is null`;

/** Columns of what is joined in a line, for statements that group notices. */
export const joinedColumns = {
  kind: sql<JoinedNotices["kind"]>`(array_agg(${notices.kind} order by ${notices.id} desc))[1]`,
  title: sql<string>`(array_agg(${notices.title} order by ${notices.id} desc))[1]`,
  text: sql<string>`(array_agg(${notices.text} order by ${notices.id} desc))[1]`,
  count: sql`count(*)`.mapWith(Number),
  answers: sql`count(*) filter (where ${notices.kind} = 'answer')`.mapWith(Number),
  declines: sql`count(*) filter (where ${notices.kind} = 'decline')`.mapWith(Number),
  people: sql`count(distinct ${notices.who})`.mapWith(Number),
  who: sql<string[]>`(array_agg(${notices.who} order by ${notices.id} desc))[1:${NAMES}]`,
};

/** Which notices of an account stand on its page; of those of staff only the kinds that their role allows. */
const shownTo = (userId: number, kinds?: readonly NoticeKind[]) =>
  and(eq(notices.userId, userId), notices.isShown, isOneOf(kinds));

const isOneOf = (kinds: readonly NoticeKind[] | undefined) =>
  kinds && sql`${notices.kind} = any(${sql.param([...kinds])}::text[])`;

/** Lines of the page of an account: the unread first, then the newest. */
async function listLines(
  db: Database,
  shown: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<Notice[]> {
  const newest = sql`max(${notices.id})`;
  const rows = await db
    .select({
      ...joinedColumns,
      id: newest.mapWith(Number),
      isRead: sql<boolean>`${notices.readAt} is not null`,
      createdAt: sql`max(${notices.createdAt})`.mapWith(notices.createdAt),
    })
    .from(notices)
    .where(shown)
    .groupBy(line, sql`${notices.readAt} is not null`)
    .orderBy(sql`${notices.readAt} is not null`, sql`${newest} desc`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, isRead, createdAt, ...joined }) => ({
    id,
    kind: joined.kind,
    ...joinNotices(joined),
    count: joined.count,
    is_read: isRead,
    created_at: createdAt.toISOString(),
  }));
}

/** A page of the notices of a member of staff, of the kinds that their role allows. */
export function listStaffNotices(
  db: Database,
  { userId, kinds }: { userId: number; kinds: readonly NoticeKind[] },
  page: { offset: number; limit: number },
): Promise<Notice[]> {
  return listLines(db, shownTo(userId, kinds), page);
}

/** How many notices of a member of staff are unread of the kinds that their role allows, 100 at most: a part of a statement. */
export function unreadOf(userId: number, kinds: readonly NoticeKind[]): SQL {
  return sql`(select count(*)::integer from (select 1 from ${notices} where ${shownTo(userId, kinds)} and ${notices.readAt} is null limit ${MOST_COUNTED}) as unread)`;
}

/** The page of an account of the site, with its counts. */
export async function listNotices(db: Database, userId: number, asked: number | undefined) {
  const shown = shownTo(userId);
  const lines = db
    .select({ isUnread: sql<boolean>`${notices.readAt} is null`.as("is_unread") })
    .from(notices)
    .where(shown)
    .groupBy(line)
    .as("lines");
  const [counted] = await db
    .select({
      total: count(),
      unread: sql`count(*) filter (where ${lines.isUnread})`.mapWith(Number),
    })
    .from(lines);
  const { total, unread } = counted ?? { total: 0, unread: 0 };
  const { offset, limit, figures } = listPage(total, asked, NOTICES_A_PAGE);
  const data = await listLines(db, shown, { offset, limit });
  return { data, ...figures, unread };
}

/**
 * Where a notice of an account leads; null for one of somebody else, or none.
 * @param kinds those that a role of staff allows; all of them without
 */
export async function findNotice(
  db: Database,
  userId: number,
  id: number,
  kinds?: readonly NoticeKind[],
) {
  const [found] = await db
    .select({ path: notices.path, eventId: notices.eventId })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.userId, userId), isOneOf(kinds)));
  return found ?? null;
}

/** Marks what an account was told about a thing as read: its page shows it now. */
export async function markJoinedRead(
  tx: Database,
  { userId, joinKey, now }: { userId: number; joinKey: string; now: Date },
): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), eq(notices.joinKey, joinKey)));
}

/**
 * Marks the unread notices of an account as read up to one of them.
 * @param joinedWith the one with which they are joined; without it all of them
 */
export async function markRead(
  db: Database,
  { userId, until, now }: { userId: number; until: number; now: Date },
  joinedWith?: number,
): Promise<void> {
  const isJoined: SQL | undefined =
    joinedWith === undefined
      ? undefined
      : or(
          eq(notices.id, joinedWith),
          sql`${notices.joinKey} = (select own.join_key from ${notices} as own where own.id = ${joinedWith} and own.user_id = ${userId})`,
        );
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(eq(notices.userId, userId), isNull(notices.readAt), lte(notices.id, until), isJoined),
    );
}
