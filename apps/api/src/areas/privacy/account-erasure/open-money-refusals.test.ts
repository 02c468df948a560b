import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openErasures } from "../../../testing/erasures.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { payments } from "../../payments/payments/tables.ts";
import { accountErasures } from "./tables.ts";

const app = testApp();

const HOUR = 3600;

async function openPayment(customerId: number) {
  await app.db.insert(payments).values({
    reference: `T-${customerId}-${Math.random()}`,
    customerId,
    purpose: "credit",
    channelId: 1,
    units: 10,
    unitFcfa: 20,
    dueFcfa: 200,
    totalFcfa: 200,
    payableFcfa: 200,
    state: "pending",
    createdAt: app.clock(),
  });
}

describe("open money", () => {
  it("refuses the request, with what is open and its amounts", async () => {
    const { noteRequest, runIt, detail } = await openErasures(app);
    const awa = await registerCouple(app);
    await openPayment(awa.customerId);
    const key = `test:${awa.customerId}`;
    const { customerId } = awa;
    await giveCredit(app.db, { customerId, channelId: 1, units: 12, reason: "payment", key });
    const id = await noteRequest(awa.userId);
    const sentence = expect.stringContaining(
      "1 paiement en cours (200\u00a0FCFA), 12 messages payés et pas encore envoyés",
    );
    expect(await runIt(id)).toMatchObject({ status: 422, body: { errors: { money: [sentence] } } });
    expect(await detail(id)).toMatchObject({ open_money: [{ amount_fcfa: 200 }, { count: 12 }] });
    expect(
      await app.db.select().from(accountErasures).where(eq(accountErasures.requestId, id)),
    ).toEqual([]);
  });

  it("refuses the approval, which may be given once it is settled", async () => {
    const { second, press, approveAs, proven } = await openErasures(app);
    const { awa, id, token } = await proven();
    await openPayment(awa.customerId);
    expect(await approveAs(second, id)).toMatchObject({ status: 422 });
    await app.db
      .update(payments)
      .set({ state: "failed" })
      .where(eq(payments.customerId, awa.customerId));
    expect(await approveAs(second, id)).toMatchObject({ status: 200 });
    expect(await press(token, "cancel")).toMatchObject({ status: 200 });
  });

  it("stops the erasure of who pays meanwhile, with a note to staff and to the person", async () => {
    const { second, kindsTo, approveAs, detail, exists, work, proven } = await openErasures(app);
    const { awa, id } = await proven();
    await approveAs(second, id);
    await openPayment(awa.customerId);
    app.wait(72 * HOUR);
    expect(await work()).toBe(0);
    expect(await exists(awa.userId)).toBe(true);
    expect(await detail(id)).toMatchObject({
      state: "open",
      erasure: { state: "stopped", reason: expect.stringContaining("200\u00a0FCFA") },
    });
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts.at(-1)).toMatchObject({
      kind: "privacy-request",
      detail: expect.stringContaining("1 paiement en cours"),
    });
    expect(await kindsTo(awa.email)).toContain("privacy-erasure-ended");
    const me = await app.call("GET", "/api/user", { token: awa.token });
    expect(me).toMatchObject({ status: 200, body: { customer: { erases_at: null } } });
  });

  it("refuses the closing of one's own account, and says what is open", async () => {
    const awa = await registerCouple(app);
    await openPayment(awa.customerId);
    expect(
      (await app.call("GET", "/api/v1/account/open-money", { token: awa.token })).body,
    ).toEqual({ data: [{ kind: "payment", count: 1, amount_fcfa: 200 }] });
    expect(
      await app.call("POST", "/api/v1/account/close", {
        token: awa.token,
        body: { password: "demo" },
      }),
    ).toMatchObject({
      status: 422,
      body: { errors: { money: ["1 paiement en cours (200\u00a0FCFA)"] } },
    });
  });
});
