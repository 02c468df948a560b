import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerUnverified, registrationForm } from "../../../testing/cast.ts";

const app = testApp();

describe("the verification of an email address", () => {
  it("opens the notebook by the link of the email; opening the link again is no error", async () => {
    const member = await registerUnverified(app);
    const link = await lastLinkTo(app, member.email);
    expect(link).toMatch(/^http:\/\/joie\.test\/activation-compte\/[\w-]{43}\//);
    const [token, email] = link.split("/").slice(-2);
    const path = `/api/v1/email-verification/${token}/${email}`;
    expect(await app.call("GET", path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await app.call("GET", path)).toMatchObject({ status: 200 });
    const user = await app.call("GET", "/api/user", { token: member.token });
    expect(user.body).toMatchObject({ can: { openNotebook: true } });
  });

  it("refuses a link with another address, an invented token and a token of three days ago", async () => {
    const member = await registerUnverified(app);
    const [token, email] = (await lastLinkTo(app, member.email)).split("/").slice(-2);
    const refusal = {
      status: 400,
      body: {
        success: false,
        code: "activation-refused",
        message: "Attention ! Erreur lors de l'activation du compte !",
      },
    };
    expect(await app.call("GET", `/api/v1/email-verification/${token}/autre@exemple.test`)).toEqual(
      refusal,
    );
    expect(await app.call("GET", `/api/v1/email-verification/invente/${email}`)).toEqual(refusal);
    app.wait(3 * 24 * 3600);
    expect(await app.call("GET", `/api/v1/email-verification/${token}/${email}`)).toEqual(refusal);
  });

  it("sends the newsletter's confirmation once, when it was asked for before there was an address", async () => {
    const phone = "+2250707112233";
    const form = registrationForm({ email: "", phone_number_1: phone, newsletter: "on" });
    await app.call("POST", "/api/v1/send-otp-web", { body: form });
    await app.work();
    const code = (await listCaughtMessages(app.db)).find(({ to }) => to === phone)?.code;
    await app.call("POST", "/api/v1/register", { body: { ...form, code } });
    const signedIn = await app.call("POST", "/api/v1/login", {
      body: { phone_number: phone, password: "demo" },
    });
    const { token } = signedIn.body as { token: string };
    const email = "plus-tard@exemple.test";
    await app.call("POST", "/api/v1/profile/update", {
      token,
      body: { email, current_password: "demo" },
    });
    const emails = async () => {
      await app.work();
      const sent = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
      return sent.map(({ kind }) => kind);
    };
    const [secret, address] = (await lastLinkTo(app, email)).split("/").slice(-2);
    expect(await emails()).toEqual(["email-verification"]);
    const path = `/api/v1/email-verification/${secret}/${address}`;
    expect(await app.call("GET", path)).toMatchObject({ status: 200 });
    expect(await app.call("GET", path)).toMatchObject({ status: 200 });
    expect(await emails()).toEqual(["newsletter-confirmation", "email-verification"]);
  });

  it("is sent again only to the caller, five times an hour", async () => {
    const member = await registerUnverified(app);
    const other = await registerUnverified(app);
    const ask = (to: string | number) =>
      app.call("GET", `/api/v1/send-email-verification/${to}`, { token: member.token });
    expect(await ask(other.userId)).toMatchObject({ status: 404 });
    expect(await ask(other.email)).toMatchObject({ status: 404 });
    for (let time = 0; time < 5; time += 1)
      expect(await ask(member.email)).toEqual({
        status: 200,
        body: { success: true, message: "Mail envoyé avec succès !" },
      });
    expect(await ask(member.userId)).toEqual({
      status: 429,
      body: {
        success: false,
        code: "verification-mail-not-sent",
        message: "Erreur lors de l'envoie de mail !",
      },
    });
  });
});
