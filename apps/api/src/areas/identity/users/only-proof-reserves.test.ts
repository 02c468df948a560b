import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import {
  lastLinkTo,
  registerCouple,
  registerUnverified,
  registrationForm,
} from "../../../testing/cast.ts";
import { facebookAccounts } from "../../accounts/facebook/tables.ts";
import { users } from "./tables.ts";

const app = testApp();

const register = (overrides: Record<string, unknown>) =>
  app.call("POST", "/api/v1/register", { body: registrationForm(overrides) });

const enter = (email: string, password: string) =>
  app.call("POST", "/api/v1/login", { body: { email, password } });

const me = (token: string) => app.call("GET", "/api/user", { token });

const prove = (link: string, token: string | null = null) => {
  const [secret, email] = link.split("/").slice(-2);
  return app.call("GET", `/api/v1/email-verification/${secret}/${email}`, { token });
};

const sendOtp = (phone: string) =>
  app.call("POST", "/api/v1/send-otp-web", {
    body: registrationForm({ email: "", phone_number_1: phone }),
  });

async function sentTo(to: string) {
  await app.work();
  return (await listCaughtMessages(app.db)).filter((item) => item.to === to);
}

async function registerByPhone(phone: string, password = "demo") {
  expect(await sendOtp(phone)).toMatchObject({ status: 200 });
  const code = (await sentTo(phone))[0]?.code;
  return register({ email: "", phone_number_1: phone, code, password });
}

describe("an unproven address", () => {
  it("does not block its owner, who registers too, proves it and so removes it from the other account", async () => {
    const squatter = await registerUnverified(app);
    const { email } = squatter;
    await lastLinkTo(app, email);
    expect(await register({ email, password: "le vrai" })).toMatchObject({ status: 200 });
    const link = await lastLinkTo(app, email);
    const entered = await enter(email, "le vrai");
    expect(entered).toMatchObject({ status: 200 });
    expect(await prove(link)).toMatchObject({ status: 200 });
    const { token } = entered.body as { token: string };
    expect(await me(token)).toMatchObject({ body: { email, can: { openNotebook: true } } });
    expect(await me(squatter.token)).toMatchObject({ body: { email: null } });
    expect(await enter(email, "demo")).toMatchObject({ status: 401 });
  });

  it("is proven by one of two concurrent requests", async () => {
    const first = await registerUnverified(app);
    const firstLink = await lastLinkTo(app, first.email);
    await register({ email: first.email, password: "second" });
    const secondLink = await lastLinkTo(app, first.email);
    expect(secondLink).not.toBe(firstLink);
    const answers = await Promise.all([prove(firstLink), prove(secondLink)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("does not reveal what its owner subscribed to", async () => {
    const email = "abonnee@exemple.test";
    await app.call("POST", "/api/v1/newsletter", { body: { email, sexe: "F" } });
    const { token } = await registerUnverified(app, { email });
    const { body } = await app.call("GET", "/api/v1/account/export", { token });
    const { sections } = body as { sections: { name: string; rows: unknown[] }[] };
    expect(sections.find(({ name }) => name === "consents")?.rows).toEqual([
      expect.objectContaining({ newsletterAskedAt: null }),
    ]);
  });
});

describe("an unproven number", () => {
  it("does not block its owner, and signs nobody in", async () => {
    const phone = "+2250700004001";
    const squatter = await registerUnverified(app, { phone_number_1: phone });
    const byPhone = (password: string) =>
      app.call("POST", "/api/v1/login", { body: { phone_number: phone, password } });
    expect(await byPhone("demo")).toMatchObject({ status: 401 });
    expect(await registerByPhone(phone, "le vrai")).toMatchObject({ status: 200 });
    expect(await byPhone("le vrai")).toMatchObject({ status: 200 });
    expect(await me(squatter.token)).toMatchObject({ body: { phone_number_1: null } });
  });
});

describe("whether an address has an account", () => {
  it("is not revealed by registering: the answer and the sign-in after it are the same", async () => {
    const awa = await registerCouple(app);
    const password = "deviné";
    const taken = await register({ email: awa.email, password });
    const free = await register({ email: "libre@exemple.test", password });
    const ids = { id: expect.any(Number), customer_id: expect.any(Number) };
    for (const answer of [taken, free])
      expect(answer).toEqual({
        status: 200,
        body: { success: true, user: { ...ids, event_id: expect.any(Number) } },
      });
    const [own, other] = [
      await enter(awa.email, password),
      await enter("libre@exemple.test", password),
    ];
    for (const answer of [own, other])
      expect(answer).toMatchObject({
        status: 200,
        body: { user: { email_verified_at: null, can: { openNotebook: false } } },
      });
    const { token, user } = own.body as { token: string; user: { id: number } };
    for (let time = 0; time < 2; time += 1)
      expect(
        await app.call("GET", `/api/v1/send-email-verification/${user.id}`, { token }),
      ).toMatchObject({ status: 200 });

    const kinds = (await sentTo(awa.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["email-attempted", "email-verification"]);
    expect(await enter(awa.email, "demo")).toMatchObject({ body: { user: { id: awa.userId } } });
    expect(await me(awa.token)).toMatchObject({ body: { email: awa.email } });
  });

  it("costs one derivation at sign-in, with one account or with several", async () => {
    const awa = await registerCouple(app);
    await register({ email: awa.email, password: "deviné" });
    await register({ email: awa.email, password: "deviné", given_names: "Encore" });
    const rows = await app.db.select().from(users).where(eq(users.email, awa.email));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ passwordHash }) => passwordHash?.split("$")[4])).size).toBe(1);
  });

  it("is not revealed by changing the caller's own", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    const change = (email: string) =>
      app.call("POST", "/api/v1/profile/update", {
        token: other.token,
        body: { email, current_password: "demo" },
      });
    for (const email of [awa.email, "inconnue@exemple.test"])
      expect(await change(email)).toMatchObject({
        status: 200,
        body: { user: { email: other.email, pending_email: email } },
      });
    expect((await sentTo(awa.email))[0]).toMatchObject({ kind: "email-attempted", code: null });
  });

  it("is revealed, after Facebook has confirmed it, only to its owner", async () => {
    const { email } = await registerCouple(app);
    expect(await register({ email, type: "provider" })).toMatchObject({ status: 200 });
  });
});

