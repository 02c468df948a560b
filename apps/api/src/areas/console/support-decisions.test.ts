import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { registerProvider } from "../../testing/actors.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { asRole } from "../../testing/console.ts";
import { furnish } from "../../testing/furnish.ts";
import type { Subject } from "../../testing/subject.ts";
import { vendorApplications } from "../content/vendors/tables.ts";
import { reviews } from "../reviews/tables.ts";

const app = testApp();
const held: { subject?: Subject; token?: string } = {};

beforeAll(async () => {
  const couple = await registerCouple(app);
  const provider = await registerProvider(app, "p-moderation@exemple.test");
  held.subject = await furnish(app, couple, provider);
  held.token = couple.token;
});

function use() {
  if (!held.subject) throw new Error("The couple is registered before the tests");
  return { subject: held.subject, token: held.token ?? null };
}

describe("a vendor's request", () => {
  it("is approved once: its sender gets the link, and the log has the shop", async () => {
    const { approvedId: id } = use().subject.console;
    const { call } = await asRole(app, "support", "s1@exemple.test");
    expect(await call("POST", `applications/${id}/approve`)).toMatchObject({
      status: 200,
      body: { decision: "approved" },
    });
    expect((await call("POST", `applications/${id}/approve`)).status).toBe(409);
    await app.work();
    const [row] = await app.db
      .select()
      .from(vendorApplications)
      .where(eq(vendorApplications.id, id));
    const sent = await listCaughtMessages(app.db);
    expect(sent.some(({ kind, to }) => kind === "shop-activation" && to === row?.email)).toBe(true);
    const admin = await asRole(app, "admin", "a1@exemple.test");
    expect(
      (await admin.call("GET", `audit?resource=applications&record_id=${id}`)).body,
    ).toMatchObject({
      items: [{ action: "applications.approve", after: { providerId: expect.any(Number) } }],
    });
  });

  it("is refused with a reason only, and leaves no trace in the log without one", async () => {
    const { refusedId: id } = use().subject.console;
    const { call } = await asRole(app, "support", "s2@exemple.test");
    expect(await call("POST", `applications/${id}/refuse`, { reason: " " })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    const admin = await asRole(app, "admin", "a2@exemple.test");
    const log = `audit?resource=applications&record_id=${id}`;
    expect((await admin.call("GET", log)).body).toMatchObject({ items: [] });
    expect(
      await call("POST", `applications/${id}/refuse`, { reason: "Photos d’autrui" }),
    ).toMatchObject({ body: { decision: "refused", refusal_reason: "Photos d’autrui" } });
  });
});

describe("a review", () => {
  it("is hidden with a reason and shown again, and the log has both", async () => {
    const { inventedReviewId: id } = use().subject;
    const { call } = await asRole(app, "support", "s3@exemple.test");
    const hide = { hidden: true, reason: "Injures" };
    expect(await call("PUT", `reviews/${id}`, hide)).toMatchObject({
      status: 200,
      body: { hidden_at: expect.any(String), checked_at: expect.any(String) },
    });
    const [row] = await app.db.select().from(reviews).where(eq(reviews.id, id));
    expect(row?.hiddenAt).not.toBeNull();
    expect(await call("PUT", `reviews/${id}`, { hidden: false })).toMatchObject({
      body: { hidden_at: null },
    });
    const admin = await asRole(app, "admin", "a3@exemple.test");
    expect((await admin.call("GET", `audit?resource=reviews&record_id=${id}`)).body).toMatchObject({
      items: [{ action: "reviews.keep" }, { action: "reviews.hide", after: { reason: "Injures" } }],
    });
    expect((await call("PUT", "reviews/999999", hide)).status).toBe(404);
  });
});

describe("a person", () => {
  it("is found by address and by number, and signed out everywhere", async () => {
    const { subject, token } = use();
    const { call } = await asRole(app, "support", "s4@exemple.test");
    const found = await call("GET", `people?q=${encodeURIComponent(subject.email.toUpperCase())}`);
    expect(found.body).toMatchObject({ items: [{ id: subject.userId, role: "CUSTOMER" }] });
    expect((await call("GET", "people?q=07%2000%2000%2099%2099")).body).toMatchObject({
      items: [],
    });
    expect((await app.call("GET", "/api/user", { token })).status).toBe(200);
    expect(await call("POST", `people/${subject.userId}/sign-out`)).toMatchObject({
      body: { open_sessions: 0 },
    });
    expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
  });

  it("is no member of staff", async () => {
    const { call, id } = await asRole(app, "support", "s5@exemple.test");
    expect((await call("GET", `people/${id}`)).status).toBe(404);
    expect((await call("POST", `people/${id}/sign-out`)).status).toBe(404);
  });
});
