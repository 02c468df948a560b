import type { Booking } from "@jdj/contract/bookings/bookings";
import type { OwnGiftList } from "@jdj/contract/gifts/lists";
import type { Order, Suborder } from "@jdj/contract/orders/order-shapes";
import type { QuoteRequest } from "@jdj/contract/quotes/shapes";
import { eq } from "drizzle-orm";
import { sellerOrders } from "../../areas/orders/orders/tables.ts";
import { addPackage } from "../booking-samples.ts";
import { orderFrom } from "../orders.ts";
import { quote, requestQuote } from "../quote-samples.ts";
import { type Deal, dayIn, nothing, report } from "./deal.ts";
import { fabricDeal } from "./fabric-deal.ts";
import type { Fixture } from "./fixture.ts";

const holdCalls = (sale: string) => ({
  ...{ hold: `${sale}/hold`, lift: `${sale}/lift-hold`, named: {} },
});

/** A booking with a deposit of 60 000 FCFA, which the provider confirmed. */
async function booking(fixture: Fixture, days: number): Promise<Deal> {
  const { app, couple, pro, send } = fixture;
  const package_id = await addPackage(app, pro.providerId, {});
  const asked = { package_id, date_reservation: dayIn(fixture, days) };
  const made = await send(couple, "POST", "/api/v1/booking-package", asked);
  const { id } = (made.body as { data: { id: number } }).data;
  const path = `/api/v1/booking-package/${id}`;
  const proPath = `/api/v1/pro/booking-packages/${id}`;
  await send(pro, "POST", proPath, { status: "confirmed" });
  const read = async () => (await send(couple, "GET", path)).body as Booking;
  return {
    kind: "booking",
    isGuestCheckout: false,
    reference: async () => (await read()).deposit?.reference ?? null,
    progress: nothing,
    confirm: nothing,
    cancel: () => send(couple, "DELETE", path),
    withdraw: () => send(pro, "POST", proPath, { status: "withdrawn", reason: "Je suis malade" }),
    dispute: () => send(couple, "POST", `${path}/disputes`, report("no-show")),
    disputeId: async () => (await read()).dispute?.id ?? null,
    holdCalls: holdCalls(`bookings/${id}`),
    orderId: async () => null,
    withdrawCollected: null,
  };
}

/** A quote with a deposit of 100 000 FCFA, which the customer accepted. */
async function quoted(fixture: Fixture, days: number): Promise<Deal> {
  const { app, couple, pro, send } = fixture;
  const id = await requestQuote(app, couple, pro.providerId);
  const path = `/api/v1/wedding-provider-quote-requests/${id}`;
  const proPath = `/api/v1/provider/quote-requests/${id}`;
  await send(pro, "PUT", proPath, { status: "ACCEPTED" });
  const valid = { valid_until: dayIn(fixture, 30), deposit: 100_000 };
  await send(pro, "POST", `${proPath}/quotes`, {
    ...quote(),
    ...valid,
    service_day: dayIn(fixture, days),
  });
  const say = (status: string, message?: string) =>
    send(couple, "PUT", path, { quoteRequestId: id, status, message });
  await say("QUOTE_ACCEPTED");
  const read = async () => (await send(couple, "GET", path)).body as QuoteRequest;
  return {
    kind: "quote",
    isGuestCheckout: false,
    reference: async () => (await read()).quote?.deposit_order?.reference ?? null,
    async progress() {
      const status = (await read()).status === "IN_PROGRESS" ? "DONE" : "IN_PROGRESS";
      return send(pro, "PUT", proPath, { status });
    },
    confirm: () => say("DONE_ACCEPTED"),
    cancel: () => say("CANCEL", "Nous avons changé d’avis"),
    withdraw: () => send(pro, "PUT", proPath, { status: "CANCEL", message: "Je suis malade" }),
    dispute: () => send(couple, "POST", `${path}/disputes`, report("not-as-agreed")),
    disputeId: async () => (await read()).dispute?.id ?? null,
    holdCalls: holdCalls(`quotes/${id}`),
    orderId: async () => null,
    withdrawCollected: null,
  };
}

