import { refusal } from "@jdj/contract/call/refusals";
import { longDate } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { lockDeposit } from "../../ledger/deposits/hold-deposit.ts";
import type { HoldableSale } from "../../ledger/staff-holds/queries.ts";
import { labelOfSuborder } from "../../orders/disputes/dispute-suborder.ts";
import { lockOrder } from "../../orders/orders/lock-order.ts";
import { findQuote } from "../../quotes/offers/queries.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { type HoldableMoney, moneyOfDeposit, moneyOfSuborder } from "./holdable-money.ts";

/** The sale that staff name: by the number of its page, and of the suborder within an order. */
export type NamedSale =
  | { resource: "bookings" | "quotes"; id: number }
  | { resource: "orders"; id: number; suborderId: number };

/** A sale whose money is locked. */
export interface LockedSale {
  subject: HoldableSale;
  money: HoldableMoney;
  /** How emails call it. */
  label: string;
  /** Names its page: the reference of an order, the number of a booking or a quote request. */
  reference: string;
  customerId: number | null;
  providerId: number | null;
}

/**
 * The sale that staff name, locked as by everything that releases its money or gives it back: the row
 * of a deposit, or of the whole order.
 * @throws not-found
 */
export async function lockSale(tx: Database, named: NamedSale): Promise<LockedSale> {
  if (named.resource === "orders") return lockSuborder(tx, named);
  const sale = named.resource === "bookings" ? ofBooking(tx, named.id) : ofRequest(tx, named.id);
  const { subject, ...found } = await sale;
  return { ...found, subject, money: moneyOfDeposit(await lockDeposit(tx, subject)) };
}

async function lockSuborder(
  tx: Database,
  { id, suborderId }: { id: number; suborderId: number },
): Promise<LockedSale> {
  const whole = await lockOrder(tx, id);
  const suborder = whole?.suborders.find((one) => one.id === suborderId);
  if (!whole || !suborder) throw refusal("not-found");
  const { reference, customerId } = whole.order;
  const { providerId } = suborder;
  return {
    subject: { kind: "suborder", id: suborderId },
    money: moneyOfSuborder(whole.order, suborder),
    label: await labelOfSuborder(tx, reference, providerId),
    ...{ reference, customerId, providerId },
  };
}

async function ofBooking(tx: Database, id: number) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw refusal("not-found");
  const { customerId, providerId, packageName, day } = booking;
  return {
    subject: { kind: "booking" as const, id },
    label: `Réservation du ${longDate(day)}, ${packageName}`,
    ...{ reference: String(id), customerId, providerId },
  };
}

async function ofRequest(tx: Database, id: number) {
  const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!request) throw refusal("not-found");
  const { customerId, providerId, service } = request;
  const quote = await findQuote(tx, id);
  return {
    // A request without a quote has no deposit, as no quote has this number.
    subject: { kind: "quote" as const, id: quote?.id ?? 0 },
    label: `Devis, ${service}`,
    ...{ reference: String(id), customerId, providerId },
  };
}
