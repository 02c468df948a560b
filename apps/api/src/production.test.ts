import { describe, expect, it } from "vitest";
import { createApi } from "./app.ts";
import type { OutsideService } from "./settings.ts";
import { testApp } from "./testing/app.ts";
import { addGuests } from "./testing/cards.ts";
import { lastLinkTo, registerCouple, registrationForm } from "./testing/cast.ts";
import { withoutServices } from "./testing/without-services.ts";

const app = testApp();
const all = ["mail", "sms", "whatsapp", "payments"] as const;

const forDevelopment = (paths: string[]) => paths.filter((path) => path.startsWith("/dev"));

describe("in production", () => {
  it("no address under /dev/ is registered, nor does one answer", async () => {
    const known = forDevelopment(app.api.paths);
    expect(known).toEqual(
      expect.arrayContaining([
        "/dev/console",
        "/dev/outbox.json",
        "/dev/lettres",
        "/dev/facebook/consent",
        "/dev/paiement",
        "/dev/wallet/:token",
      ]),
    );
    const settings = { ...app.settings, isProduction: true, mailCatcherOpen: false };
    const { api: _, ...rest } = app;
    const payments = { gateways: {}, mostFcfa: 0 };
    const live = createApi({
      ...rest,
      payments,
      paymentSandbox: null,
      facebook: null,
      wallet: null,
      settings,
    });
    expect(forDevelopment(live.paths)).toEqual([]);
    for (const path of known)
      for (const method of ["GET", "POST"]) {
        const address = `http://joie.test${path.replace("*", "x").replaceAll(/:\w+\??/g, "1")}`;
        const answer = await live.fetch(new Request(address, { method }), { address: "" });
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
  });

  it("nobody registers with the password of the demonstration", async () => {
    const live = withoutServices(app, [], { isProduction: true });
    const form = registrationForm({ email: "demo1@exemple.test", password: "demo" });
    expect(await live.call("POST", "/api/v1/register", form)).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringContaining("trop courant")] } },
    });
    const other = { ...form, password: "trois mots simples" };
    expect(await live.call("POST", "/api/v1/register", other)).toMatchObject({ status: 200 });
  });

  it("nobody signs in with it either, and a reset leads to another one", async () => {
    const live = withoutServices(app, [], { isProduction: true });
    const { email } = await registerCouple(app);
    const enter = (password: string) => live.call("POST", "/api/v1/login", { email, password });
    expect(
      await app.call("POST", "/api/v1/login", { body: { email, password: "demo" } }),
    ).toMatchObject({ status: 200 });
    expect(await enter("demo")).toEqual({
      status: 401,
      body: {
        success: false,
        code: "wrong-credentials",
        message: "Oups... Adresse email et/ou Mot de passe incorrecte(s).",
      },
    });
    await live.call("POST", "/api/v1/password-reset-email", { email });
    const link = await lastLinkTo(app, email);
    const path = `/api/v1/password-reset${link.split("/restauration-du-mot-de-passe")[1]}`;
    const choose = (password: string) =>
      live.call("POST", path, { password, password_confirmation: password });
    expect(await choose("demo")).toMatchObject({ status: 422 });
    expect(await choose("trois mots simples")).toMatchObject({ status: 200 });
    expect(await enter("trois mots simples")).toMatchObject({ status: 200 });
  });
});

describe("an installation without e-mail", () => {
  const closed = () => withoutServices(app, ["mail"]);

  it("says by what one may register", async () => {
    expect((await app.call("GET", "/api/v1/registration-methods")).body).toEqual({
      email: true,
      phone: true,
    });
    expect((await closed().call("GET", "/api/v1/registration-methods")).body).toEqual({
      email: false,
      phone: true,
    });
  });
  it("registers nobody by e-mail, since no address could be proven", async () => {
    const form = registrationForm({ email: "sans@exemple.test" });
    expect(await closed().call("POST", "/api/v1/register", form)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("par e-mail n’est pas disponible")] } },
    });
  });
  it("takes no request that ends in an e-mail", async () => {
    const { email, token, userId, eventId } = await registerCouple(app);
    const refused = {
      status: 409,
      body: { success: false, message: expect.stringContaining("d’e-mails n’est pas disponible") },
    };
    const site = closed();
    expect(await site.call("POST", "/api/v1/password-reset-email", { email })).toMatchObject(
      refused,
    );
    expect(await site.call("POST", "/api/v1/newsletter", { email, sexe: "F" })).toMatchObject(
      refused,
    );
    expect(
      await site.call("GET", `/api/v1/send-email-verification/${userId}`, undefined, token),
    ).toMatchObject(refused);
    const invitations = `/api/v1/events/${eventId}/invitations`;
    const invited = { role: "reader", email: "tante@exemple.test" };
    expect(await site.call("POST", invitations, invited, token)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("invitez par téléphone")] } },
    });
    expect(
      (await site.call("GET", `/api/v1/events/${eventId}/sharing`, undefined, token)).body,
    ).toMatchObject({ invitations: [] });
  });
});

