import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { giftListOf, giveTo, openList, payAsGuestCheckout } from "../../../testing/gifts.ts";
import { refundByHand } from "../../../testing/orders.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";

const app = testApp();

it("a gift that staff give back in parts leaves its hosts the rest, and frees of its item what went back", async () => {
  const { couple, path, item } = await openList(app);
  const list = giftListOf(app, couple);
  const { body } = await giveTo(app, path, { item_id: item, amount: 20_000 });
  const { reference } = body as { reference: string };
  await payAsGuestCheckout(app, reference);
  const [attempt] = await app.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(payments.reference, reference));
  const giveBack = async (amountFcfa: number) => {
    const part = { scope: `staff:${amountFcfa}`, amountFcfa };
    await app.db.transaction((tx) =>
      requestRefund({ ...requestContext(app), db: tx }, attempt?.id ?? 0, "Mariam", part),
    );
    await app.work();
    await refundByHand(app);
  };
  const seen = async () => {
    const { gifts, items, sums } = await list.read();
    const [gift] = gifts;
    const money = await app.call("GET", `/api/v1/gift-lists/${couple.eventId}/payouts`, couple);
    return {
      ...{ state: gift?.state, amount: gift?.amount_fcfa, refunded: gift?.refunded_fcfa },
      ...{ taken: items[0]?.taken_fcfa, paid: sums.paid_fcfa },
      balance: (money.body as { balance_fcfa: number }).balance_fcfa,
    };
  };
  await giveBack(12_000);
  expect(await seen()).toEqual({
    ...{ state: "paid", amount: 20_000, refunded: 12_000 },
    ...{ taken: 8000, paid: 8000, balance: 8000 },
  });
  const written = async () =>
    (await listCaughtMessages(app.db)).filter(({ to }) => to === couple.email);
  const [email] = await written();
  expect(email).toMatchObject({ subject: "12\u00a0000\u00a0FCFA sont rendus à Tante Rose" });
  expect(email?.text).toContain("Il vous reste 8\u00a0000\u00a0FCFA");
  await giveBack(8000);
  expect((await written())[0]?.text).not.toContain("Il vous reste");
  expect(await seen()).toEqual({
    ...{ state: "refunded", amount: 20_000, refunded: 20_000 },
    ...{ taken: 0, paid: 0, balance: 0 },
  });
});
