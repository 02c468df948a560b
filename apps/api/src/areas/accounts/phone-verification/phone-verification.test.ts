import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import {
  codeTo,
  enterByPhone,
  freshNumber,
  registerByPhone,
} from "../../../testing/phone-people.ts";

const app = testApp();

const change = (token: string, phone: string) =>
  app.call("POST", "/api/v1/profile/update", { token, body: { phone_number_1: masked(phone) } });

/** A number as the account form formats it. */
const masked = (e164: string) => `+(225) ${e164.slice(4).replace(/(\d{2})(?=\d)/g, "$1 ")}`;

const sendCode = (token: string) => app.call("POST", "/api/v1/phone-verification", { token });

const confirm = (token: string, code: string) =>
  app.call("POST", "/api/v1/phone-verification/confirm", { token, body: { code } });

const me = async (token: string) => (await app.call("GET", "/api/user", { token })).body;

describe("a changed number", () => {
  it("replaces the old one only once its code was entered; until then the old one opens the notebook", async () => {
    const awa = await registerByPhone(app);
    const next = freshNumber();
    expect(await change(awa.token, next)).toMatchObject({
      status: 200,
      body: { user: { phone_number_1: awa.phone, pending_phone_number_1: next } },
    });
    expect(await me(awa.token)).toMatchObject({ can: { openNotebook: true } });
    expect(await enterByPhone(app, next)).toMatchObject({ status: 401 });
    expect(await enterByPhone(app, awa.phone)).toMatchObject({ status: 200 });

    expect(await sendCode(awa.token)).toMatchObject({
      status: 200,
      body: { success: true, phone_number: next, seconds: 600 },
    });
    expect(await confirm(awa.token, await codeTo(app, next))).toMatchObject({
      status: 200,
      body: {
        message: "Votre numéro est confirmé.",
        user: { phone_number_1: next, pending_phone_number_1: null },
      },
    });
    expect(await enterByPhone(app, next)).toMatchObject({ status: 200 });
    expect(await enterByPhone(app, awa.phone)).toMatchObject({ status: 401 });
  });

  it("is dropped when the current one is entered again", async () => {
    const awa = await registerByPhone(app);
    await change(awa.token, freshNumber());
    expect(await change(awa.token, awa.phone)).toMatchObject({
      body: { user: { phone_number_1: awa.phone, pending_phone_number_1: null } },
    });
    expect(await sendCode(awa.token)).toMatchObject({ status: 409 });
    expect(await confirm(awa.token, "123456")).toMatchObject({ status: 409 });
  });

  it("stays pending while other fields of the account are saved", async () => {
    const awa = await registerByPhone(app);
    const next = freshNumber();
    await change(awa.token, next);
    await app.call("POST", "/api/v1/profile/update", {
      token: awa.token,
      body: { given_names: "Awa Marie" },
    });
    expect(await me(awa.token)).toMatchObject({ pending_phone_number_1: next });
  });

  it("refuses a wrong code, another account's and a used one", async () => {
    const [awa, other] = [await registerByPhone(app), await registerByPhone(app)];
    const next = freshNumber();
    await change(awa.token, next);
    await change(other.token, next);
    await sendCode(awa.token);
    const code = await codeTo(app, next);
    const wrong = code === "000000" ? "000001" : "000000";
    const refused = {
      status: 422,
      body: { errors: { code: ["Ce code est incorrect ou a expiré"] } },
    };
    expect(await confirm(awa.token, wrong)).toMatchObject(refused);
    expect(await confirm(awa.token, "12")).toMatchObject({
      body: { errors: { code: ["Veuillez entrer le code à 6 chiffres reçu par SMS"] } },
    });
    expect(await confirm(other.token, code)).toMatchObject(refused);
    const answers = await Promise.all([confirm(awa.token, code), confirm(awa.token, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await me(other.token)).toMatchObject({ pending_phone_number_1: null });
  });

  it("proven by another account is refused only after its code, and the SMS notifies its owner", async () => {
    const [awa, other] = [await registerByPhone(app), await registerByPhone(app)];
    app.wait(3600);
    expect(await change(awa.token, other.phone)).toMatchObject({ status: 200 });
    expect(await sendCode(awa.token)).toMatchObject({ status: 200 });
    const code = await codeTo(app, other.phone);
    const notice = (await listCaughtMessages(app.db)).find(({ to }) => to === other.phone);
    expect(notice?.text).toContain("ce numéro a déjà un compte");
    expect(await confirm(awa.token, code)).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining("déjà utilisé")] } },
    });
    expect(await me(other.token)).toMatchObject({ phone_number_1: other.phone });
  });

  it("gets at most one code a minute", async () => {
    const awa = await registerByPhone(app);
    await change(awa.token, freshNumber());
    expect(await sendCode(awa.token)).toMatchObject({ status: 200 });
    expect(await sendCode(awa.token)).toEqual({
      status: 429,
      body: { success: false, code: "otp-not-sent", message: "Échec de l'envoi du code OTP" },
    });
  });

  it("is verified in the same way for an account with an email address", async () => {
    const awa = await registerCouple(app);
    const phone = freshNumber();
    expect(await change(awa.token, phone)).toMatchObject({
      body: { user: { phone_number_1: phone, phone_verified_at: null } },
    });
    await sendCode(awa.token);
    expect(await confirm(awa.token, await codeTo(app, phone))).toMatchObject({
      body: { user: { phone_verified_at: expect.any(String) } },
    });
    expect(await enterByPhone(app, phone)).toMatchObject({ status: 200 });
  });
});
