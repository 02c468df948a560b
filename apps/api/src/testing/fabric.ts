import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import type { TestApp } from "./app.ts";
import { registerCouple } from "./cast.ts";
import { payAsGuestCheckout } from "./gifts.ts";

/** An order of fabric as its form has it. */
export const fabricForm = {
  name: "Pagne de la belle-famille",
  unit: "complet de 6 yards",
  unit_price: "15 000",
  sizes: "S, M, L",
  deadline: "2027-02-01",
  note: "À retirer chez tante Rose.",
  seller_name: "Maison du pagne",
  phone_number_1: "",
};

/** A couple with an open order, and the calls of its page. */
export async function openFabricOrder(app: TestApp, fields: object = {}) {
  const couple = await registerCouple(app);
  const base = `/api/v1/fabric-orders/${couple.eventId}`;
  const send = (method: string, path: string, body?: object) =>
    app.call(method, base + path, {
      token: couple.token,
      ...(body === undefined ? {} : { body }),
    });
  const opened = await send("POST", "", { ...fabricForm, ...fields });
  const { id } = opened.body as { id: number };
  const call = (method: string, path = "", body?: object) => send(method, `/${id}${path}`, body);
  const read = async () => (await call("GET")).body as FabricOrder;
  const add = (name: string, phone_number_1 = "") =>
    call("POST", "/people", { name, phone_number_1 });
  const share = async (name: string) => {
    const found = (await read()).shares.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not in the order`);
    return { ...found, token: found.path?.split("/").at(-1) ?? "" };
  };
  return { couple, id, opened, send, call, read, add, share };
}

/** Chooses by a personal link. */
export const chooseShare = (app: TestApp, token: string, size: string | null, quantity: unknown) =>
  app.call("PUT", `/api/v1/fabric-shares/${token}`, { body: { size, quantity } });
/** Asks for the payment of a personal link. */
export const startPayment = (app: TestApp, token: string) =>
  app.call("POST", `/api/v1/fabric-shares/${token}/payment`);
/** The reference of an answer. */
export const referenceIn = ({ body }: { body: unknown }) =>
  (body as { reference: string }).reference;

/** Pays a share by mobile money without an account. */
export async function payShare(app: TestApp, token: string) {
  await payAsGuestCheckout(app, referenceIn(await startPayment(app, token)));
}
