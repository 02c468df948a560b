import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { longDate } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import {
  askSellerReturn,
  paySellerOrder,
  placeSellerOrder,
} from "../../../testing/seller-orders.ts";
import { productVariants } from "../../products/products/tables.ts";
import { marketplaceOrders, type orderLines } from "../orders/tables.ts";
import { slipLine } from "./draw-slip.ts";

const app = testApp();

type Seller = Awaited<ReturnType<typeof openSeller>>;

const read = async ({ call }: Seller, id: number) =>
  (await call("GET", `orders/${id}`)).body as ReceivedOrder;
const move = ({ call }: Seller, id: number, to: string, note = "") =>
  call("POST", `orders/${id}/moves`, { to, note });

describe("an order to prepare", () => {
  it("is seen once it is paid, with where it goes and whom to call", async () => {
    const seller = await openSeller(app);
    const unpaid = await placeSellerOrder(app, seller.providerId);
    expect((await seller.call("GET", `orders/${unpaid.suborderId}`)).status).toBe(404);
    expect((await move(seller, unpaid.suborderId, "prepared")).status).toBe(404);
    const { suborderId } = await paySellerOrder(app, seller.providerId);
    expect((await seller.call("GET", "orders")).body).toMatchObject({
      items: [
        {
          id: suborderId,
          state: "paid",
          recipient: "Awa Kouassi",
          town: "Cocody",
          summary: "Collier de perles (Court)",
          units: 2,
          total: 21_500,
        },
      ],
      counts: { prepare: 1, ready: 0, sent: 0, returns: 0 },
      has_more: false,
    });
    expect((await seller.call("GET", "orders/counts")).body).toEqual({
      prepare: 1,
      ready: 0,
      sent: 0,
      returns: 0,
    });
    expect(await read(seller, suborderId)).toMatchObject({
      phone: "+2250700006001",
      address: "Riviera 3, près de la pharmacie",
      goods: 20_000,
      commission: 2000,
      lines: [{ options: "Court", quantity: 2, note: "Dans une boîte" }],
      can: { prepare: true, ship: false, deliver: false, cancel: true, answer_return: false },
    });
  });

  it("is prepared, sent with a note and delivered, and its history says so", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId);
    expect((await move(seller, suborderId, "shipped")).status).toBe(409);
    await move(seller, suborderId, "prepared");
    expect((await read(seller, suborderId)).can).toMatchObject({ ship: true, deliver: false });
    await move(seller, suborderId, "shipped", "UTB, colis 4512");
    await move(seller, suborderId, "delivered");
    const order = await read(seller, suborderId);
    expect(order.history.map(({ state_label, note }) => [state_label, note])).toEqual([
      ["Payée", ""],
      ["Préparée", ""],
      ["Expédiée", "UTB, colis 4512"],
      ["Livrée", ""],
    ]);
    expect(order.can).toMatchObject({ cancel: false, deliver: false });
    expect((await seller.call("GET", "orders?show=all")).body).toMatchObject({
      items: [{ state: "delivered" }],
    });
  });

  it("that is fetched is handed over without being sent", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId, { ships: false });
    await move(seller, suborderId, "prepared");
    expect((await move(seller, suborderId, "shipped")).status).toBe(409);
    expect((await move(seller, suborderId, "delivered")).status).toBe(200);
  });

  it("is cancelled with a reason, its stock put back, and then hides its buyer", async () => {
    const seller = await openSeller(app);
    const { suborderId, variantId } = await paySellerOrder(app, seller.providerId);
    expect(await move(seller, suborderId, "cancelled", "  ")).toMatchObject({
      status: 422,
      body: { errors: { note: [expect.stringContaining("raison")] } },
    });
    expect((await move(seller, suborderId, "cancelled", "Cassé à l’atelier")).status).toBe(200);
    const order = await read(seller, suborderId);
    expect(order).toMatchObject({ state: "cancelled", phone: null, address: null, note: "" });
    const [variant] = await app.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    expect(variant).toMatchObject({ stock: 10, reserved: 0 });
    expect((await app.call("GET", order.slip_url)).status).toBe(404);
  });

  it("is moved once by two members at the same time", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId);
    const both = [move(seller, suborderId, "prepared"), move(seller, suborderId, "prepared")];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe("a delivery slip", () => {
  it("is a PDF at a signed address, which nobody else guesses", async () => {
    const seller = await openSeller(app);
    const { suborderId, orderId } = await paySellerOrder(app, seller.providerId);
    const { slip_url: address } = await read(seller, suborderId);
    const { status, body } = await app.call("GET", address);
    expect([status, String(body).slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect((await app.call("GET", address.replace(/s=.{4}/, "s=AAAA"))).status).toBe(404);
    const erased = { erasedAt: app.clock() };
    await app.db.update(marketplaceOrders).set(erased).where(eq(marketplaceOrders.id, orderId));
    expect((await app.call("GET", address)).status).toBe(404);
  });

  it("names each line with its options, its day and what the buyer asked", () => {
    const line = {
      ...{ name: "Coiffure", size: null, colour: "Auburn", day: "2026-12-05", note: "À domicile" },
    } as typeof orderLines.$inferSelect;
    expect(slipLine(line)).toBe(
      `Coiffure (Auburn), le ${longDate("2026-12-05")}, «\u00a0À domicile\u00a0»`,
    );
  });
});

describe("a return", () => {
  it("is accepted, and what is returned is given back", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await askSellerReturn(app, seller.providerId);
    expect((await seller.call("GET", "orders?show=returns")).body).toMatchObject({
      items: [{ id: suborderId, return_asked: true }],
      counts: { returns: 1 },
    });
    expect(await read(seller, suborderId)).toMatchObject({
      returned: { state: "asked", reason: "Trop court", amount: 10_000 },
      can: { answer_return: true },
    });
    const answer = { accepted: true, answer: "" };
    const give = () => seller.call("POST", `orders/${suborderId}/return`, answer);
    expect((await give()).status).toBe(200);
    expect((await give()).status).toBe(409);
    expect(await read(seller, suborderId)).toMatchObject({
      state: "returned",
      refunded: 10_000,
      returned: { state: "accepted" },
    });
  });

  it("goes into stock again once, when the seller says that it came back", async () => {
    const seller = await openSeller(app);
    const { suborderId, variantId } = await askSellerReturn(app, seller.providerId);
    const stock = async () => {
      const isIts = eq(productVariants.id, variantId);
      return (await app.db.select().from(productVariants).where(isIts))[0]?.stock;
    };
    const before = (await stock()) ?? 0;
    const restock = () => seller.call("POST", `orders/${suborderId}/return/restock`, {});
    expect((await restock()).status).toBe(409);
    await seller.call("POST", `orders/${suborderId}/return`, { accepted: true, answer: "" });
    expect(await read(seller, suborderId)).toMatchObject({ can: { restock: true } });
    expect(await stock()).toBe(before);
    const other = await openSeller(app);
    expect((await other.call("POST", `orders/${suborderId}/return/restock`, {})).status).toBe(404);
    const both = await Promise.all([restock(), restock()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stock()).toBe(before + 1);
    expect(await read(seller, suborderId)).toMatchObject({ can: { restock: false } });
  });

  it("is refused with a reason", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await askSellerReturn(app, seller.providerId);
    const refuse = (answer: string) =>
      seller.call("POST", `orders/${suborderId}/return`, { accepted: false, answer });
    expect((await refuse("")).status).toBe(422);
    expect((await refuse("Déjà porté")).status).toBe(200);
    expect(await read(seller, suborderId)).toMatchObject({
      state: "delivered",
      returned: { state: "refused", answer: "Déjà porté" },
      can: { answer_return: false },
    });
  });
});
