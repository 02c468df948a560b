import { and, eq, gt, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { notices, unreadNotices } from "../../identity/notices/tables.ts";
import { users } from "../../identity/users/tables.ts";

/** How often new notices are looked for, in milliseconds. */
const LOOK_MS = 1000;
/**
 * How old a notice may be to be new, in milliseconds: a transaction may be committed seconds after it
 * wrote its own, and machines have clocks of their own. A stream tells a number only when it changes.
 */
const NEW_MS = 10_000;

type Watching = Pick<AppContext, "db" | "realtime">;

/** Tells the open streams of this process how many notices are unread, of those who got some just now. */
export async function showNewNotices({ db, realtime }: Watching, now: Date): Promise<void> {
  const open = realtime.userIds();
  if (open.length === 0) return;
  const told = db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(
      and(
        gt(notices.createdAt, new Date(now.getTime() - NEW_MS)),
        sql`${notices.userId} = any(${sql.param(open)}::bigint[])`,
      ),
    )
    .as("told");
  const found = await db
    .select({ id: users.id, unread: unreadNotices })
    .from(users)
    .innerJoin(told, eq(told.userId, users.id));
  for (const { id, unread } of found) realtime.showUnread(id, unread);
}

/**
 * Looks for new notices as long as this process has streams: one statement a second, however many they
 * are. A notification of the database would make all who commit an answer wait for each other.
 * @returns what stops it
 */
export function watchNotices(app: Watching & Pick<AppContext, "clock" | "log">): () => void {
  let isAway = false;
  let isStopped = false;
  let next: ReturnType<typeof setTimeout>;
  const look = async () => {
    try {
      await showNewNotices(app, app.clock());
      isAway = false;
    } catch (error) {
      if (!isAway) app.log("warn", "notices-not-watched", { error: describeError(error) });
      isAway = true;
    }
    if (!isStopped) next = setTimeout(look, LOOK_MS);
  };
  next = setTimeout(look, LOOK_MS);
  return () => {
    isStopped = true;
    clearTimeout(next);
  };
}
