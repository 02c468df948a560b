import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { entrustKey } from "../../../testing/seller-invoice-samples.ts";
import { providers } from "../../providers/tables.ts";
import { auditLog } from "../../staff/audit/tables.ts";
import { openKey, sealKey } from "./key-secret.ts";
import { saveKey } from "./save-key.ts";
import { sellerAccess } from "./seller-access.ts";
import { invoicingKeys } from "./tables.ts";

const app = testApp();
const path = "/api/v1/pro/invoicing-key";

const KEY = "FNE-secret-9876";

const given = {
  ...{ taxpayer_number: "1234567 a", is_taxed: true, key: KEY },
  ...{ establishment: "Siège", point_of_sale: "En ligne", current_password: "demo" },
};

let shops = 0;

/** A shop, and its owner's calls about its key. */
async function shop() {
  shops += 1;
  const { providerId, token } = await registerProvider(app, `cle-${shops}@exemple.test`);
  return {
    ...{ providerId, token },
    read: async () => (await app.call("GET", path, { token })).body,
    save: (body: object) => app.call("PUT", path, { token, body: { ...given, ...body } }),
    remove: () => app.call("DELETE", path, { token }),
  };
}

const rowOf = async (providerId: number) =>
  (await app.db.select().from(invoicingKeys).where(eq(invoicingKeys.providerId, providerId)))[0];

describe("the key of a shop", () => {
  it("is stored encrypted, and only its end is ever shown", async () => {
    const { providerId, read, save } = await shop();
    expect(await read()).toMatchObject({ data: null, taxpayer_number: null, open: true });
    expect((await save({})).status).toBe(200);
    const row = await rowOf(providerId);
    expect(JSON.stringify(row)).not.toContain(KEY);
    expect(await read()).toEqual({
      data: {
        ...{ last_four: "9876", establishment: "Siège", point_of_sale: "En ligne" },
        ...{ address: null, problem: null, stickers_left: null },
        entered_at: app.clock().toISOString(),
      },
      ...{ taxpayer_number: "1234567A", is_taxed: true, open: true },
    });
    expect(await sellerAccess.find(app.db, app.settings, providerId)).toMatchObject({
      apiKey: KEY,
    });
  });

  it("is asked for with the password, and each thing that the tax office needs", async () => {
    const { providerId, save } = await shop();
    for (const [wrong, field] of [
      [{ current_password: "" }, "current_password"],
      [{ current_password: "autre" }, "current_password"],
      [{ taxpayer_number: "" }, "taxpayer_number"],
      [{ taxpayer_number: "123" }, "taxpayer_number"],
      [{ key: "" }, "key"],
      [{ key: "court" }, "key"],
      [{ key: "avec un espace" }, "key"],
      [{ establishment: "" }, "establishment"],
      [{ point_of_sale: " " }, "point_of_sale"],
      [{ address: "http://www.dgi.gouv.ci/ws" }, "address"],
      [{ address: "https://dgi.gouv.ci.exemple.test/ws" }, "address"],
      [{ address: "https://moi@fne.dgi.gouv.ci/ws" }, "address"],
    ] as const)
      expect(await save(wrong)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    expect(await rowOf(providerId)).toBeUndefined();
    expect((await save({ address: "https://www.fne.dgi.gouv.ci/ws/" })).status).toBe(200);
    expect(await rowOf(providerId)).toMatchObject({ address: "https://www.fne.dgi.gouv.ci/ws" });
  });

  it("is refused where this installation does not reach the tax office", async () => {
    const { providerId } = await shop();
    const context = { ...app, now: app.clock(), invoicing: null };
    const key = {
      ...{ taxpayerNumber: "1234567A", isTaxed: false, key: KEY, address: null },
      ...{ establishment: "Siège", pointOfSale: "En ligne" },
    };
    await expect(saveKey(context, { providerId, userId: 1 }, key)).rejects.toMatchObject({
      message: expect.stringContaining("pas encore ouverte"),
    });
  });

  it("is removed by its owner, once", async () => {
    const { providerId, save, remove, read } = await shop();
    await save({});
    expect((await remove()).status).toBe(200);
    expect(await rowOf(providerId)).toBeUndefined();
    expect(await read()).toMatchObject({ data: null, taxpayer_number: "1234567A" });
    expect((await remove()).status).toBe(404);
  });

  it("is in the audit log when it is entered, replaced and removed, without its secret", async () => {
    const { providerId, save, remove } = await shop();
    await save({});
    await save({ key: "FNE-secret-1234" });
    await remove();
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(providerId)))
      .orderBy(auditLog.id);
    const author = { staffId: null, staffName: "Propriétaire de la boutique" };
    expect(rows.filter(({ action }) => action.endsWith("invoicing-key"))).toMatchObject([
      {
        ...author,
        action: "providers.save-invoicing-key",
        before: null,
        after: { lastFour: "9876" },
      },
      { ...author, before: { lastFour: "9876" }, after: { lastFour: "1234" } },
      {
        ...author,
        action: "providers.remove-invoicing-key",
        before: { lastFour: "1234" },
        after: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain("FNE-secret");
  });

  it("goes with the shop", async () => {
    const { providerId } = await shop();
    await entrustKey(app, providerId);
    await app.db.delete(providers).where(eq(providers.id, providerId));
    expect(await rowOf(providerId)).toBeUndefined();
  });

  it("opens for its own shop alone, and with a former secret of ours too", () => {
    const former = { secret: "a".repeat(32), previousSecrets: [] };
    const sealed = sealKey(former, 12, KEY);
    expect(openKey(former, 12, sealed)).toBe(KEY);
    expect(openKey(former, 13, sealed)).toBeNull();
    const now = { secret: "b".repeat(32), previousSecrets: [] };
    expect(openKey(now, 12, sealed)).toBeNull();
    expect(openKey({ ...now, previousSecrets: [former.secret] }, 12, sealed)).toBe(KEY);
  });

  it("that no longer opens counts as none", async () => {
    const { providerId } = await shop();
    await entrustKey(app, providerId);
    const settings = { secret: "c".repeat(32), previousSecrets: [] };
    expect(await sellerAccess.find(app.db, settings, providerId)).toBeNull();
  });
});
