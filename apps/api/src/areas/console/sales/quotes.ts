import { refusal } from "@jdj/contract/call/refusals";
import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, eq, inArray, max } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { findDeposits } from "../../ledger/deposits/queries.ts";
import { findStaffHolds } from "../../ledger/staff-holds/queries.ts";
import { providers } from "../../providers/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { moneyOfDeposit } from "../staff-holds/holdable-money.ts";
import { presentHolds } from "../staff-holds/present-holds.ts";
import { presentCustomer } from "./present-customer.ts";
import { listSalePayments } from "./sale-payments.ts";
import {
  madeBetween,
  newestFirst,
  readSaleSearch,
  type SaleFilter,
  usersNamed,
} from "./sale-search.ts";

const selectRequests = (db: Database) =>
  db
    .select({
      request: quoteRequests,
      user: users,
      provider: { id: providers.id, name: providers.name },
    })
    .from(quoteRequests)
    .innerJoin(customers, eq(customers.id, quoteRequests.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId));

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

/** The requests that a search names: by number, or by their customer. */
function named(db: Database, q: string) {
  const search = readSaleSearch(q);
  const ids = db.select({ id: quoteRequests.id }).from(quoteRequests);
  if (search.by === "number") return ids.where(eq(quoteRequests.id, search.id));
  return ids
    .innerJoin(customers, eq(customers.id, quoteRequests.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(usersNamed(search));
}

/** The newest quote of each request, which is the one that counts. */
async function newestQuotes(db: Database, requestIds: readonly number[]) {
  if (requestIds.length === 0) return new Map<number, typeof quotes.$inferSelect>();
  const newest = db
    .select({ id: max(quotes.id) })
    .from(quotes)
    .where(inArray(quotes.requestId, [...requestIds]))
    .groupBy(quotes.requestId);
  const rows = await db.select().from(quotes).where(inArray(quotes.id, newest));
  return new Map(rows.map((row) => [row.requestId, row]));
}

const present = ({ request, user, provider }: Row, quote?: typeof quotes.$inferSelect) => ({
  id: request.id,
  reference: String(request.id),
  created_at: request.createdAt.toISOString(),
  label: request.packageName ?? request.service,
  amount_fcfa: quote?.totalFcfa ?? null,
  customer: presentCustomer(user),
  provider,
  day: null,
  state: request.status,
});

/** A page of the requests for quotes that a search finds, the newest first. */
export async function listConsoleQuotes(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: QuoteStatus | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await selectRequests(db)
    .where(
      and(
        q ? inArray(quoteRequests.id, named(db, q)) : undefined,
        state ? eq(quoteRequests.status, state) : undefined,
        ...madeBetween(quoteRequests.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(quoteRequests, filter))
    .offset(offset)
    .limit(limit);
  const newest = await newestQuotes(
    db,
    rows.map(({ request }) => request.id),
  );
  return rows.map((row) => present(row, newest.get(row.request.id)));
}

/** One request with its newest quote and its payments. @throws not-found */
export async function readConsoleQuote(db: Database, id: number) {
  const [row] = await selectRequests(db).where(eq(quoteRequests.id, id));
  if (!row) throw refusal("not-found");
  const quote = (await newestQuotes(db, [id])).get(id);
  const { request } = row;
  const quoteId = quote?.id ?? 0;
  const deposit = (await findDeposits(db, "quote", [quoteId])).get(quoteId) ?? null;
  const holds = (await findStaffHolds(db, "quote", [quoteId])).get(quoteId);
  const at = request.changedAt.toISOString();
  return {
    ...present(row, quote),
    payments: await listSalePayments(db, "quote", [quoteId]),
    lines: (quote?.lines ?? []).map(({ label, quantity, unit_price }) => ({
      name: label,
      quantity,
      amount_fcfa: Math.round(quantity * unit_price),
    })),
    history: [{ at, by: "", state: request.status, note: "" }],
    note: request.lastMessage,
    ...presentHolds(holds, moneyOfDeposit(deposit)),
  };
}
