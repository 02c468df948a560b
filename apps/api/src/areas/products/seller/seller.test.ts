import { contentMessages } from "@jdj/contract/content/messages";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openSession, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { furnishProvider } from "../../../testing/provider-subjects.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { providers } from "../../providers/tables.ts";

const app = testApp();

const pro = (token: string) => (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/pro/${path}`, { token, body });

describe("a shop that signs in", () => {
  it("opens its sales by one press, which its owner may make, and says how it sells", async () => {
    const { token, providerId } = await registerProvider(app, "opens@exemple.test");
    const call = pro(token);
    expect((await call("GET", "articles")).status).toBe(403);
    expect((await call("GET", "seller")).body).toEqual({ data: null });
    await furnishProvider(app, providerId);
    const member = await openSession(app, `equipe-${providerId}@exemple.test`);
    expect((await pro(member.token)("POST", "seller")).status).toBe(403);
    for (let press = 0; press < 2; press += 1)
      expect((await call("POST", "seller")).body).toMatchObject({ message: sentences.opened });
    expect((await call("GET", "articles")).status).toBe(200);
    expect((await call("GET", "seller")).body).toEqual({
      data: {
        version: 1,
        presentation: "",
        preparation_days: 2,
        return_days: 7,
        commission_percent: 10,
        suspended: false,
        sells_only: false,
      },
    });
    const settings = { version: 1, presentation: "Bijoux.", preparation_days: 3, return_days: 0 };
    expect((await call("PUT", "seller", settings)).status).toBe(200);
    expect((await call("PUT", "seller", settings)).status).toBe(409);
    expect(await call("PUT", "seller", { ...settings, return_days: "61" })).toMatchObject({
      body: { errors: { return_days: [sentences.daysInvalid] } },
    });
  });

  it("whose page staff withdrew opens no sales", async () => {
    const { token, providerId } = await registerProvider(app, "withdrawn@exemple.test");
    const suspended = { suspendedAt: app.clock() };
    await app.db.update(providers).set(suspended).where(eq(providers.id, providerId));
    expect((await pro(token)("POST", "seller")).status).toBe(409);
  });
});

describe("somebody who asks to sell", () => {
  it("is approved as a seller whom the directory does not list, until they ask for it", async () => {
    const email = "perles@exemple.test";
    const body = {
      company: "Perles de Bassam",
      contact_name: "Aya Koffi",
      goods: "jewellery",
      town: "Grand-Bassam",
      phone_number: "07 01 02 03 04",
      email,
      website: "",
      presentation: "Bijoux faits main.",
    };
    const send = (changed = {}) =>
      app.call("POST", "/api/v1/seller-applications", { body: { ...body, ...changed } });
    expect((await send()).body).toMatchObject({ message: contentMessages.sellerApplicationSent });
    expect(await send({ goods: "cars", phone_number: "12" })).toMatchObject({
      status: 422,
      body: {
        errors: {
          goods: [contentMessages.goodsRequired],
          phone_number: [contentMessages.phoneInvalid],
        },
      },
    });
    await app.work();
    const [request] = await app.db
      .select()
      .from(vendorApplications)
      .where(eq(vendorApplications.email, email));
    expect(request).toMatchObject({ kind: "seller", trade: "jewellery" });
    const staff = await asRole(app, "support");
    expect(await staff.call("POST", `applications/${request?.id}/approve`)).toMatchObject({
      body: { kind: "seller", trade: "jewellery", decision: "approved" },
    });
    const link = (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
    const joined = await app.call("POST", `/api/v1/pro/invitations/${link}`, {
      body: {
        given_names: "Aya",
        last_name: "Koffi",
        password: "demo",
        password_confirmation: "demo",
        terms: true,
      },
    });
    const { token } = joined.body as { token: string };
    const call = pro(token);
    expect((await call("GET", "me")).body).toMatchObject({
      shop: { name: "Perles de Bassam", published: false, selling: "only" },
    });
    expect((await call("GET", "seller")).body).toMatchObject({
      data: { presentation: "Bijoux faits main.", sells_only: true },
    });
    expect((await call("POST", "shop/publish")).body).toMatchObject({
      message: expect.stringContaining("ne fait que vendre"),
    });
    expect((await call("POST", "seller/directory")).status).toBe(200);
    expect((await call("GET", "me")).body).toMatchObject({ shop: { selling: "also" } });
    expect((await call("POST", "shop/publish")).body).toMatchObject({
      message: expect.stringContaining("manque encore"),
    });
  });
});
