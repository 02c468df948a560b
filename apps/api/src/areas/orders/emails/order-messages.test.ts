import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, giveNumber } from "../../../testing/asked-sms.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import {
  openShop,
  orderFrom,
  payOrder,
  refundByHand,
  type Shop,
  suborderOf,
} from "../../../testing/orders.ts";
import { users } from "../../identity/users/tables.ts";
import { productVariants } from "../../products/products/tables.ts";
import { endOrders } from "../orders/end-orders.ts";
import { answerReturn } from "../returns/answer-return.ts";
import { transitionSellerOrder } from "../seller-orders/transition-seller-order.ts";

const app = testApp();
const held: { awa?: CastMember; one?: Shop } = {};
/** The number of the recipient, that of the customer, and the address of the seller's owner. */
const RECIPIENT = "+2250700000001";
const CUSTOMER_PHONE = "+2250700000003";
const SELLER = "perles@exemple.test";
const SELLER_PHONE = "+2250700000002";
/** More orders than account emails may go to one address in a day, after those of the other tests. */
const MANY = 12;

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.one = await openShop(app, "perles");
  await askForSms(app, held.awa.userId, CUSTOMER_PHONE);
});

function cast() {
  const { awa, one } = held;
  if (!awa || !one) throw new Error("They are made before the tests");
  return { awa, one };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

/** What came since the last call, by whom it was sent to: subjects of emails, and texts of SMS. */
let seen = 0;
async function messages() {
  await app.work();
  const all = await listCaughtMessages(app.db);
  const fresh = all.filter(({ id }) => id > seen).reverse();
  seen = Math.max(seen, ...all.map(({ id }) => id));
  const of = (to: string, channel: string) =>
    fresh.filter((one) => one.to === to && one.channel === channel);
  return {
    customer: of(cast().awa.email, "mail").map(({ subject }) => plain(subject ?? "")),
    customerText: of(cast().awa.email, "mail").map(({ text }) => plain(text)),
    recipientSms: of(RECIPIENT, "sms").map(({ text }) => plain(text)),
    sms: of(CUSTOMER_PHONE, "sms").map(({ text }) => plain(text)),
    sellerSms: of(SELLER_PHONE, "sms").map(({ text }) => plain(text)),
    seller: of(SELLER, "mail").map(({ subject }) => plain(subject ?? "")),
  };
}

async function paid() {
  const { awa, one } = cast();
  const { order, payment } = await orderFrom(app, awa.customerId, [one]);
  await payOrder(app, awa, payment);
  const suborder = await suborderOf(app, order.id, one);
  await messages();
  return { order, suborder, reference: order.reference };
}

type Step = "prepared" | "shipped" | "delivered" | "cancelled";

function move(suborderId: number, to: Step, note = "") {
  const { providerId, userId } = cast().one;
  return transitionSellerOrder(
    requestContext(app),
    { providerId, suborderId },
    { to, note, userId },
  );
}

function call(path: string, body: object) {
  return app.call("POST", `/api/v1${path}`, { token: cast().awa.token, body });
}

describe("the messages about an order", () => {
  it("say that an order expired unpaid, and what becomes of a payment that still comes", async () => {
    const { awa, one } = cast();
    const { order } = await orderFrom(app, awa.customerId, [one]);
    await messages();
    app.wait(31 * 60);
    await endOrders(app);
    const { customer, customerText, sms } = await messages();
    expect(customer).toEqual([`Commande ${order.reference} expirée`]);
    expect(customerText[0]).toContain("rien ne vous est demandé");
    expect(customerText[0]).toContain("Si un paiement de 11 500 FCFA arrive encore");
    expect(sms).toEqual([]);
  });

  it("say what to pay and until when, then that it is paid, to its customer and to the seller", async () => {
    const { awa, one } = cast();
    await messages();
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    const { reference } = order;
    const placed = await messages();
    expect(placed).toMatchObject({
      customer: [`Votre commande ${reference} attend son paiement`],
      sms: [],
      seller: [],
    });
    expect(placed.customerText[0]).toMatch(
      /Nous gardons vos articles jusqu’au .+ Payez 11 500 FCFA d’ici là/,
    );
    await payOrder(app, awa, payment);
    const afterPayment = await messages();
    expect(afterPayment.customer).toContain(`Commande ${reference} payée`);
    expect(afterPayment.sms).toEqual([
      `Joie du Jour : commande ${reference} payée (11 500 FCFA). Les vendeurs la préparent. http://joie.test/shopping/orders/${reference}`,
    ]);
    expect(afterPayment.seller).toEqual([`Nouvelle commande ${reference} : 11 500 FCFA`]);
  });

  it("say each step of the seller, with what they write", async () => {
    const { suborder, reference } = await paid();
    await move(suborder.id, "prepared");
    const prepared = await messages();
    expect(prepared.customer[0]).toMatch(/ a préparé votre commande$/);
    expect(prepared.sms[0]).toContain(`votre commande ${reference} est prete chez`);
    await move(suborder.id, "shipped", "UTB, colis 4512");
    const shipped = await messages();
    expect(shipped.customer[0]).toMatch(/ a expédié votre commande$/);
    expect(shipped.customerText[0]).toContain("Son message : « UTB, colis 4512 »");
    expect(shipped.sms[0]).toContain(`votre commande ${reference} est partie de chez`);
    await move(suborder.id, "delivered");
    const delivered = await messages();
    expect(delivered.customer[0]).toMatch(/^Commande de .+ livrée$/);
    expect(delivered.sms[0]).toMatch(/ est livrée\. http/);
  });

  it("leave out a link that a seller writes", async () => {
    const { suborder } = await paid();
    await move(suborder.id, "prepared");
    await messages();
    await move(suborder.id, "shipped", "Payez ici : http://arnaque.example/x");
    const { customerText } = await messages();
    expect(customerText[0]).not.toContain("arnaque");
    expect(customerText[0]).toContain("à lire sur la page de la commande");
  });

  it("say that a seller cancelled, what is given back, and when that is done", async () => {
    const { suborder, reference } = await paid();
    await move(suborder.id, "cancelled", "Cassé à l’atelier");
    await app.work();
    await refundByHand(app);
    const { customer, customerText, sms } = await messages();
    expect(customer.join("\n")).toMatch(/annulée : 11 500 FCFA vous sont rendus$/m);
    expect(customer).toContain(`Commande ${reference} : remboursement fait`);
    expect(customerText.join()).toContain("Cassé à l’atelier");
    expect(sms.join()).toMatch(/est annulée\. 11 500 FCFA vous sont rendus\./);
    expect(sms.join()).toContain(
      `le remboursement de 11 500 FCFA sur la commande ${reference} est fait.`,
    );
  });

  it("say that a seller refused a return, and why", async () => {
    const { one } = cast();
    const { suborder, reference } = await paid();
    for (const step of ["prepared", "shipped", "delivered"] as const) await move(suborder.id, step);
    await messages();
    const { token } = cast().awa;
    const { body } = await app.call("GET", `/api/v1/orders/${reference}`, { token });
    const { sellers } = body as { sellers: { lines: { id: number }[] }[] };
    const lines = [{ id: sellers[0]?.lines[0]?.id ?? 0, quantity: 1 }];
    await call(`/suborders/${suborder.id}/return`, { reason: "Trop grand", lines });
    await answerReturn(requestContext(app), one.providerId, suborder.id, {
      isAccepted: false,
      answer: "Le collier a été porté",
      userId: one.userId,
    });
    const { customer, customerText, sms } = await messages();
    expect(customer).toEqual([expect.stringMatching(/ ne peut pas accepter votre retour$/)]);
    expect(customerText[0]).toContain(`Votre retour de la commande ${reference} est refusé.`);
    expect(customerText[0]).toContain("Le collier a été porté");
    expect(customerText[0]).not.toContain("Trop grand");
    expect(customerText[0]).not.toContain("vous sont rendus");
    expect(sms).toEqual([]);
  });

  it("tell the seller what their customer cancelled or wants to return, and the answer to the customer", async () => {
    const { one } = cast();
    const first = await paid();
    await call(`/orders/${first.reference}/cancel`, { note: "" });
    expect((await messages()).seller).toEqual([`Commande ${first.reference} annulée`]);
    const { suborder, reference } = await paid();
    await move(suborder.id, "prepared");
    await move(suborder.id, "shipped");
    await move(suborder.id, "delivered");
    await messages();
    const { body } = await app.call("GET", `/api/v1/orders/${reference}`, {
      token: cast().awa.token,
    });
    const { sellers } = body as { sellers: { lines: { id: number }[] }[] };
    const lines = [{ id: sellers[0]?.lines[0]?.id ?? 0, quantity: 1 }];
    await call(`/suborders/${suborder.id}/return`, { reason: "Trop grand", lines });
    expect((await messages()).seller).toEqual([`Retour demandé pour la commande ${reference}`]);
    await answerReturn(requestContext(app), one.providerId, suborder.id, {
      isAccepted: true,
      answer: "Déposez-le à la boutique",
      userId: one.userId,
    });
    const answered = await messages();
    expect(answered.customer[0]).toMatch(/ accepte votre retour$/);
    expect(answered.customerText[0]).toContain("10 000 FCFA vous sont rendus");
    expect(answered.customerText[0]).toContain("Déposez-le à la boutique");
    expect(answered.customerText[0]).not.toContain("Trop grand");
  });

  it("reach a seller and their customer for every paid order, however many a day has", async () => {
    await app.db.update(productVariants).set({ stock: 100 });
    await askForSms(app, cast().one.userId, SELLER_PHONE);
    for (let order = 0; order < MANY; order += 1) {
      const { awa, one } = cast();
      const { order: placed, payment } = await orderFrom(app, awa.customerId, [one]);
      await payOrder(app, awa, payment);
      const { customer, seller, sms, sellerSms } = await messages();
      expect(sms).toEqual([expect.stringContaining(`commande ${placed.reference} payée`)]);
      expect(sellerSms).toEqual([expect.stringContaining(`nouvelle commande ${placed.reference}`)]);
      expect(customer).toContain(`Commande ${placed.reference} payée`);
      expect(seller).toEqual([`Nouvelle commande ${placed.reference} : 11 500 FCFA`]);
    }
  });

  it("are emails only for who did not ask for SMS, on either side", async () => {
    const { awa, one } = cast();
    const isEither = inArray(users.id, [awa.userId, one.userId]);
    await app.db.update(users).set({ smsAskedAt: null }).where(isEither);
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    await payOrder(app, awa, payment);
    const { customer, seller, sms, recipientSms, sellerSms } = await messages();
    expect(customer).toContain(`Commande ${order.reference} payée`);
    expect(seller).toEqual([`Nouvelle commande ${order.reference} : 11 500 FCFA`]);
    expect([sms, recipientSms, sellerSms]).toEqual([[], [], []]);
  });

  it("are SMS to the number of the order for who has no email address", async () => {
    const { awa, one } = cast();
    const nothing = {
      ...{ email: null, emailVerifiedAt: null, smsAskedAt: null, phoneVerifiedAt: null },
    };
    await app.db.update(users).set(nothing).where(eq(users.id, awa.userId));
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    await payOrder(app, awa, payment);
    expect(await messages()).toMatchObject({
      ...{ customer: [], sms: [] },
      recipientSms: [expect.stringContaining(`commande ${order.reference} payée`)],
    });
  });

  it("are SMS to the proven number of who has no email address, asked for or not", async () => {
    const { awa, one } = cast();
    const nothing = { email: null, emailVerifiedAt: null, smsAskedAt: null };
    await giveNumber(app, awa.userId, CUSTOMER_PHONE);
    await app.db.update(users).set(nothing).where(eq(users.id, awa.userId));
    const { order, payment } = await orderFrom(app, awa.customerId, [one]);
    await payOrder(app, awa, payment);
    const { sms, recipientSms } = await messages();
    expect(sms.join()).toContain(`commande ${order.reference} payée`);
    expect(recipientSms.join()).not.toContain(order.reference);
  });
});
