import { refusal } from "@jdj/contract/call/refusals";
import {
  settingChanges as contract,
  type SettingChange,
  settingActions,
} from "@jdj/contract/console/setting-changes";
import { and, desc, eq, inArray } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import type { Approval } from "../../staff/approvals/approve.ts";
import { staffApprovals } from "../../staff/approvals/tables.ts";
import { pageOf } from "../../staff/lists/paging.ts";
import { approveChange, dropChange, settingActionOf } from "./apply-change.ts";

function present(staffId: number, approval: Approval): SettingChange[] {
  const action = settingActionOf(approval);
  if (action === null) return [];
  return [
    {
      id: approval.id,
      action,
      detail: approval.detail,
      requested_by: approval.staffName,
      created_at: approval.createdAt.toISOString(),
      is_own: approval.staffId === staffId,
    },
  ];
}

export const settingChangeCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, author } }) => {
      const { offset, limit, size } = pageOf(input);
      const { resource } = input;
      const actions = settingActions.filter(
        (action) => resource === undefined || action.startsWith(`${resource}.`),
      );
      const rows = await db
        .select()
        .from(staffApprovals)
        .where(inArray(staffApprovals.action, actions))
        .orderBy(desc(staffApprovals.id))
        .offset(offset)
        .limit(limit);
      const shown = rows.slice(0, size).flatMap((row) => present(author.id, row));
      return { items: shown, has_more: rows.length > size };
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input: { id }, context: { db, author } }) => {
      const isOf = and(
        eq(staffApprovals.id, id),
        inArray(staffApprovals.action, [...settingActions]),
      );
      const [row] = await db.select().from(staffApprovals).where(isOf);
      const [shown] = row ? present(author.id, row) : [];
      if (!shown) throw refusal("not-found");
      return shown;
    }),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await approveChange(context, context.author, id);
      return { success: true };
    }),

  drop: answer(contract.drop)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await dropChange(context, context.author, id);
      return { success: true };
    }),
};
