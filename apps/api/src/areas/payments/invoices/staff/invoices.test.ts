import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../../testing/actors.ts";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { furnishInvoices } from "../../../../testing/invoice-samples.ts";
import { furnishSellerInvoices } from "../../../../testing/seller-invoice-samples.ts";
import { auditLog } from "../../../staff/audit/tables.ts";
import { invoices } from "../tables.ts";

const app = testApp();

const staff: { finance?: ReturnType<typeof asRole> } = {};

function finance() {
  staff.finance ??= asRole(app, "finance");
  return staff.finance;
}

describe("invoices in the console", () => {
  it("are listed by state, retried once, and recorded where they were made by hand", async () => {
    const { call } = await finance();
    const { failed, byHand } = await furnishInvoices(app);
    expect((await call("GET", "invoices?state=failed")).body).toMatchObject({
      items: [{ id: failed, client: "Pagnes d’Ébène", total_fcfa: 1180, reason: "401" }],
    });
    expect(await call("POST", `invoices/${failed}/retry`)).toMatchObject({
      status: 200,
      body: { state: "pending", reason: "" },
    });
    expect((await call("POST", `invoices/${failed}/retry`)).status).toBe(409);
    await app.work();
    expect((await call("GET", `invoices/${failed}`)).body).toMatchObject({
      state: "signed",
      reference: expect.stringContaining("9606123E"),
      stickers_left: expect.any(Number),
    });
    const given = { reference: "9606123E26000000077" };
    expect(await call("POST", `invoices/${byHand}/record`, given)).toMatchObject({
      status: 200,
      body: { state: "signed", ...given },
    });
    expect(await call("POST", `invoices/${byHand}/record`, given)).toMatchObject({ status: 409 });
    const logged = await app.db.select().from(auditLog).where(eq(auditLog.resource, "invoices"));
    expect(logged.map(({ action }) => action)).toEqual(["invoices.retry", "invoices.record"]);
  });

  it("of sellers are distinguished from ours", async () => {
    const { call } = await finance();
    const [own] = await app.db.select().from(invoices).limit(1);
    const { providerId } = await registerProvider(app, "vendeur@exemple.test");
    const { failedId } = await furnishSellerInvoices(app, providerId);
    const rowsOf = async (issuer: string) => {
      const { body } = await call("GET", `invoices?issuer=${issuer}`);
      return (body as { items: { id: number; seller: string | null }[] }).items;
    };
    expect(await rowsOf("sellers")).toContainEqual(
      expect.objectContaining({ id: failedId, seller: "Pagnes d’Ébène" }),
    );
    const ours = await rowsOf("ours");
    expect(ours).toContainEqual(expect.objectContaining({ id: own?.id, seller: null }));
    expect(ours.some(({ id }) => id === failedId)).toBe(false);
  });

  it("are not recorded while the tax office is being asked, nor changed by support", async () => {
    const { failed } = await furnishInvoicesAnew();
    await app.db
      .update(invoices)
      .set({ state: "sending", sentAt: app.clock() })
      .where(eq(invoices.id, failed));
    const { call } = await finance();
    const given = { reference: "9606123E26000000078" };
    expect((await call("POST", `invoices/${failed}/record`, given)).status).toBe(409);
    expect((await call("POST", `invoices/${failed}/retry`)).status).toBe(409);
    const support = await asRole(app, "support");
    expect((await support.call("POST", `invoices/${failed}/retry`)).status).toBe(403);
  });
});

/** The same rows a second time. */
async function furnishInvoicesAnew() {
  await app.db.delete(invoices);
  return furnishInvoices(app);
}
