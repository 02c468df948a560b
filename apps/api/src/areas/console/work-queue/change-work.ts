import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import { consoleMessages } from "@jdj/contract/console/messages";
import { markedKinds, type NamedWork, workKinds } from "@jdj/contract/console/work-queue";
import type { Database } from "../../../database/connect.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { markMessage } from "../../content/contact/staff/answer-message.ts";
import { markPageSeenTo, tellStaff } from "../../identity/notices/tell-staff.ts";
import { findStaffRole } from "../../identity/staff/find-staff-member.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { workItems, workNotes } from "../../staff/work-queue/tables.ts";

const isSeen = (role: StaffRole, items: readonly NamedWork[]): boolean =>
  items.every(({ kind }) => mayStaff(role, workKinds[kind]));

const keyOf = ({ kind, record_id: recordId }: NamedWork) => ({ kind, recordId });

/** Each thing once: a page that was shown twice may name it twice. */
const once = (items: readonly NamedWork[]): NamedWork[] => [
  ...new Map(items.map((item) => [`${item.kind}-${item.record_id}`, item])).values(),
];

async function save(
  tx: Database,
  items: readonly NamedWork[],
  set: { assigneeId?: number | null; seenAt?: Date; updatedAt: Date },
): Promise<void> {
  await tx
    .insert(workItems)
    .values(items.map((item) => ({ ...keyOf(item), ...set })))
    .onConflictDoUpdate({ target: [workItems.kind, workItems.recordId], set });
}

/**
 * Gives several things to a member of staff whose role sees them, or back to nobody.
 * @throws not-found where the caller's role does not see one of them; a field error at `staff_id`
 */
export async function assignWork(
  { db, now, author }: StaffContext,
  { items, staff_id: staffId }: { items: NamedWork[]; staff_id: number | null },
): Promise<void> {
  if (!isSeen(author.role, items)) throw refusal("not-found");
  if (staffId !== null) {
    const role = await findStaffRole(db, staffId);
    if (role === null || !isSeen(role, items))
      throw fieldRefusal({ staff_id: [consoleMessages.assigneeWrong] });
  }
  await db.transaction(async (tx) => {
    const named = once(items);
    await save(tx, named, { assigneeId: staffId, updatedAt: now });
    if (staffId !== null) await tellAssignee(tx, now, author, { staffId, named });
    for (const { kind, record_id: id } of named) {
      const change = { before: null, after: { assignee: staffId } };
      await recordChange(tx, author, now, { action: `${kind}.assign`, id, ...change });
    }
  });
}

/** Where staff see what is theirs. */
const MINE = `work?filter=${encodeURIComponent('{"assignee":"me"}')}`;

/** Tells somebody that a colleague gave them work; nobody of what they took themselves. */
async function tellAssignee(
  tx: Database,
  now: Date,
  author: StaffContext["author"],
  { staffId, named }: { staffId: number; named: readonly NamedWork[] },
): Promise<void> {
  const [only] = named;
  const isOne = named.length === 1 && only !== undefined;
  await tellStaff(
    tx,
    now,
    {
      kind: "assigned",
      title: isOne
        ? "Une demande vous est confiée"
        : `${named.length}\u00a0demandes vous sont confiées`,
      ...{ text: `Par ${author.name}`, by: author },
      page: isOne ? `${only.kind}/${only.record_id}/show` : MINE,
    },
    staffId,
  );
}

/** Notes something about several things. @throws not-found where the role does not see one */
export async function noteWork(
  { db, now, author }: StaffContext,
  { items, body }: { items: NamedWork[]; body: string },
): Promise<void> {
  if (!isSeen(author.role, items)) throw refusal("not-found");
  const note = { staffName: author.name, body, createdAt: now };
  await db.insert(workNotes).values(once(items).map((item) => ({ ...keyOf(item), ...note })));
}

/**
 * Marks several messages as handled and photos as looked at, all of them or none.
 * @throws not-found, also for another kind, or where the caller's role may not
 */
export async function markWork(
  context: StaffContext,
  { items }: { items: NamedWork[] },
): Promise<void> {
  const { db, now, author } = context;
  const named = once(items);
  const needs: Partial<Record<NamedWork["kind"], (typeof markedKinds)[keyof typeof markedKinds]>> =
    markedKinds;
  if (!named.every(({ kind }) => mayStaff(author.role, needs[kind]))) throw refusal("not-found");
  await db.transaction(async (tx) => {
    const photos = named.filter(({ kind }) => kind === "provider-media");
    if (photos.length > 0) await save(tx, photos, { seenAt: now, updatedAt: now });
    for (const { record_id: id } of photos) {
      await markPageSeenTo(tx, now, `provider-media/${id}/show`);
      const change = { before: null, after: { seen: true } };
      await recordChange(tx, author, now, { action: "provider-media.see", id, ...change });
    }
    for (const { kind, record_id: id } of named)
      if (kind === "messages")
        await markMessage({ ...context, db: tx }, author, { id: Number(id), handled: true });
  });
}
