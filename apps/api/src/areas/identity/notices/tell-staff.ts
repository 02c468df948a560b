import { type StaffRole, staffRoles } from "@jdj/contract/call/staff-policy";
import { kindsForRole, type StaffNoticeKind } from "@jdj/contract/notices/staff-kinds";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { staffMembers } from "../staff/tables.ts";
import { insertNotices } from "./raise-notice.ts";
import { notices } from "./tables.ts";

/** Where the console's pages are; the rest of their address is behind it. */
export const CONSOLE_PAGES = "/console#/";

/** What staff are told: no name of a customer, no amount and no word of a message. */
export interface StaffNotice {
  kind: StaffNoticeKind;
  /** One sentence that stands alone, without a full stop. */
  title: string;
  text?: string;
  /** The page of the console to which it leads: `applications/12/show`. */
  page: string;
  /** What is joined in one line; all of the kind without. */
  joinKey?: string;
  /** The member of staff who caused it, who is not told. */
  by?: { id: number; name: string };
}

/** The roles that are told of a kind. */
export const rolesFor = (kind: StaffNoticeKind): StaffRole[] =>
  staffRoles.filter((role) => kindsForRole(role).includes(kind));

/** The activated members of staff whose role may see to a kind. */
function membersFor(kind: StaffNoticeKind): SQL {
  const roles = sql.join(
    rolesFor(kind).map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`select ${staffMembers.userId} from ${staffMembers} where ${staffMembers.role} in (${roles}) and ${staffMembers.activatedAt} is not null and ${staffMembers.removedAt} is null`;
}

/**
 * Tells those members of staff who may see to something, in the caller's transaction; who has it unread
 * already is told once. Emails that are due at once leave with the job of the next minute.
 * @param only the one whom it is for, where it is not for all
 */
export async function tellStaff(
  db: Database,
  now: Date,
  { page, by, joinKey, ...notice }: StaffNotice,
  only?: number,
): Promise<void> {
  const path = CONSOLE_PAGES + page;
  const key = joinKey ?? notice.kind;
  const others = by === undefined ? sql`true` : sql`staff.user_id <> ${by.id}`;
  const one = only === undefined ? sql`true` : sql`staff.user_id = ${only}`;
  const untold = sql`select staff.user_id from (${membersFor(notice.kind)}) as staff (user_id)
    where ${others} and ${one} and not exists (
      select from ${notices} where ${notices.userId} = staff.user_id and ${notices.readAt} is null
        and ${notices.isShown} and ${notices.joinKey} = ${key} and ${notices.path} = ${path})`;
  const raised = { ...notice, path, joinKey: key, ...(by && { who: by.name }) };
  await db.execute(insertNotices(untold, raised, now));
}

/** The unread notices of all members of staff that meet a condition, marked as read. */
async function markStaffRead(tx: Database, now: Date, isMeant: SQL): Promise<void> {
  const members = tx.select({ id: staffMembers.userId }).from(staffMembers);
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(sql`${notices.userId} in ${members}`, isNull(notices.readAt), isMeant));
}

/** Marks what all members of staff were told of a page as read: one of them has seen to it. */
export function markPageSeenTo(tx: Database, now: Date, page: string): Promise<void> {
  return markStaffRead(tx, now, eq(notices.path, CONSOLE_PAGES + page));
}

/** The same for what is joined under a key. */
export function markKeySeenTo(tx: Database, now: Date, joinKey: string): Promise<void> {
  return markStaffRead(tx, now, eq(notices.joinKey, joinKey));
}

/**
 * Deletes what a member of staff was told of kinds that their role does not allow any more, in the
 * transaction that changes it.
 * @param role null for who has no access any more: all of it
 */
export async function forgetForbidden(
  tx: Database,
  userId: number,
  role: StaffRole | null,
): Promise<void> {
  const allowed = role === null ? [] : kindsForRole(role);
  await tx
    .delete(notices)
    .where(
      and(eq(notices.userId, userId), sql`${notices.kind} <> all(${sql.param(allowed)}::text[])`),
    );
}