describe("an installation without SMS", () => {
  it("sends no code, and says so at the number", async () => {
    const form = registrationForm({ email: undefined, phone_number_1: "+(225) 07 01 02 03 04" });
    const closed = withoutServices(app, ["sms"]);
    expect(await closed.call("POST", "/api/v1/send-otp-web", form)).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [expect.stringContaining("par téléphone n’est pas")] } },
    });
    const nothing = withoutServices(app, [...all]);
    expect(await nothing.call("POST", "/api/v1/send-otp-web", form)).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: ["Les inscriptions sont fermées pour le moment."] } },
    });
  });
});

describe("an installation without SMS, for who has an account", () => {
  const refused = {
    status: 409,
    body: { success: false, message: expect.stringContaining("de SMS n’est pas disponible") },
  };
  it("takes no request for a new password by SMS", async () => {
    const closed = withoutServices(app, ["sms"]);
    const body = { phone_number: "+(225) 07 01 02 03 04" };
    expect(await closed.call("POST", "/api/v1/password-reset-phone", body)).toMatchObject(refused);
  });
  it("sends no code to confirm a number", async () => {
    const { token } = await registerCouple(app, { phone_number_1: "+(225) 07 01 02 03 04" });
    const closed = withoutServices(app, ["sms"]);
    expect(await closed.call("POST", "/api/v1/phone-verification", {}, token)).toMatchObject(
      refused,
    );
  });
});

describe("an installation without any service", () => {
  it("offers no channel but those by which hosts send themselves", async () => {
    const { body } = await withoutServices(app, [...all]).call("GET", "/api/v1/channels");
    const open = (body as { id: number; can: { send: boolean } }[]).filter(({ can }) => can.send);
    expect(open.map(({ id }) => id)).toEqual([2, 5]);
    const { body: methods } = await withoutServices(app, [...all]).call(
      "GET",
      "/api/v1/payments/methods",
    );
    expect(methods).toEqual([]);
  });
  it("refuses what would be sent or paid, before anything is written", async () => {
    const member = await registerCouple(app);
    const tab = await addGuests(app, member, [{}]);
    const card = { message_category_id: 1, message_design_id: 1, body: "Venez !", tab };
    const save = (closed: OutsideService[], channel_id: number) =>
      withoutServices(app, closed).call(
        "POST",
        "/api/v1/message-save",
        { ...card, channel_id },
        member.token,
      );
    for (const [closed, channel] of [
      ["mail", 1],
      ["sms", 3],
      ["whatsapp", 4],
    ] as const)
      expect(await save([closed], channel), closed).toMatchObject({
        status: 409,
        body: {
          message:
            "Ce canal d’envoi n’est pas disponible pour le moment\u00a0: choisissez-en un autre.",
        },
      });
    expect(await save(["payments"], 3)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Le paiement n’est pas disponible") },
    });
    expect((await app.call("GET", "/api/v1/messages", { token: member.token })).body).toEqual([]);
    expect(await save([], 3)).toMatchObject({ status: 200 });
  });
  it("ends every job of messages without failing", async () => {
    const { db, jobs } = app;
    const site = withoutServices(app, [...all]);
    await jobs.enqueue(db, "send-email", {
      kind: "idle-account",
      to: "awa@exemple.test",
      props: { givenNames: "Awa", link: "http://joie.test/connexion", until: "demain" },
    });
    await jobs.enqueue(db, "send-short-message", { kind: "otp", to: "+2250701020304", text: "1" });
    await jobs.enqueue(db, "send-embedded-receipts", {});
    expect(await site.work()).toBeGreaterThanOrEqual(3);
  });
  it("believes no delivery receipt", async () => {
    const site = withoutServices(app, [...all]);
    expect((await site.call("POST", "/api/v1/delivery/orange", {})).status).toBe(401);
    expect((await site.call("POST", "/api/v1/delivery/whatsapp", {})).status).toBe(401);
    expect((await site.call("GET", "/api/v1/delivery/whatsapp")).status).toBe(403);
  });
});