describe("whether a number has an account", () => {
  it("is revealed by its SMS, and to whoever enters its code", async () => {
    const phone = "+2250700004002";
    expect(await registerByPhone(phone)).toMatchObject({ status: 200 });
    app.wait(3600);
    const [taken, free] = [await sendOtp(phone), await sendOtp("+2250700004003")];
    expect(taken).toMatchObject({ status: 200, body: { success: true, seconds: 120 } });
    expect(Object.keys(taken.body as object)).toEqual(Object.keys(free.body as object));
    const [message] = await sentTo(phone);
    expect(message?.text).toContain("ce numéro a déjà un compte");
    expect(message?.text.length).toBeLessThanOrEqual(160);
    const wrong = await register({ email: "", phone_number_1: phone, code: "0000000" });
    expect(wrong).toMatchObject({ body: { errors: { code: [expect.any(String)] } } });
    expect(await register({ email: "", phone_number_1: phone, code: message?.code })).toMatchObject(
      {
        status: 422,
        body: { errors: { phone_number_1: [expect.stringContaining("déjà utilisé")] } },
      },
    );
  });

  it("cannot be asked above the rate limits, which are checked first", async () => {
    const phone = "+2250700004004";
    expect(await registerByPhone(phone)).toMatchObject({ status: 200 });
    expect(await sendOtp(phone)).toMatchObject({ status: 429 });
    expect(await sendOtp("+2250700004005")).toMatchObject({ status: 200 });
    expect(await sendOtp("+2250700004005")).toMatchObject({ status: 429 });
  });
});

