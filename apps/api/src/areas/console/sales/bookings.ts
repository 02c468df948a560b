import type { BookingState } from "@jdj/contract/bookings/booking-states";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { findDeposits } from "../../ledger/deposits/queries.ts";
import { findStaffHolds } from "../../ledger/staff-holds/queries.ts";
import { providers } from "../../providers/tables.ts";
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

const selectBookings = (db: Database) =>
  db
    .select({
      booking: bookings,
      user: users,
      provider: { id: providers.id, name: providers.name },
    })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(providers, eq(providers.id, bookings.providerId));

type Row = Awaited<ReturnType<typeof selectBookings>>[number];

/** The bookings that a search names: by number, or by their customer. */
function named(db: Database, q: string) {
  const search = readSaleSearch(q);
  const ids = db.select({ id: bookings.id }).from(bookings);
  if (search.by === "number") return ids.where(eq(bookings.id, search.id));
  return ids
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(usersNamed(search));
}

const present = ({ booking, user, provider }: Row) => ({
  id: booking.id,
  reference: String(booking.id),
  created_at: booking.createdAt.toISOString(),
  label: booking.packageName,
  amount_fcfa: booking.priceFcfa,
  customer: presentCustomer(user),
  provider,
  day: booking.day,
  state: booking.state,
});

/** A page of the bookings that a search finds, the newest first. */
export async function listConsoleBookings(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: BookingState | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await selectBookings(db)
    .where(
      and(
        q ? inArray(bookings.id, named(db, q)) : undefined,
        state ? eq(bookings.state, state) : undefined,
        ...madeBetween(bookings.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(bookings, filter))
    .offset(offset)
    .limit(limit);
  return rows.map(present);
}

/** One booking with its payments. @throws not-found */
export async function readConsoleBooking(db: Database, id: number) {
  const [row] = await selectBookings(db).where(eq(bookings.id, id));
  if (!row) throw refusal("not-found");
  const { booking } = row;
  const deposit = (await findDeposits(db, "booking", [id])).get(id) ?? null;
  const holds = (await findStaffHolds(db, "booking", [id])).get(id);
  const moved = {
    at: booking.transitionedAt.toISOString(),
    by: "",
    state: booking.state,
    note: "",
  };
  return {
    ...present(row),
    payments: await listSalePayments(db, "booking", [id]),
    lines: [{ name: "Acompte", quantity: 1, amount_fcfa: booking.depositFcfa }],
    history: [moved],
    note: booking.reason ?? "",
    ...presentHolds(holds, moneyOfDeposit(deposit)),
  };
}
