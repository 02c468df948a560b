import { bookingStates } from "@jdj/contract/bookings/booking-states";
import { orderStateOf, orderStates } from "@jdj/contract/orders/order-states";
import { paymentPurposes } from "@jdj/contract/payments/subjects";
import { quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { At, capped, readLists, readRows } from "./read-lists.ts";

const sale = {
  id: z.int(),
  reference: z.string(),
  label: z.string(),
  amount_fcfa: z.int().nullable(),
  created_at: At,
};

const Payment = z.object({
  attempt_id: z.int().nullable(),
  reference: z.string(),
  purpose: z.enum(paymentPurposes),
  label: z.string().nullable(),
  amount_fcfa: z.int(),
  state: z.enum(["open", "pending", "paid", "failed", "expired", "refunded"]),
  created_at: At,
});

/** What a customer paid, ordered, booked and asked for. */
export async function readSales(db: Database, customerId: number) {
  const found = await readLists(db, {
    payments: {
      row: Payment,
      query: sql`
        select a.id as attempt_id, p.reference, p.purpose, p.label, p.payable_fcfa as amount_fcfa,
          p.state, p.created_at
        from payments p left join lateral (
          select id from payment_attempts where payment_id = p.id
          order by state = 'paid' desc, id desc limit 1
        ) a on true
        where p.customer_id = ${customerId} order by p.created_at desc limit ${readRows}`,
    },
    orders: {
      row: z.object({ ...sale, states: z.array(z.enum(orderStates)) }),
      query: sql`
        select o.id, o.reference, '' as label, o.total_fcfa as amount_fcfa, o.created_at,
          array(select state from seller_orders where order_id = o.id order by id) as states
        from marketplace_orders o
        where o.customer_id = ${customerId} order by o.id desc limit ${readRows}`,
    },
    bookings: {
      row: z.object({ ...sale, state: z.enum(bookingStates) }),
      query: sql`
        select id, id::text as reference, package_name || ', ' || to_char(day, 'DD/MM/YYYY') as label,
          price_fcfa as amount_fcfa, state, created_at
        from bookings where customer_id = ${customerId} order by day desc limit ${readRows}`,
    },
    quotes: {
      row: z.object({ ...sale, state: z.enum(quoteStatuses) }),
      query: sql`
        select q.id, q.id::text as reference, q.service || ', ' || p.name as label,
          null as amount_fcfa, q.status as state, q.created_at
        from quote_requests q join providers p on p.id = q.provider_id
        where q.customer_id = ${customerId} order by q.last_message_at desc limit ${readRows}`,
    },
  });
  return {
    payments: capped(found.payments),
    bookings: capped(found.bookings),
    quotes: capped(found.quotes),
    orders: capped(
      found.orders.map(({ states, ...order }) => ({
        ...order,
        label: states.length > 1 ? `${states.length} boutiques` : "1 boutique",
        state: orderStateOf(states.length > 0 ? states : ["placed"]),
      })),
    ),
  };
}
