import type { OwnGiftList } from "@jdj/contract/gifts/lists";
import { findPayment } from "../areas/payments/payments/queries.ts";
import type { TestApp } from "./app.ts";
import { type CastMember, registerCouple } from "./cast.ts";
import { atFakeGateway, press } from "./payments.ts";

/** A gift list over HTTP, as its hosts' device calls it. */
export function giftListOf(app: TestApp, { token, eventId }: CastMember) {
  const base = `/api/v1/gift-lists/${eventId}`;
  const call = (method: string, path = "", body?: object) =>
    app.call(method, base + path, { token, ...(body === undefined ? {} : { body }) });
  return {
    call,
    save: (fields: object = {}) =>
      call("PUT", "", {
        is_open: true,
        message: "Votre présence nous suffit.",
        has_pot: true,
        pot_name: "",
        pot_goal: "",
        version: 0,
        ...fields,
      }),
    add: (name: string, price: number, quantity = 1) =>
      call("POST", "/items", { name, price, quantity }),
    read: async () => (await call("GET")).body as OwnGiftList,
  };
}

/** Begins a gift as a guest without an account. */
export function giveTo(app: TestApp, path: string, fields: object) {
  return app.call("POST", `/api/v1/public-gift-lists/${path.split("/").at(-1)}/gifts`, {
    body: { giver_name: "Tante Rose", message: "", phone_number_1: "", email: "", ...fields },
  });
}

/** Pays an order of a stranger's by Wave, and works the jobs off. */
export async function payAsGuestCheckout(app: TestApp, reference: string) {
  const payment = await findPayment(app.db, reference);
  if (payment === null) throw new Error("There is no such order");
  await app.call("POST", `/api/v1/payments/stranger-orders/${reference}/pay`, {
    body: { method: "WAVE" },
  });
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
}

/** A couple with an open list: a table service of 45 000 FCFA, and a cagnotte. */
export async function openList(app: TestApp, fields: object = {}) {
  const couple = await registerCouple(app);
  const list = giftListOf(app, couple);
  await list.save(fields);
  await list.add("Service de table", 45_000);
  const own = await list.read();
  return { couple, list, path: own.path ?? "", item: own.items[0]?.id ?? 0 };
}

/** The public page of a list, as a guest reads it. */
export function publicList(app: TestApp, path: string) {
  return app.call("GET", `/api/v1/public-gift-lists/${path.split("/").at(-1)}`);
}
