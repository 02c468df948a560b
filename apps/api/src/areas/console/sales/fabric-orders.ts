import { refusal } from "@jdj/contract/call/refusals";
import type { FabricState } from "@jdj/contract/fabric-orders/fabric-states";
import { and, asc, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { fabricShares } from "../../fabric-orders/shares/tables.ts";
import { listWithdrawals } from "../../fabric-orders/withdrawals/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { readLedgerAccount } from "../ledger/queries.ts";
import { presentCustomer } from "./present-customer.ts";
import { presentWithdrawal } from "./present-withdrawal.ts";
import { listWaitingTransfers } from "./return-transfer.ts";
import { listSalePayments } from "./sale-payments.ts";
import {
  eventsOwnedBy,
  madeBetween,
  newestFirst,
  readSaleSearch,
  type SaleFilter,
} from "./sale-search.ts";

const selectOrders = (db: Database) =>
  db
    .select({ order: fabricOrders, user: users })
    .from(fabricOrders)
    .innerJoin(events, eq(events.id, fabricOrders.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** The fabric orders that a search names: by number, or by the owner of their event. */
function named(db: Database, q: string) {
  const search = readSaleSearch(q);
  const ids = db.select({ id: fabricOrders.id }).from(fabricOrders);
  if (search.by === "number") return ids.where(eq(fabricOrders.id, search.id));
  return ids.where(inArray(fabricOrders.eventId, eventsOwnedBy(db, search)));
}

/** What was paid of some fabric orders, in FCFA by their numbers. */
async function paidOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: fabricShares.orderId, total: sum(fabricShares.paidFcfa).mapWith(Number) })
    .from(fabricShares)
    .where(inArray(fabricShares.orderId, [...ids]))
    .groupBy(fabricShares.orderId);
  return new Map(rows.map(({ id, total }) => [id, total ?? 0]));
}

const present = ({ order, user }: Row, paidFcfa: number) => ({
  id: order.id,
  reference: String(order.id),
  created_at: order.createdAt.toISOString(),
  label: order.name,
  amount_fcfa: paidFcfa,
  customer: presentCustomer(user),
  provider: null,
  day: order.deadline,
  state: order.state,
});

/** A page of the fabric orders that a search finds, the newest first, each with what was paid. */
export async function listConsoleFabricOrders(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: FabricState | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await selectOrders(db)
    .where(
      and(
        q ? inArray(fabricOrders.id, named(db, q)) : undefined,
        state ? eq(fabricOrders.state, state) : undefined,
        ...madeBetween(fabricOrders.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(fabricOrders, filter))
    .offset(offset)
    .limit(limit);
  const paid = await paidOf(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => present(row, paid.get(row.order.id) ?? 0));
}

/** One fabric order with its shares and their payments. @throws not-found */
export async function readConsoleFabricOrder(db: Database, id: number) {
  const [row] = await selectOrders(db).where(eq(fabricOrders.id, id));
  if (!row) throw refusal("not-found");
  const shares = await db
    .select()
    .from(fabricShares)
    .where(eq(fabricShares.orderId, id))
    .orderBy(asc(fabricShares.id));
  const paid = shares.reduce((total, { paidFcfa }) => total + (paidFcfa ?? 0), 0);
  const { order } = row;
  const sentAt = order.sentAt?.toISOString();
  return {
    ...present(row, paid),
    payments: await listSalePayments(
      db,
      "fabric-share",
      shares.map((share) => share.id),
    ),
    lines: shares.map(({ name, quantity, paidFcfa }) => ({
      name,
      quantity: quantity ?? 0,
      amount_fcfa: paidFcfa ?? 0,
    })),
    history: sentAt === undefined ? [] : [{ at: sentAt, by: "", state: order.state, note: "" }],
    note: order.orderReference === null ? "" : `Commande ${order.orderReference}`,
    account: await readLedgerAccount(db, `fabric-${id}`),
    waiting: await listWaitingTransfers(db, id),
    withdrawals: (await listWithdrawals(db, id)).map(presentWithdrawal),
  };
}
