import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();

const me = async (token: string) => (await app.call("GET", "/api/user", { token })).body;

describe("a changed address", () => {
  const save = (token: string, email: string, current_password?: string) =>
    app.call("POST", "/api/v1/profile/update", { token, body: { email, current_password } });
  const sentTo = async (email: string) => {
    await app.work();
    return (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
  };

  it("asks for the password", async () => {
    const awa = await registerCouple(app);
    const refused = (message: string) => ({
      status: 422,
      body: { errors: { current_password: [message] } },
    });
    expect(await save(awa.token, "neuve@exemple.test")).toMatchObject(
      refused("Veuillez entrer votre mot de passe"),
    );
    expect(await save(awa.token, "neuve@exemple.test", "faux")).toMatchObject(
      refused("Ce mot de passe est incorrect"),
    );
    expect(await save(awa.token, awa.email.toUpperCase())).toMatchObject({ status: 200 });
    expect(await me(awa.token)).toMatchObject({ email: awa.email, pending_email: null });
  });

  it("replaces the old one only once it is proven; until then the old one opens the notebook and gets a notice", async () => {
    const awa = await registerCouple(app);
    const next = `suivante-${awa.userId}@exemple.test`;
    expect(await save(awa.token, next, "demo")).toMatchObject({ status: 200 });
    expect(await me(awa.token)).toMatchObject({
      email: awa.email,
      email_verified_at: expect.any(String),
      pending_email: next,
      can: { openNotebook: true },
    });
    expect((await sentTo(awa.email))[0]).toMatchObject({ kind: "email-changing" });
    expect(
      await app.call("GET", `/api/v1/send-email-verification/${awa.userId}`, {
        token: awa.token,
      }),
    ).toMatchObject({ status: 200 });
    const emails = await sentTo(next);
    expect(emails.map(({ kind }) => kind)).toEqual(["email-verification", "email-verification"]);
    const [secret, address] = emails[0]?.links[0]?.split("/").slice(-2) ?? [];
    const path = `/api/v1/email-verification/${secret}/${address}`;
    expect(await app.call("GET", path)).toMatchObject({ status: 200 });
    expect(await app.call("GET", path)).toMatchObject({ status: 200 });
    expect(await me(awa.token)).toMatchObject({ email: next, pending_email: null });
    const enterBy = (email: string) =>
      app.call("POST", "/api/v1/login", { body: { email, password: "demo" } });
    expect(await enterBy(next)).toMatchObject({ status: 200 });
    expect(await enterBy(awa.email)).toMatchObject({ status: 401 });
  });

  it("is dropped when a new password is chosen: whoever asked for it is signed out", async () => {
    const awa = await registerCouple(app);
    const next = `voleur-${awa.userId}@exemple.test`;
    await save(awa.token, next, "demo");
    const link = (await sentTo(next))[0]?.links[0]?.split("/").slice(-2).join("/");
    await app.call("POST", "/api/v1/password-reset-email", { body: { email: awa.email } });
    const path = (await sentTo(awa.email))[0]?.links[0]?.split("/restauration-du-mot-de-passe")[1];
    expect(
      await app.call("POST", `/api/v1/password-reset${path}`, {
        body: { password: "neuf", password_confirmation: "neuf" },
      }),
    ).toMatchObject({ status: 200, body: { user: { pending_email: null } } });
    expect(await app.call("GET", `/api/v1/email-verification/${link}`)).toMatchObject({
      status: 400,
    });
  });

  it("requires an account without a password to choose one first", async () => {
    const awa = await registerCouple(app);
    await app.db.update(users).set({ passwordHash: null }).where(eq(users.id, awa.userId));
    expect(await save(awa.token, "neuve@exemple.test")).toMatchObject({
      status: 422,
      body: {
        errors: { current_password: [expect.stringContaining("pas encore de mot de passe")] },
      },
    });
  });

  it("sends its email at most five times an hour", async () => {
    const awa = await registerCouple(app);
    for (let time = 0; time < 5; time += 1)
      expect(await save(awa.token, `n${time}@exemple.test`, "demo")).toMatchObject({ status: 200 });
    expect(await save(awa.token, "n5@exemple.test", "demo")).toMatchObject({ status: 429 });
  });
});