/** An order of one or two units at 10 000 FCFA, delivered for 1 500 FCFA. */
async function order(fixture: Fixture, days: number): Promise<Deal> {
  const { app, couple, pro, shop, send } = fixture;
  const quantity = 1 + (days % 2);
  const { order: placed, payment } = await orderFrom(app, couple.customerId, [shop], quantity);
  const path = `/api/v1/orders/${placed.reference}`;
  const read = async () => (await send(couple, "GET", path)).body as Partial<Order>;
  const stored = async () => {
    const isOf = eq(sellerOrders.orderId, placed.id);
    const [row] = await app.db.select().from(sellerOrders).where(isOf);
    return { id: row?.id ?? 0, code: row?.deliveryCode ?? "0000" };
  };
  const { id } = await stored();
  // Once the account is closed, nobody reads it.
  const suborder = async (): Promise<Suborder | undefined> => (await read()).sellers?.[0];
  const shopSays = (what: string, body: object) =>
    send(pro, "POST", `/api/v1/pro/orders/${id}/${what}`, body);
  return {
    kind: "order",
    isGuestCheckout: false,
    reference: async () => payment.reference,
    async progress() {
      const next = { paid: "prepared", prepared: "shipped", shipped: "delivered" } as const;
      const to = new Map(Object.entries(next)).get((await suborder())?.status ?? "");
      return shopSays("moves", { to: to ?? "prepared" });
    },
    confirm: async () =>
      days < 10
        ? shopSays("delivery-code", { code: (await stored()).code })
        : send(couple, "POST", `/api/v1/suborders/${id}/receive`, {}),
    cancel: () => send(couple, "POST", `${path}/cancel`, {}),
    withdraw: () => shopSays("moves", { to: "cancelled", note: "Plus de stock" }),
    dispute: () =>
      send(couple, "POST", `/api/v1/suborders/${id}/disputes`, report("not-as-agreed")),
    disputeId: async () => (await suborder())?.dispute?.id ?? null,
    holdCalls: {
      hold: `orders/${placed.id}/hold-suborder`,
      lift: `orders/${placed.id}/lift-suborder-hold`,
      named: { suborder_id: id },
    },
    orderId: async () => placed.id,
    withdrawCollected: null,
  };
}

/** A gift of 30 000 FCFA into the hosts' pot. */
async function gift(fixture: Fixture): Promise<Deal> {
  const { couple, send } = fixture;
  const path = `/api/v1/gift-lists/${couple.eventId}`;
  const list = { is_open: true, message: "", has_pot: true, pot_name: "", pot_goal: "" };
  const known = (await send(couple, "GET", path)).body as OwnGiftList & { version?: number };
  await send(couple, "PUT", path, { ...list, version: known.version ?? 0 });
  const own = (await send(couple, "GET", path)).body as OwnGiftList;
  const given = await send(
    { token: null },
    "POST",
    `/api/v1/public-gift-lists/${own.path?.split("/").at(-1)}/gifts`,
    {
      ...{ giver_name: "Tante Rose", message: "", phone_number_1: "", email: "" },
      ...{ item_id: null, amount: 30_000 },
    },
  );
  const { reference = null } = given.body as { reference?: string };
  return {
    kind: "gift",
    isGuestCheckout: true,
    reference: async () => reference,
    progress: nothing,
    confirm: nothing,
    cancel: nothing,
    withdraw: nothing,
    dispute: nothing,
    disputeId: async () => null,
    holdCalls: null,
    orderId: async () => null,
    withdrawCollected: null,
  };
}

const deals = { booking, quote: quoted, order, gift, "fabric-share": fabricDeal };

/** The kinds of deals of which scenarios are made. */
export const dealKinds = Object.keys(deals) as (keyof typeof deals)[];

/** Makes a deal up to where it may be paid. @param days until the day of its service */
export function makeDeal(fixture: Fixture, kind: keyof typeof deals, days: number): Promise<Deal> {
  return deals[kind](fixture, days);
}
