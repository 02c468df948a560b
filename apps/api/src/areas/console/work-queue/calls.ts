import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import { work as contract, workKindNames, workKinds } from "@jdj/contract/console/work-queue";
import { kindsForRole } from "@jdj/contract/notices/staff-kinds";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { unreadOf } from "../../notices/list/queries.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { assignWork, markWork, noteWork } from "./change-work.ts";
import { countMine, countWork, listWork, type Whose } from "./list-work.ts";

const kindsOf = (role: StaffRole) =>
  workKindNames.filter((kind) => mayStaff(role, workKinds[kind]));

/** The members of staff who may be given work. */
const listColleagues = (db: Database) =>
  db
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(isNotNull(staffMembers.activatedAt), isNull(staffMembers.removedAt)))
    .orderBy(asc(users.name))
    .limit(100);

export const workCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now, author } }) => {
      const { size, ...page } = pageOf(input);
      const kinds = kindsOf(author.role).filter((kind) => kind === (input.kind ?? kind));
      const whose: Whose =
        input.assignee === "me" ? { assigneeId: author.id } : (input.assignee ?? undefined);
      return pageAnswer(await listWork(db, now, { kinds, whose, ...page }), size, (row) => row);
    }),

  counts: answer(contract.counts)
    .use(asStaff)
    .handler(async ({ context: { db, now, author } }) => {
      const kinds = kindsOf(author.role);
      const unread = unreadOf(author.id, kindsForRole(author.role));
      const [counted, mine, colleagues] = await Promise.all([
        countWork(db, now, { kinds, unread }),
        countMine(db, now, { kinds, assigneeId: author.id }),
        listColleagues(db),
      ]);
      return {
        id: "counts" as const,
        kinds: counted.kinds,
        mine,
        colleagues,
        unread_notices: counted.unread,
      };
    }),

  assign: answer(contract.assign)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await assignWork(context, input);
      return { success: true as const };
    }),

  note: answer(contract.note)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await noteWork(context, input);
      return { success: true as const };
    }),

  mark: answer(contract.mark)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await markWork(context, input);
      return { success: true as const };
    }),
};
