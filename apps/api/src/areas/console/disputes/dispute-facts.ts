import type { ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import type { StoredDispute } from "../../disputes/queries.ts";
import { findDeposits } from "../../ledger/deposits/queries.ts";
import { marketplaceOrders, sellerOrders } from "../../orders/orders/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";

type Facts = Pick<ConsoleDisputeDetail, "sale" | "facts" | "price">;

const when = (label: string, at: Date | null | undefined) =>
  at ? [{ label, value: dateAndTime(at) }] : [];
const onDay = (label: string, day: string | null) =>
  day === null ? [] : [{ label, value: longDate(day) }];

/** Where what is disputed is in the console, and the dates and the price that staff need to decide. */
export async function factsOf(db: Database, dispute: StoredDispute): Promise<Facts> {
  const { subjectKind, subjectId, reference } = dispute;
  if (subjectKind === "suborder") return suborderFacts(db, subjectId);
  const deposit = (await findDeposits(db, subjectKind, [subjectId])).get(subjectId);
  const held = [
    ...when("Acompte payé le", deposit?.paidAt),
    ...when("Versé au prestataire le", deposit?.releaseAt),
  ];
  if (subjectKind === "booking") {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, subjectId));
    const day = onDay("Jour de la prestation", row?.day ?? null);
    return { sale: { resource: "bookings", id: subjectId }, facts: [...day, ...held], price: null };
  }
  const [row] = await db.select().from(quotes).where(eq(quotes.id, subjectId));
  const day = onDay("Jour de la prestation", row?.serviceDay ?? null);
  return {
    sale: { resource: "quotes", id: Number(reference) },
    facts: [...day, ...held],
    price: null,
  };
}

async function suborderFacts(db: Database, suborderId: number): Promise<Facts> {
  const [row] = await db
    .select({ suborder: sellerOrders, order: marketplaceOrders })
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(eq(sellerOrders.id, suborderId));
  if (!row) return { sale: null, facts: [], price: null };
  const { suborder, order } = row;
  const { goodsFcfa: goods_fcfa, deliveryFcfa: delivery_fcfa } = suborder;
  return {
    price: { goods_fcfa, delivery_fcfa, commission_fcfa: suborder.commissionFcfa },
    sale: { resource: "orders", id: order.id },
    facts: [
      ...when("Payée le", order.paidAt),
      ...when("Dite livrée le", suborder.deliveredAt),
      ...when("Réception confirmée le", suborder.confirmedAt),
      ...when("Versée au vendeur le", suborder.releasedAt),
    ],
  };
}
