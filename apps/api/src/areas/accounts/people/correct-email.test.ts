import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();

const openLink = async (link: string) => {
  const [token, address] = link.split("/").slice(-2);
  return app.call("GET", `/api/v1/email-verification/${token}/${address}`);
};
const stored = async (id: number) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const kindsTo = async (email: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).filter(({ to }) => to === email).map((one) => one.kind);
};

it("an address that nobody has proven is corrected by one person, and counts once its link is opened", async () => {
  const { call } = await asRole(app, "support", "e1@exemple.test");
  const { userId, email } = await registerUnverified(app);
  const corrected = { email: " Juste@Exemple.test ", reason: "Faute de frappe" };
  expect(await call("POST", `people/${userId}/email`, corrected)).toMatchObject({
    status: 200,
    body: { email: "juste@exemple.test", email_verified_at: null, waits_for_approval: false },
  });
  expect(await kindsTo(email)).toContain("email-corrected");
  expect((await openLink(await lastLinkTo(app, "juste@exemple.test"))).status).toBe(200);
  expect(await stored(userId)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
});

it("a proven address waits for a second person who types the same, and stays until the link is opened", async () => {
  const first = await asRole(app, "support", "e2@exemple.test");
  const second = await asRole(app, "admin", "e3@exemple.test");
  const { userId, email } = await registerCouple(app);
  const path = `people/${userId}/email`;
  const asked = { email: "nouvelle@exemple.test", reason: "Boîte perdue, pièce vue" };
  expect(await first.call("POST", path, asked)).toMatchObject({
    body: { email, waits_for_approval: true },
  });
  expect(await kindsTo("nouvelle@exemple.test")).toEqual([]);
  expect((await first.call("GET", `person-overviews/${userId}`)).body).toMatchObject({
    email_change: { email: "no…@exemple.test", reason: "Boîte perdue, pièce vue" },
  });
  expect((await first.call("POST", path, asked)).status).toBe(409);
  const other = { ...asked, email: "notable@exemple.test" };
  expect((await second.call("POST", path, other)).body).toMatchObject({ waits_for_approval: true });
  expect(await first.call("POST", path, other)).toMatchObject({
    status: 200,
    body: { email, pending_email: "notable@exemple.test", waits_for_approval: false },
  });
  expect(await kindsTo(email)).toContain("email-corrected");
  await openLink(await lastLinkTo(app, "notable@exemple.test"));
  expect(await stored(userId)).toMatchObject({ email: "notable@exemple.test", pendingEmail: null });
  const log = await second.call("GET", `audit?resource=people&record_id=${userId}`);
  expect(log.body).toMatchObject({
    items: [
      { action: "people.correct-email", after: { email: "no…@exemple.test" } },
      { action: "people.request-correct-email" },
      { action: "people.request-correct-email" },
    ],
  });
  expect(JSON.stringify(log.body)).not.toMatch(/notable@|nouvelle@/);
});

it("the present address of a provider is told where providers choose another password, a customer's where customers do", async () => {
  const { call } = await asRole(app, "support", "e7@exemple.test");
  const [provider, customer] = [await registerUnverified(app), await registerUnverified(app)];
  await app.db.update(users).set({ role: "PROVIDER" }).where(eq(users.id, provider.userId));
  for (const [{ userId, email }, path] of [
    [provider, "/pro/mot-de-passe-oublie"],
    [customer, "/mot-de-passe-oublie"],
  ] as const) {
    const corrected = { email: `juste-${userId}@exemple.test`, reason: "Faute de frappe" };
    expect((await call("POST", `people/${userId}/email`, corrected)).status).toBe(200);
    await app.work();
    const told = (await listCaughtMessages(app.db)).find(
      ({ to, kind }) => to === email && kind === "email-corrected",
    );
    expect(told?.links.map((link) => new URL(link).pathname)).toContain(path);
  }
});

it("refuses no reason, no address, one that is theirs, and one that another account has proven", async () => {
  const { call, id } = await asRole(app, "support", "e4@exemple.test");
  const taken = await registerCouple(app);
  const { userId, email } = await registerUnverified(app);
  const correct = (who: number, to: string, reason = "Demande") =>
    call("POST", `people/${who}/email`, { email: to, reason });
  expect((await correct(userId, "x@exemple.test", " ")).status).toBe(422);
  expect((await correct(userId, "pas une adresse")).status).toBe(422);
  expect((await correct(userId, email.toUpperCase())).status).toBe(409);
  expect(await correct(userId, taken.email)).toMatchObject({ body: { code: "credential-held" } });
  expect((await correct(id, "x@exemple.test")).status).toBe(404);
  const finance = await asRole(app, "finance", "e5@exemple.test");
  const asked = { email: "x@exemple.test", reason: "Demande" };
  expect((await finance.call("POST", `people/${userId}/email`, asked)).status).toBe(403);
});

it("the link of an activation is sent again, five times an hour, and not to a proven address", async () => {
  const { call } = await asRole(app, "support", "e6@exemple.test");
  const { userId, email } = await registerUnverified(app);
  const resend = (who: number) => call("POST", `people/${who}/resend-activation`);
  expect((await resend(userId)).status).toBe(200);
  expect((await kindsTo(email)).filter((kind) => kind === "email-verification")).toHaveLength(2);
  for (let one = 2; one <= 5; one += 1) expect((await resend(userId)).status).toBe(200);
  expect((await resend(userId)).status).toBe(429);
  const proven = await registerCouple(app);
  expect((await resend(proven.userId)).status).toBe(409);
});
