import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleDispute, ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import { type DisputeState, disputeMachine } from "@jdj/contract/disputes/dispute-states";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { phaseOf, presentDisputes } from "../../disputes/present.ts";
import type { StoredDispute } from "../../disputes/queries.ts";
import { disputes } from "../../disputes/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { findDeposits, leftOfDeposit } from "../../ledger/deposits/queries.ts";
import { leftOfSuborder } from "../../orders/disputes/decide-suborder.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { providers } from "../../providers/tables.ts";
import { listApprovals, presentApproval } from "../../staff/approvals/approve.ts";
import { presentCustomer } from "../sales/present-customer.ts";
import { listSalePayments } from "../sales/sale-payments.ts";
import { DECIDE_DISPUTE } from "./decide-dispute.ts";
import { factsOf } from "./dispute-facts.ts";
import { paidSubjectOf } from "./disputed-money.ts";

type Context = Pick<RequestContext, "db" | "settings" | "now">;

const selectDisputes = (db: Database) =>
  db
    .select({
      dispute: disputes,
      user: { id: users.id, name: users.name, phone: users.phone },
      provider: { id: providers.id, name: providers.name },
    })
    .from(disputes)
    .leftJoin(customers, eq(customers.id, disputes.customerId))
    .leftJoin(users, eq(users.id, customers.userId))
    .leftJoin(providers, eq(providers.id, disputes.providerId));

type Row = Awaited<ReturnType<typeof selectDisputes>>[number];

/** What staff may still divide of some disputes, in FCFA by their numbers; 0 for those that are over. */
async function leftOf(db: Database, rows: readonly StoredDispute[]): Promise<Map<number, number>> {
  const open = rows.filter(({ state }) => state === "open");
  const ids = (kind: StoredDispute["subjectKind"]) =>
    open.filter((row) => row.subjectKind === kind).map(({ subjectId }) => subjectId);
  const suborderIds = ids("suborder");
  const [bookingDeposits, quoteDeposits, suborders] = await Promise.all([
    findDeposits(db, "booking", ids("booking")),
    findDeposits(db, "quote", ids("quote")),
    suborderIds.length === 0
      ? []
      : db.select().from(sellerOrders).where(inArray(sellerOrders.id, suborderIds)),
  ]);
  const left = ({ subjectKind, subjectId }: StoredDispute) => {
    if (subjectKind === "suborder") {
      const suborder = suborders.find(({ id }) => id === subjectId);
      return suborder ? leftOfSuborder(suborder) : 0;
    }
    const held = subjectKind === "booking" ? bookingDeposits : quoteDeposits;
    const deposit = held.get(subjectId);
    return deposit?.state === "held" ? leftOfDeposit(deposit) : 0;
  };
  return new Map(open.map((row) => [row.id, left(row)]));
}

async function present(context: Context, rows: readonly Row[]): Promise<ConsoleDispute[]> {
  const stored = rows.map(({ dispute }) => dispute);
  const ids = stored.map(({ id }) => id);
  const [shown, left, waiting] = await Promise.all([
    presentDisputes(context, stored, "staff"),
    leftOf(context.db, stored),
    listApprovals(context.db, DECIDE_DISPUTE, ids),
  ]);
  return rows.flatMap(({ dispute, user, provider }) => {
    const both = shown.get(dispute.id);
    if (!both) return [];
    const { can: _, ...fields } = both;
    const approval = waiting.get(dispute.id);
    const asked = presentApproval(approval);
    return {
      ...fields,
      ...{ subject: dispute.subjectKind, label: dispute.label, decided_by: dispute.decidedBy },
      ...{ customer: presentCustomer(user), provider },
      left_fcfa: left.get(dispute.id) ?? 0,
      may_decide: disputeMachine.may(phaseOf(dispute, context.now), "decided", "staff"),
      approval: asked && approval ? { ...asked, amount_fcfa: approval.amount } : null,
    };
  });
}

/** A page of the disputes in a state: the open ones the oldest first, all others the newest first. */
export async function listConsoleDisputes(
  context: Context,
  state: DisputeState | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<ConsoleDispute[]> {
  const rows = await selectDisputes(context.db)
    .where(state ? eq(disputes.state, state) : undefined)
    .orderBy(state === "open" ? asc(disputes.id) : desc(disputes.id))
    .offset(offset)
    .limit(limit);
  return present(context, rows);
}

/** One dispute with its payments and dates. @throws not-found */
export async function readConsoleDispute(
  context: Context,
  id: number,
): Promise<ConsoleDisputeDetail> {
  const [row] = await selectDisputes(context.db).where(eq(disputes.id, id));
  const [shown] = row ? await present(context, [row]) : [];
  if (!row || !shown) throw refusal("not-found");
  const subject = await paidSubjectOf(context.db, row.dispute);
  return {
    ...shown,
    ...(await factsOf(context.db, row.dispute)),
    payments: subject ? await listSalePayments(context.db, subject.kind, [subject.id]) : [],
  };
}
