import { type NoticeKind, noticeRules } from "@jdj/contract/notices/kinds";
import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { noticeChoices } from "./choices/tables.ts";
import { dueAt, phoneDueAt } from "./due-at.ts";
import { noticePhones } from "./phone/tables.ts";
import { pushSubscriptions } from "./push/tables.ts";
import { notices } from "./tables.ts";

/** What somebody is told. */
export interface NewNotice {
  kind: NoticeKind;
  /** One sentence that stands alone, without a full stop: « Awa Kouassi sera là ». */
  title: string;
  /** What it is about; empty where the title says all. */
  text?: string;
  /** Who caused it, as a line that joins several names them. */
  who?: string;
  /** The path of the site to which it leads. */
  path: string;
  /** The event and the guest with which it is deleted. */
  eventId?: number;
  guestId?: number;
  /** The same for notices about the same thing: they are shown and sent together. */
  joinKey?: string;
  /** Whether a paid message may tell of it: what says that credit lacks is never paid for. */
  isForPhones?: false;
  /** The job that raises it: attempted again, it raises none again. */
  sourceId?: string;
}

/**
 * The statement that raises a notice for each user of a query, but not for those who want neither a
 * line on the page nor an email of its kind, nor a message on a device or phone; it returns when each is due by
 * email or on devices, whichever is first. It may be a part of another statement.
 * @param to a query of one column, the users to tell
 */
export function insertNotices(to: SQL, notice: NewNotice, now: Date): SQL {
  const { kind, title, text = "", who = "", path, joinKey = null, sourceId = null } = notice;
  const { email, isForPhones = false } = noticeRules[kind];
  const due = (frequency: "now" | "daily" | "weekly") =>
    sql`${dueAt(frequency, now)?.toISOString()}::timestamptz`;
  const emailDue = sql`case coalesce(${noticeChoices.email}, ${email ?? "never"}::text) when 'now' then ${due("now")} when 'daily' then ${due("daily")} when 'weekly' then ${due("weekly")} end`;
  const isShown = sql`coalesce(${noticeChoices.page}, true)`;
  const pushDue = sql`case when coalesce(${noticeChoices.push}, true) and exists (select from ${pushSubscriptions} where ${pushSubscriptions.userId} = readers.user_id) then ${due("now")} end`;
  const phoneDue =
    isForPhones && notice.isForPhones !== false
      ? sql`case when ${noticeChoices.phone} and exists (select from ${noticePhones} where ${noticePhones.userId} = readers.user_id and ${noticePhones.way} is not null) then ${phoneDueAt(now).toISOString()}::timestamptz end`
      : sql`null::timestamptz`;
  return sql`
    insert into ${notices} (user_id, kind, title, text, who, path, event_id, guest_id, join_key,
      source_id, is_shown, email_due_at, push_due_at, phone_due_at, created_at)
    select readers.user_id, ${kind}::text, ${title}::text, ${text}::text, ${who}::text, ${path}::text,
      ${notice.eventId ?? null}::bigint, ${notice.guestId ?? null}::bigint, ${joinKey}::text,
      ${sourceId}::text, ${isShown}, ${emailDue}, ${pushDue}, ${phoneDue}, ${now.toISOString()}::timestamptz
    from (${to}) as readers (user_id)
    left join ${noticeChoices}
      on ${noticeChoices.userId} = readers.user_id and ${noticeChoices.kind} = ${kind}::text
    where ${isShown} or (${emailDue}) is not null or (${pushDue}) is not null
      or (${phoneDue}) is not null
    on conflict (source_id, user_id) where source_id is not null do nothing
    returning least(email_due_at, push_due_at) as due_at`;
}

/**
 * Tells each user of a query something, in the caller's transaction (`context.db`). What is due at once,
 * an email or a message on devices, leaves by a job, all others by the job of their morning.
 * @param to a query of one column, the users to tell
 */
export async function raiseNotice(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  to: SQL,
  notice: NewNotice,
): Promise<void> {
  const { db, now } = context;
  const { rows } = await db.execute<{ due_at: string | null }>(insertNotices(to, notice, now));
  const isDue = rows.some(
    ({ due_at: due }) => due !== null && new Date(due).getTime() <= now.getTime(),
  );
  if (isDue) await sendDueSoon(context);
}

/**
 * The same, but for those who have an unread notice of its join key already: it says it too.
 */
export function raiseOnce(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  to: SQL,
  notice: NewNotice & { joinKey: string },
): Promise<void> {
  const untold = sql`select told.user_id from (${to}) as told (user_id) where not exists (select from ${notices} where ${notices.userId} = told.user_id and ${notices.readAt} is null and ${notices.isShown} and ${notices.joinKey} = ${notice.joinKey})`;
  return raiseNotice(context, untold, notice);
}

/** Lets what is due leave at once, and not with the next minute. */
export async function sendDueSoon({ db, jobs }: Pick<RequestContext, "db" | "jobs">) {
  await jobs.enqueue(db, "send-notices", {}, { once: { key: "now", seconds: 2 } });
}

/** The query of one user, for `raiseNotice`. */
export function onlyUser(userId: number): SQL {
  return sql`select ${userId}::bigint`;
}
