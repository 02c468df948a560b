import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";

const app = testApp();

const ask = (email: unknown) =>
  app.call("POST", "/api/v1/password-reset-email", { body: { email } });

async function linkFor(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200 });
  const link = await lastLinkTo(app, email);
  expect(link).toContain("/restauration-du-mot-de-passe/");
  return link.split("/restauration-du-mot-de-passe")[1] ?? "";
}

const choose = (link: string, password: unknown, confirmation: unknown = password) =>
  app.call("POST", `/api/v1/password-reset${link}`, {
    body: { password, password_confirmation: confirmation },
  });

const enter = (email: string, password: string) =>
  app.call("POST", "/api/v1/login", { body: { email, password } });

const refused = {
  status: 400,
  body: {
    success: false,
    code: "reset-refused",
    message: "Erreur lors de la restauration du mot de passe !",
  },
};

describe("a forgotten password", () => {
  it("gets the same answer whether or not the account exists", async () => {
    const awa = await registerCouple(app);
    const known = await ask(awa.email);
    expect(known).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Mail de réinitialisation de mot de passe envoyé avec succès !",
      },
    });
    expect(await ask("personne@exemple.test")).toEqual(known);
    await app.work();
    const emails = await listCaughtMessages(app.db);
    expect(emails.some(({ to }) => to === "personne@exemple.test")).toBe(false);
    expect(emails[0]).toMatchObject({ to: awa.email, kind: "password-reset" });
  });

  it("is replaced by the link of the email, which ends every session and works once", async () => {
    const awa = await registerCouple(app);
    const link = await linkFor(awa.email);
    expect(await choose(link, "un mot neuf")).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Mot de passe restauré avec succès !",
        removed: null,
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: expect.objectContaining({ id: awa.userId }),
        device_token: expect.stringContaining("."),
      },
    });
    expect(await app.call("GET", "/api/v1/profile", { token: awa.token })).toMatchObject({
      status: 401,
    });
    expect(await enter(awa.email, "demo")).toMatchObject({ status: 401 });
    expect(await enter(awa.email, "un mot neuf")).toMatchObject({ status: 200 });
    expect(await choose(link, "encore un")).toEqual(refused);
  });

  it("is replaced without a session where none is asked for", async () => {
    const awa = await registerCouple(app);
    const link = await linkFor(awa.email);
    const given = { password: "un mot neuf", password_confirmation: "un mot neuf" };
    const body = { ...given, open_session: false };
    expect(await app.call("POST", `/api/v1/password-reset${link}`, { body })).toMatchObject({
      status: 200,
      body: { token: null, user: null, device_token: expect.stringContaining(".") },
    });
    const isHers = and(eq(sessions.userId, awa.userId), isNull(sessions.revokedAt));
    expect(await app.db.select().from(sessions).where(isHers)).toEqual([]);
  });

  it("says which unconfirmed number it takes off the account", async () => {
    const awa = await registerCouple(app);
    const phone = "+2250700000042";
    await app.db.update(users).set({ phone }).where(eq(users.id, awa.userId));
    expect(await choose(await linkFor(awa.email), "un mot neuf")).toMatchObject({
      status: 200,
      body: { removed: phone },
    });
    expect(await choose(await linkFor(awa.email), "un autre mot")).toMatchObject({
      body: { removed: null },
    });
  });

  it("is replaced once when two people open the link at the same time", async () => {
    const awa = await registerCouple(app);
    const link = await linkFor(awa.email);
    const answers = await Promise.all([choose(link, "premier"), choose(link, "second")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("invalidates the other links and verifies the address", async () => {
    const awa = await registerUnverified(app);
    const first = await linkFor(awa.email);
    const second = await linkFor(awa.email);
    expect(second).not.toBe(first);
    expect(await choose(second, "un mot neuf")).toMatchObject({ status: 200 });
    expect(await choose(first, "un autre")).toEqual(refused);
    expect(await enter(awa.email, "un mot neuf")).toMatchObject({
      body: { user: { email_verified_at: expect.any(String), can: { openNotebook: true } } },
    });
  });

  it("is not replaced after 30 minutes, with another address or with any other token", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    const link = await linkFor(awa.email);
    const token = link.split("/")[1];
    expect(await choose(`/${token}/${other.email}`, "volé")).toEqual(refused);
    expect(await choose(`/inconnu/${awa.email}`, "volé")).toEqual(refused);
    app.wait(1801);
    expect(await choose(link, "trop tard")).toEqual(refused);
  });

  it("sends nothing for a closed account", async () => {
    const awa = await registerCouple(app);
    const link = await linkFor(awa.email);
    await app.db
      .update(customers)
      .set({ archivedAt: app.clock() })
      .where(eq(customers.id, awa.customerId));
    expect(await choose(link, "un mot neuf")).toEqual(refused);
    const before = (await listCaughtMessages(app.db)).length;
    await ask(awa.email);
    await app.work();
    expect(await listCaughtMessages(app.db)).toHaveLength(before);
  });

  it("can be requested five times an hour for any address", async () => {
    for (const email of ["personne2@exemple.test", (await registerCouple(app)).email]) {
      for (let time = 0; time < 5; time += 1)
        expect(await ask(email)).toMatchObject({ status: 200 });
      expect(await ask(email.toUpperCase())).toEqual({
        status: 429,
        body: {
          success: false,
          code: "reset-mail-not-sent",
          message: "Erreur lors de l'envoie de mail",
        },
      });
    }
    app.wait(3600);
    expect(await ask("personne2@exemple.test")).toMatchObject({ status: 200 });
  });

  it("cannot be blocked by other people: requests from another network still work, and so does a link already sent", async () => {
    const awa = await registerCouple(app);
    const askFrom = (address: string) => {
      const request = new Request("http://joie.test/api/v1/password-reset-email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: awa.email }),
      });
      return app.api.fetch(request, { address });
    };
    for (let time = 0; time < 8; time += 1) await askFrom("192.0.2.1");
    for (let time = 0; time < 4; time += 1) await askFrom("192.0.2.2");
    expect((await askFrom("192.0.2.3")).status).toBe(200);
    await app.work();
    const emails = (await listCaughtMessages(app.db)).filter(
      ({ to, kind }) => to === awa.email && kind === "password-reset",
    );
    expect(emails).toHaveLength(5);
    const [path = ""] = emails.map(
      ({ links }) => links[0]?.split("/restauration-du-mot-de-passe")[1] ?? "",
    );
    expect(await choose(path, "un mot neuf")).toMatchObject({ status: 200 });
  });

  it.each([
    ["nothing", undefined],
    ["an empty box", ""],
    ["no address", "awa"],
    ["HTML", "<b>awa</b>@exemple.ci"],
    ["emoji", "💍@exemple.ci"],
    [
      "too long a text",
      `${"a".repeat(300)}@exemple.ci`,
      "Ce champ ne peut dépasser 254 caractères",
    ],
  ])(
    "refuses %s for an address",
    async (_, email, sentence = "Veuillez entrer une adresse email valide") => {
      const answer = await ask(email);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        errors: { email: expect.arrayContaining([sentence]) },
      });
    },
  );

  it("refuses short, long and differing passwords at their fields, and the link stays valid", async () => {
    const awa = await registerCouple(app);
    const link = await linkFor(awa.email);
    expect(await choose(link, "ab")).toMatchObject({
      status: 422,
      body: { errors: { password: ["Le mot de passe doit contenir au moins 3 caractères"] } },
    });
    expect(await choose(link, "a".repeat(201))).toMatchObject({
      status: 422,
      body: { errors: { password: ["Le mot de passe ne peut dépasser 200 caractères"] } },
    });
    expect(await choose(link, "un mot neuf", "un mot vieux")).toMatchObject({
      status: 422,
      body: {
        errors: { password_confirmation: ["Les deux mots de passe ne sont pas identiques"] },
      },
    });
    expect(await choose(link, "💍💍💍<b>")).toMatchObject({ status: 200 });
    expect(await enter(awa.email, "💍💍💍<b>")).toMatchObject({ status: 200 });
  });
});
