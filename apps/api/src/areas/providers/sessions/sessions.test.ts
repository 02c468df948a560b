import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, registrationForm } from "../../../testing/cast.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();

const signIn = (site: "customers" | "providers", email: string, password = "demo") =>
  app.call("POST", site === "providers" ? "/api/v1/pro/login" : "/api/v1/login", {
    body: { email, password },
  });

const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token;

const prove = async (email: string) => {
  const [token, address] = (await lastLinkTo(app, email)).split("/").slice(-2);
  return app.call("GET", `/api/v1/email-verification/${token}/${address}`);
};

/** The same person with a customer's account and a provider's, both proven. */
async function registerBoth(passwords: { customer: string; provider: string }) {
  const couple = await registerCouple(app, { password: passwords.customer });
  await app.call("POST", "/api/v1/register", {
    body: registrationForm({ email: couple.email, type: "provider", password: passwords.provider }),
  });
  expect(await prove(couple.email)).toMatchObject({ status: 200 });
  const rows = await app.db.select().from(users).where(eq(users.email, couple.email));
  return { email: couple.email, rows };
}

const chooseAnew = async (email: string, password: string) => {
  await app.call("POST", "/api/v1/pro/password-reset-email", { body: { email } });
  const link = await lastLinkTo(app, email);
  const answer = await app.call(
    "POST",
    `/api/v1/pro/password-reset/${link.split("/").slice(-2).join("/")}`,
    { body: { password, password_confirmation: password } },
  );
  return { link, answer };
};

describe("a provider's sign-in", () => {
  it("opens their space, with their shop", async () => {
    const { email, providerId } = await registerProvider(app, "p1@exemple.test");
    const entered = await signIn("providers", email);
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { email, shop: { id: providerId, role: "owner", published: true } } },
    });
    const token = tokenOf(entered);
    expect(await app.call("GET", "/api/v1/pro/me", { token })).toMatchObject({ status: 200 });
    await app.call("DELETE", "/api/v1/pro/logout", { token });
    expect(await app.call("GET", "/api/v1/pro/me", { token })).toMatchObject({ status: 401 });
  });

  it("is refused alike for a customer, a wrong password and an unknown address", async () => {
    const couple = await registerCouple(app);
    const { email } = await registerProvider(app, "p2@exemple.test");
    const answers = await Promise.all([
      signIn("providers", couple.email),
      signIn("providers", email, "faux"),
      signIn("providers", "inconnu@exemple.test"),
    ]);
    expect(answers[0]?.status).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("is slowed by wrong passwords together with the customers' one", async () => {
    const { email } = await registerProvider(app, "p3@exemple.test");
    for (let time = 0; time < 5; time += 1) {
      await signIn("customers", email, "faux");
      await signIn("providers", email, "faux");
    }
    const began = performance.now();
    await Promise.all([signIn("providers", email, "faux"), signIn("customers", email, "faux")]);
    expect(performance.now() - began).toBeGreaterThan(1000);
  });

  it("opens nothing of a customer's, nor the reverse", async () => {
    const couple = await registerCouple(app);
    const { token } = await registerProvider(app, "p4@exemple.test");
    for (const path of ["/api/user", "/api/v1/sessions", "/api/v1/account/export"])
      expect(await app.call("GET", path, { token })).toMatchObject({ status: 403 });
    expect(await app.call("GET", "/api/v1/pro/me", { token: couple.token })).toMatchObject({
      status: 403,
    });
    expect(
      await app.call("POST", "/api/v1/sessions/exchange", { body: { api_token: token } }),
    ).toMatchObject({ status: 400 });
  });
});

describe("a person with both accounts", () => {
  it("proves one address for each, and each site opens its own account", async () => {
    const { email, rows } = await registerBoth({ customer: "mariée", provider: "traiteur" });
    expect(rows.map(({ role, emailVerifiedAt }) => [role, emailVerifiedAt !== null])).toEqual([
      ["CUSTOMER", true],
      ["PROVIDER", true],
    ]);
    expect(await signIn("customers", email, "mariée")).toMatchObject({ status: 200 });
    expect(await signIn("providers", email, "traiteur")).toMatchObject({ status: 200 });
    expect(await signIn("providers", email, "mariée")).toMatchObject({ status: 401 });
    expect(await signIn("customers", email, "traiteur")).toMatchObject({
      status: 403,
      body: { message: "Vous n'êtes pas un client" },
    });
  });

  it("with one password for both is a customer on the customers' site", async () => {
    const { email, rows } = await registerBoth({ customer: "demo", provider: "demo" });
    const [customer, provider] = rows;
    expect(await signIn("customers", email)).toMatchObject({
      body: { user: { id: customer?.id } },
    });
    expect(await signIn("providers", email)).toMatchObject({
      body: { user: { id: provider?.id } },
    });
    expect(new Set(rows.map(({ passwordHash }) => passwordHash?.split("$")[4])).size).toBe(1);
  });

  it("replaces one password and leaves the other, with its sessions", async () => {
    const { email } = await registerBoth({ customer: "mariée", provider: "traiteur" });
    const customer = tokenOf(await signIn("customers", email, "mariée"));
    const provider = tokenOf(await signIn("providers", email, "traiteur"));
    const { link, answer } = await chooseAnew(email, "tout neuf");
    expect(link).toContain("/pro/mot-de-passe/");
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await app.call("GET", "/api/v1/pro/me", { token: provider })).toMatchObject({
      status: 401,
    });
    expect(await app.call("GET", "/api/user", { token: customer })).toMatchObject({ status: 200 });
    expect(await signIn("customers", email, "mariée")).toMatchObject({ status: 200 });
    expect(await signIn("providers", email, "tout neuf")).toMatchObject({ status: 200 });
  });
});

describe("a link for a new password", () => {
  it("of a provider is refused on the customers' site, and the reverse", async () => {
    const { email } = await registerProvider(app, "p5@exemple.test");
    const couple = await registerCouple(app);
    await app.call("POST", "/api/v1/pro/password-reset-email", { body: { email } });
    await app.call("POST", "/api/v1/password-reset-email", { body: { email: couple.email } });
    const body = { password: "à moi", password_confirmation: "à moi" };
    const path = async (to: string) => (await lastLinkTo(app, to)).split("/").slice(-2).join("/");
    expect(
      await app.call("POST", `/api/v1/password-reset/${await path(email)}`, { body }),
    ).toMatchObject({ status: 400 });
    expect(
      await app.call("POST", `/api/v1/pro/password-reset/${await path(couple.email)}`, { body }),
    ).toMatchObject({ status: 400 });
  });

  it("is not sent by the site of the other", async () => {
    const { email } = await registerProvider(app, "p6@exemple.test");
    const couple = await registerCouple(app);
    await app.work();
    const before = (await listCaughtMessages(app.db)).length;
    await app.call("POST", "/api/v1/password-reset-email", { body: { email } });
    await app.call("POST", "/api/v1/pro/password-reset-email", { body: { email: couple.email } });
    await app.work();
    expect(await listCaughtMessages(app.db)).toHaveLength(before);
  });
});