describe("a password reset by email", () => {
  const replace = async (email: string) => {
    await app.call("POST", "/api/v1/password-reset-email", { body: { email } });
    const link = await lastLinkTo(app, email);
    const path = link.split("/restauration-du-mot-de-passe")[1];
    return app.call("POST", `/api/v1/password-reset${path}`, {
      body: { password: "à moi", password_confirmation: "à moi" },
    });
  };

  it("leaves nothing of whoever prepared the account: sessions, Facebook, number, pending address", async () => {
    const attacker = await registerUnverified(app, { phone_number_1: "+2250700004006" });
    await app.db
      .insert(facebookAccounts)
      .values({ userId: attacker.userId, facebookId: "attacker", vouchedEmail: null });
    await app.db
      .update(users)
      .set({ pendingEmail: "attacker@exemple.test", pendingPhone: "+2250700004007" })
      .where(eq(users.id, attacker.userId));
    expect(await replace(attacker.email)).toMatchObject({
      status: 200,
      body: {
        user: {
          id: attacker.userId,
          phone_number_1: null,
          pending_email: null,
          pending_phone_number_1: null,
        },
      },
    });
    expect(await me(attacker.token)).toMatchObject({ status: 401 });
    expect(await enter(attacker.email, "demo")).toMatchObject({ status: 401 });
    const links = await app.db
      .select()
      .from(facebookAccounts)
      .where(eq(facebookAccounts.userId, attacker.userId));
    expect(links).toEqual([]);
  });

  it("keeps the profile that Facebook confirmed for the address", async () => {
    const awa = await registerCouple(app);
    await app.db
      .insert(facebookAccounts)
      .values({ userId: awa.userId, facebookId: "own", vouchedEmail: awa.email.toUpperCase() });
    expect(await replace(awa.email)).toMatchObject({ status: 200 });
    const links = await app.db
      .select()
      .from(facebookAccounts)
      .where(and(eq(facebookAccounts.userId, awa.userId)));
    expect(links).toHaveLength(1);
  });

  it("is not offered for an unproven address of an account with a proven number", async () => {
    const phone = "+2250700004008";
    const email = "victime@exemple.test";
    await sendOtp(phone);
    const code = (await sentTo(phone))[0]?.code;
    expect(await register({ email, phone_number_1: phone, code })).toMatchObject({ status: 200 });
    await app.call("POST", "/api/v1/password-reset-email", { body: { email } });
    expect((await sentTo(email)).map(({ kind }) => kind)).toEqual(["email-verification"]);
  });
});

describe("a Facebook profile without a confirmed address", () => {
  const prepared = async () => {
    const awa = await registerUnverified(app);
    await app.db
      .insert(facebookAccounts)
      .values({ userId: awa.userId, facebookId: `f${awa.userId}`, vouchedEmail: null });
    return { awa, link: await lastLinkTo(app, awa.email) };
  };
  const linksOf = (userId: number) =>
    app.db.select().from(facebookAccounts).where(eq(facebookAccounts.userId, userId));

  it("is removed with its sessions when the address is proven from elsewhere", async () => {
    const { awa, link } = await prepared();
    expect(await prove(link)).toMatchObject({ status: 200 });
    expect(await linksOf(awa.userId)).toEqual([]);
    expect(await me(awa.token)).toMatchObject({ status: 401 });
  });

  it("stays when the same account proves the address", async () => {
    const { awa, link } = await prepared();
    expect(await prove(link, awa.token)).toMatchObject({ status: 200 });
    expect(await linksOf(awa.userId)).toHaveLength(1);
    expect(await me(awa.token)).toMatchObject({ status: 200 });
  });
});

describe("the address of a closed account", () => {
  it("can be proven by a new account", async () => {
    const awa = await registerCouple(app);
    await app.call("POST", "/api/v1/account/close", {
      token: awa.token,
      body: { password: "demo" },
    });
    const again = await registerUnverified(app, { email: awa.email, password: "encore" });
    expect(await prove(await lastLinkTo(app, awa.email))).toMatchObject({ status: 200 });
    expect(await me(again.token)).toMatchObject({ body: { can: { openNotebook: true } } });
  });
});
