import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { grantListing } from "../../../testing/grant-listing.ts";
import { listingsOf, openReady, openUnlisted } from "../../../testing/listings.ts";
import { providerSubscriptions } from "../subscriptions/tables.ts";
import { providers } from "../tables.ts";
import { writeListingPrices } from "./prices/write-reference.ts";

const app = testApp();

beforeAll(() => writeListingPrices(app.db));

const { isInDirectory, mailsTo, pay, read, today } = listingsOf(app);
const inDays = (days: number) => dateAfter(today(), days, "days");
const minute = () => makeHandlers(app)["send-scheduled"]({}, { id: "0", isLast: true });

describe("the end of a listing", () => {
  it("is announced fourteen and three days before, and told once, by several processes too", async () => {
    const { providerId, email, token } = await openUnlisted(app);
    await grantListing(app, providerId, 20);
    await app.db
      .update(providers)
      .set({ publishedAt: app.clock() })
      .where(eq(providers.id, providerId));
    const passes = async (days: number) => {
      app.wait(days * 86_400);
      await Promise.all([minute(), minute(), minute()]);
      return mailsTo(email);
    };
    expect(await passes(5)).toEqual([]);
    expect(await passes(1)).toEqual(["listing-reminder"]);
    expect(await passes(1)).toHaveLength(1);
    expect(await passes(10)).toHaveLength(2);
    expect(await passes(3)).toHaveLength(2);
    expect(await isInDirectory(providerId)).toBe(true);
    expect((await passes(1))[0]).toBe("listing-ended");
    expect(await passes(0)).toHaveLength(3);
    expect(await isInDirectory(providerId)).toBe(false);
    expect(await read(token)).toMatchObject({ state: "ended", days_left: null, page: "released" });
  });

  it("is told on its page, and over once a new period is paid, even late", async () => {
    const { providerId, token } = await openUnlisted(app);
    await grantListing(app, providerId, 0);
    app.wait(86_400);
    await minute();
    const couple = await registerCouple(app);
    const page = () =>
      app.call("GET", `/api/v1/wedding-providers/${providerId}`, { token: couple.token });
    expect(await page()).toMatchObject({
      status: 404,
      body: { message: "Ce prestataire ne paraît pas dans l’annuaire en ce moment." },
    });
    app.wait(30 * 86_400);
    await pay(token);
    expect((await page()).status).toBe(200);
    expect((await read(token)).periods[0]).toMatchObject({ starts_on: today(), state: "running" });
  });

  it("is no gap where a paid period follows, and nobody is told", async () => {
    const { providerId, token, email } = await openUnlisted(app);
    await pay(token);
    const { ends_on: last } = await read(token);
    await pay(token, 6);
    const days = Math.round((Date.parse(last ?? "") - Date.parse(today())) / 86_400_000);
    app.wait((days + 1) * 86_400);
    await Promise.all([minute(), minute()]);
    expect(await isInDirectory(providerId)).toBe(true);
    expect(await mailsTo(email)).toEqual(["listing-paid", "listing-paid"]);
  });
});

describe("a period that staff give", () => {
  it("needs a reason, is logged, and shows the page until staff end it", async () => {
    const { providerId, email, token, call: asOwner } = await openReady(app);
    await asOwner("POST", "shop/publish");
    const { call } = await asRole(app, "finance", "offre@exemple.test");
    const grant = { kind: "listing", starts_on: today(), ends_on: inDays(30) };
    const path = `providers/${providerId}/subscriptions`;
    for (const reason of [undefined, "", "  "])
      expect(await call("POST", path, { ...grant, reason })).toMatchObject({
        status: 422,
        body: { errors: { reason: [expect.any(String)] } },
      });
    const given = await call("POST", path, { ...grant, reason: "Salon du mariage" });
    expect(given).toMatchObject({
      body: { waits_for: null, subscriptions: [{ kind: "listing", reason: "Salon du mariage" }] },
    });
    expect(await isInDirectory(providerId)).toBe(true);
    expect((await read(token)).periods).toMatchObject([
      { reason: "Salon du mariage", payment: null },
    ]);
    const admin = await asRole(app, "admin", "journal-offre@exemple.test");
    const log = await admin.call("GET", `audit?resource=providers&record_id=${providerId}`);
    expect(log.body).toMatchObject({
      items: [{ action: "providers.subscribe", after: { reason: "Salon du mariage" } }],
    });
    const [row] = await app.db
      .select()
      .from(providerSubscriptions)
      .where(eq(providerSubscriptions.providerId, providerId));
    expect((await call("DELETE", `${path}/${row?.id}`)).status).toBe(200);
    expect(await isInDirectory(providerId)).toBe(false);
    expect((await mailsTo(email)).toSorted()).toEqual([
      "listing-awaited",
      "listing-ended",
      "listing-given",
    ]);
  });
});
