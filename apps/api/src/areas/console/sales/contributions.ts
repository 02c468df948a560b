import { refusal } from "@jdj/contract/call/refusals";
import type { RegisterState } from "@jdj/contract/contributions/contribution-states";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listMobile, standingFcfa } from "../../contributions/mobile-money/queries.ts";
import { contributionPayments } from "../../contributions/mobile-money/tables.ts";
import { listCash, listContributors } from "../../contributions/register/queries.ts";
import { contributionRegisters, contributors } from "../../contributions/register/tables.ts";
import { listWithdrawals } from "../../contributions/withdrawals/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { readLedgerAccount } from "../ledger/queries.ts";
import { presentCustomer } from "./present-customer.ts";
import { presentWithdrawal } from "./present-withdrawal.ts";
import { listSalePayments } from "./sale-payments.ts";
import {
  eventsOwnedBy,
  madeBetween,
  newestFirst,
  readSaleSearch,
  type SaleFilter,
} from "./sale-search.ts";

const selectRegisters = (db: Database) =>
  db
    .select({ register: contributionRegisters, event: events.name, user: users })
    .from(contributionRegisters)
    .innerJoin(events, eq(events.id, contributionRegisters.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectRegisters>>[number];

/** The condition that a search names a register: the number of its event, its owner, or the phone of who contributes. */
function named(db: Database, q: string): SQL | undefined {
  const search = readSaleSearch(q);
  const { eventId } = contributionRegisters;
  if (search.by === "number") return eq(eventId, search.id);
  const owned = eventsOwnedBy(db, search);
  if (search.by !== "phone") return inArray(eventId, owned);
  const called = db
    .select({ id: contributors.eventId })
    .from(contributors)
    .where(eq(contributors.phone, search.phone));
  return inArray(eventId, owned.union(called));
}

/** What stands of the payments by mobile money of some events, in FCFA by their numbers. */
async function paidOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const stands = sql<number>`sum(${contributionPayments.amountFcfa} - ${contributionPayments.refundedFcfa})`;
  const rows = await db
    .select({ id: contributors.eventId, total: stands.mapWith(Number) })
    .from(contributors)
    .innerJoin(contributionPayments, eq(contributionPayments.contributorId, contributors.id))
    .where(and(inArray(contributors.eventId, [...ids]), eq(contributionPayments.state, "paid")))
    .groupBy(contributors.eventId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

const present = ({ register, event, user }: Row, paidFcfa: number) => ({
  id: register.eventId,
  reference: String(register.eventId),
  created_at: register.createdAt.toISOString(),
  label: event,
  amount_fcfa: paidFcfa,
  customer: presentCustomer(user),
  provider: null,
  day: null,
  state: register.closedAt === null ? ("open" as const) : ("closed" as const),
});

/** A page of the registers that a search finds, the newest first, each with what came by mobile money. */
export async function listConsoleContributions(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: RegisterState | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const { closedAt, createdAt, eventId: id } = contributionRegisters;
  const ofState = { open: isNull(closedAt), closed: isNotNull(closedAt) };
  const rows = await selectRegisters(db)
    .where(
      and(q ? named(db, q) : undefined, state && ofState[state], ...madeBetween(createdAt, filter)),
    )
    .orderBy(...newestFirst({ id, createdAt }, filter))
    .offset(offset)
    .limit(limit);
  const paid = await paidOf(
    db,
    rows.map(({ register }) => register.eventId),
  );
  return rows.map((row) => present(row, paid.get(row.register.eventId) ?? 0));
}

/** The register of an event with its contributors, payments, cash, account and withdrawals. @throws not-found */
export async function readConsoleContributions(db: Database, id: number) {
  const [row] = await selectRegisters(db).where(eq(contributionRegisters.eventId, id));
  if (!row) throw refusal("not-found");
  const mobile = await listMobile(db, id);
  const cash = await listCash(db, id);
  const cashOf = (state: "waiting" | "confirmed") => cash.filter((one) => one.state === state);
  const confirmed = cashOf("confirmed");
  const sumOf = (all: readonly { amountFcfa: number }[]) =>
    all.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
  const came = mobile.map((one) => ({ ...one, amountFcfa: standingFcfa(one) }));
  const people = await listContributors(db, id);
  const { closedAt, closedName } = row.register;
  return {
    ...present(row, sumOf(came)),
    payments: await listSalePayments(
      db,
      "contribution",
      mobile.map((one) => one.id),
    ),
    lines: people.map((person) => ({
      name: person.name,
      quantity: null,
      amount_fcfa: sumOf(
        [...came, ...confirmed].filter(({ contributorId }) => contributorId === person.id),
      ),
    })),
    history:
      closedAt === null
        ? []
        : [{ at: closedAt.toISOString(), by: closedName ?? "", state: "closed", note: "" }],
    note: "",
    account: await readLedgerAccount(db, `contributions-${id}`),
    cash_confirmed_fcfa: sumOf(confirmed),
    cash_waiting_fcfa: sumOf(cashOf("waiting")),
    withdrawals: (await listWithdrawals(db, id)).map(presentWithdrawal),
  };
}
