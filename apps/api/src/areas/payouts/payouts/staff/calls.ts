import { refusal } from "@jdj/contract/call/refusals";
import { type ConsolePayout, consolePayouts as contract } from "@jdj/contract/console/payouts";
import { payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { isOtherHolder } from "@jdj/contract/payouts/payout-number";
import { and, desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { companyFor } from "../../../../drivers/payouts/company-for.ts";
import { companyLabels } from "../../../../drivers/payouts/company-names.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { readPhone } from "../../../../phone/phone.ts";
import { customers, users } from "../../../identity/users/tables.ts";
import { events } from "../../../notebook/events/tables.ts";
import { providers } from "../../../providers/tables.ts";
import { listApprovals, presentApproval } from "../../../staff/approvals/approve.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { payouts } from "../tables.ts";
import {
  approvePayout,
  payoutActions,
  recordResult,
  refusePayout,
  sendByCompany,
} from "./change-payout.ts";

const selectPayouts = (db: Database) =>
  db
    .select({
      payout: payouts,
      shop: providers.name,
      suspendedAt: providers.suspendedAt,
      event: events.name,
      host: users.name,
    })
    .from(payouts)
    .leftJoin(providers, eq(providers.id, payouts.providerId))
    .leftJoin(events, eq(events.id, payouts.eventId))
    .leftJoin(customers, eq(customers.id, events.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectPayouts>>[number];

/** The actions that wait for a second person, by payout. */
async function listWaiting(db: Database, ids: number[]) {
  const [approve, pay, fail, reverse] = await Promise.all(
    payoutActions.map((action) => listApprovals(db, `payouts.${action}`, ids)),
  );
  return (id: number): ConsolePayout["waiting"] => ({
    approve: presentApproval(approve?.get(id)),
    pay: presentApproval(pay?.get(id)),
    fail: presentApproval(fail?.get(id)),
    reverse: presentApproval(reverse?.get(id)),
  });
}

function beneficiaryOf({ payout, shop, event, host }: Row): string | null {
  if (payout.account === "seller") return shop;
  return event === null ? null : `${event}, ${host ?? ""}`;
}

async function present({ db, payouts: open }: RequestContext, rows: Row[]) {
  const waiting = await listWaiting(
    db,
    rows.map(({ payout }) => payout.id),
  );
  return rows.map((row): ConsolePayout => {
    const { payout, suspendedAt } = row;
    const { id, phone, holder, state, key, reason, companyHolder, company } = payout;
    const able = companyFor(open, payout.method);
    return {
      ...{ id, phone, holder, state, key, reason },
      kind: payout.account,
      beneficiary: beneficiaryOf(row),
      amount_fcfa: payout.amountFcfa,
      method: payoutMethods[payout.method],
      company_holder: companyHolder,
      is_other_holder: companyHolder !== null && isOtherHolder(holder, companyHolder),
      is_suspended: suspendedAt !== null,
      sendable_by: able && companyLabels[able.name],
      company: company && companyLabels[company],
      transfer_reference: payout.transferReference,
      created_at: payout.createdAt.toISOString(),
      approved_at: payout.approvedAt?.toISOString() ?? null,
      approved_by: payout.approvedBy,
      sent_at: payout.sentAt?.toISOString() ?? null,
      settled_at: payout.settledAt?.toISOString() ?? null,
      settled_by: payout.settledBy,
      waiting: waiting(id),
    };
  });
}

async function find(context: RequestContext, id: number): Promise<ConsolePayout> {
  const rows = await selectPayouts(context.db).where(eq(payouts.id, id));
  const [payout] = await present(context, rows);
  if (!payout) throw refusal("not-found");
  return payout;
}

/** The number by which a payout is searched, as it is stored: in E.164 where it is one. */
function storedPhone(typed: string): string {
  const read = readPhone(typed);
  return read.ok ? read.e164 : typed;
}

export const payoutCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { offset, limit, size } = pageOf(input);
      const { state, kind, phone } = input;
      const rows = await selectPayouts(context.db)
        .where(
          and(
            state === undefined ? undefined : eq(payouts.state, state),
            kind === undefined ? undefined : eq(payouts.account, kind),
            phone ? eq(payouts.phone, storedPhone(phone)) : undefined,
          ),
        )
        .orderBy(desc(payouts.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(await present(context, rows), size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => find(context, input.id)),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await approvePayout(context, context.author, input.id);
      return find(context, input.id);
    }),

  send: answer(contract.send)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await sendByCompany(context, context.author, input.id);
      return find(context, input.id);
    }),

  pay: answer(contract.pay)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, transfer_reference: transferReference } = input;
      const result = { state: "confirmed", transferReference } as const;
      await recordResult(context, context.author, id, { change: "pay", result });
      return find(context, id);
    }),

  fail: answer(contract.fail)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      const result = { state: "failed", reason } as const;
      await recordResult(context, context.author, id, { change: "fail", result });
      return find(context, id);
    }),

  reverse: answer(contract.reverse)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      const result = { state: "reversed", reason } as const;
      await recordResult(context, context.author, id, { change: "reverse", result });
      return find(context, id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await refusePayout(context, context.author, input);
      return find(context, input.id);
    }),
};
