import { refusal } from "@jdj/contract/call/refusals";
import {
  applications as contract,
  type VendorApplication,
} from "@jdj/contract/console/applications";
import { desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff, type StaffContext } from "../../../http/answer.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { approveApplication } from "./approve-application.ts";
import { refuseApplication } from "./refuse-application.ts";
import { resendActivation } from "./resend-activation.ts";

type Row = typeof vendorApplications.$inferSelect;

function present(row: Row): VendorApplication {
  const { id, company, trade, town, phone, email, website, presentation, decision } = row;
  return {
    ...{ id, company, trade, town, phone, email, website, presentation, decision },
    contact_name: row.contactName,
    kind: row.kind,
    refusal_reason: row.refusalReason,
    created_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
  };
}

async function find(db: Database, id: number): Promise<VendorApplication> {
  const [row] = await db.select().from(vendorApplications).where(eq(vendorApplications.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

/** Makes a decision about a request and logs it, in one transaction. */
async function decide(
  context: StaffContext,
  id: number,
  verb: "approve" | "refuse" | "resend",
  command: (context: StaffContext) => Promise<Record<string, unknown>>,
): Promise<VendorApplication> {
  await context.db.transaction(async (tx) => {
    const after = await command({ ...context, db: tx });
    const change = { action: `applications.${verb}` as const, id, before: null, after };
    await recordChange(tx, context.author, context.now, change);
  });
  return find(context.db, id);
}

export const applicationCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { handledAt } = vendorApplications;
      const { handled } = input;
      const rows = await db
        .select()
        .from(vendorApplications)
        .where(
          handled === undefined ? undefined : handled ? isNotNull(handledAt) : isNull(handledAt),
        )
        .orderBy(desc(vendorApplications.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(({ input: { id }, context }) =>
      decide(context, id, "approve", (inTransaction) => approveApplication(inTransaction, id)),
    ),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(({ input: { id, reason }, context }) =>
      decide(context, id, "refuse", async (inTransaction) => {
        await refuseApplication(inTransaction, id, reason);
        return { reason: reason.trim() };
      }),
    ),

  resend: answer(contract.resend)
    .use(asStaff)
    .handler(({ input: { id }, context }) =>
      decide(context, id, "resend", async (inTransaction) => {
        await resendActivation(inTransaction, id);
        return {};
      }),
    ),
};
