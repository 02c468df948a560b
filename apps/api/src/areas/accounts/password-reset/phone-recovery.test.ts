import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registrationForm } from "../../../testing/cast.ts";
import {
  codeTo,
  enterByPhone,
  freshNumber,
  registerByPhone,
} from "../../../testing/phone-people.ts";
import { users } from "../../identity/users/tables.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { consumeCeiling } from "../../operations/ceilings/consume-ceiling.ts";
import { recordSpend } from "../../operations/ceilings/daily-spend.ts";

const app = testApp();

const me = async (token: string) => (await app.call("GET", "/api/user", { token })).body;

describe("a password recovery by phone", () => {
  const ask = (phone: string) =>
    app.call("POST", "/api/v1/password-reset-phone", { body: { phone_number: phone } });
  const choose = (recovery: unknown, code: string, password = "à moi", confirmation = password) =>
    app.call("POST", "/api/v1/password-reset-phone/confirm", {
      body: { recovery, code, password, password_confirmation: confirmation },
    });
  const recoveryOf = ({ body }: { body: unknown }) => (body as { recovery: string }).recovery;

  it("replaces the password by the code of an SMS, signs in and ends every other session", async () => {
    const awa = await registerByPhone(app);
    const asked = await ask(awa.phone);
    const code = await codeTo(app, awa.phone);
    expect(await choose(recoveryOf(asked), code, "ab")).toMatchObject({
      body: { errors: { password: [expect.any(String)] } },
    });
    expect(await choose(recoveryOf(asked), code, "à moi", "à toi")).toMatchObject({
      body: { errors: { password_confirmation: [expect.any(String)] } },
    });
    const done = await choose(recoveryOf(asked), code);
    expect(done).toMatchObject({
      status: 200,
      body: {
        message: "Mot de passe restauré avec succès !",
        token: expect.any(String),
        user: { id: awa.userId },
        device_token: expect.any(String),
      },
    });
    const { token } = done.body as { token: string };
    expect(await me(token)).toMatchObject({ id: awa.userId, can: { openNotebook: true } });
    expect(await app.call("GET", "/api/user", { token: awa.token })).toMatchObject({
      status: 401,
    });
    expect(await enterByPhone(app, awa.phone)).toMatchObject({ status: 401 });
    expect(await enterByPhone(app, awa.phone, "à moi")).toMatchObject({ status: 200 });
    expect(await choose(recoveryOf(asked), code)).toMatchObject({ status: 422 });
  });

  it("gets the same answer for an unknown number, which gets no SMS", async () => {
    const [known, unknown] = [(await registerByPhone(app)).phone, freshNumber()];
    const answers = [await ask(known), await ask(unknown)];
    for (const [index, answer] of answers.entries())
      expect(answer).toEqual({
        status: 200,
        body: {
          success: true,
          message: expect.stringContaining("Si un compte a ce numéro"),
          phone_number: [known, unknown][index],
          recovery: expect.stringMatching(/^[\w-]{43}$/),
          expires_at: expect.any(String),
          seconds: 600,
        },
      });
    await app.work();
    expect((await listCaughtMessages(app.db)).some(({ to }) => to === unknown)).toBe(false);
  });

  it("is not shut off by strangers who ask for codes to its number", async () => {
    const awa = await registerByPhone(app);
    const sentTo = async (phone: string) => {
      await app.work();
      return (await listCaughtMessages(app.db)).filter(({ to }) => to === phone).length;
    };
    const body = registrationForm({ email: "", phone_number_1: awa.phone });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await app.call("POST", "/api/v1/send-otp-web", { body })).status);
    // One a minute leaves; what is refused uses nothing up.
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(2);
    const before = await sentTo(awa.phone);
    expect(await ask(awa.phone)).toMatchObject({ status: 200 });
    expect(await sentTo(awa.phone)).toBe(before + 1);
    // Nor by the whole day's codes to the number and to the country.
    const context = { ...app, now: app.clock() };
    while (await consumeCeiling(app.db, context, ceilings.otpPerNumber, awa.phone));
    const country = { name: "day-otp-country", most: 50, seconds: 86_400 };
    while (await consumeCeiling(app.db, context, country, "225"));
    expect(await ask(awa.phone)).toMatchObject({ status: 200 });
    expect(await sentTo(awa.phone)).toBe(before + 2);
    // Once the day's money is spent nothing leaves, and nothing is said to.
    await recordSpend(app.db, app, 50_000, app.clock());
    expect(await ask(awa.phone)).toMatchObject({ status: 429 });
    app.wait(86_400);
  });

  it("has a day's ceiling of its own, which counts what left", async () => {
    const awa = await registerByPhone(app);
    const context = { ...app, now: app.clock() };
    while (await consumeCeiling(app.db, context, ceilings.recoveryPerNumber, awa.phone));
    await app.work();
    const sent = async () =>
      (await listCaughtMessages(app.db)).filter(({ to }) => to === awa.phone).length;
    const before = await sent();
    expect(await ask(awa.phone)).toMatchObject({ status: 200 });
    await app.work();
    expect(await sent()).toBe(before);
    app.wait(86_400);
    expect(await ask(awa.phone)).toMatchObject({ status: 200 });
    await app.work();
    expect(await sent()).toBe(before + 1);
  });

  it("is refused with a wrong code, after five wrong codes, after ten minutes and with another recovery token", async () => {
    const awa = await registerByPhone(app);
    const recovery = recoveryOf(await ask(awa.phone));
    const code = await codeTo(app, awa.phone);
    const stranger = recoveryOf(await ask(freshNumber()));
    const refused = {
      status: 422,
      body: { errors: { code: ["Ce code est incorrect ou a expiré"] } },
    };
    expect(await choose(stranger, code)).toMatchObject(refused);
    expect(await choose("inventé", code)).toMatchObject(refused);
    for (let time = 0; time < 5; time += 1)
      expect(await choose(recovery, code === "000000" ? "000001" : "000000")).toMatchObject(
        refused,
      );
    expect(await choose(recovery, code)).toMatchObject(refused);
    const later = recoveryOf(await ask(awa.phone));
    const laterCode = await codeTo(app, awa.phone);
    app.wait(601);
    expect(await choose(later, laterCode)).toMatchObject(refused);
  });

  it("opens no account by an unproven number, and no closed account", async () => {
    const phone = freshNumber();
    await registerCouple(app, { phone_number_1: phone });
    const closed = await registerByPhone(app);
    await app.call("POST", "/api/v1/account/close", {
      token: closed.token,
      body: { password: "demo" },
    });
    await app.work();
    const before = (await listCaughtMessages(app.db)).length;
    for (const number of [phone, closed.phone])
      expect(await ask(number)).toMatchObject({ status: 200 });
    await app.work();
    expect(await listCaughtMessages(app.db)).toHaveLength(before);
  });

  it("notifies the proven address of the account", async () => {
    const awa = await registerCouple(app);
    const phone = freshNumber();
    await app.db
      .update(users)
      .set({ phone, phoneVerifiedAt: app.clock() })
      .where(eq(users.id, awa.userId));
    const recovery = recoveryOf(await ask(phone));
    expect(await choose(recovery, await codeTo(app, phone))).toMatchObject({ status: 200 });
    await app.work();
    expect((await listCaughtMessages(app.db))[0]).toMatchObject({
      to: awa.email,
      kind: "password-changed",
    });
  });

  it("can be requested five times an hour from one network address, without limiting others", async () => {
    const awa = await registerByPhone(app);
    const askFrom = async (address: string) => {
      const request = new Request("http://joie.test/api/v1/password-reset-phone", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone_number: awa.phone }),
      });
      return (await app.api.fetch(request, { address })).status;
    };
    for (let time = 0; time < 5; time += 1) expect(await askFrom("192.0.2.1")).toBe(200);
    expect(await askFrom("192.0.2.1")).toBe(429);
    expect(await askFrom("192.0.2.2")).toBe(200);
  });

  it.each(["", "12", "07 08 09 10", "💍"])("refuses %j for a number", async (phone) => {
    expect(await ask(phone)).toMatchObject({
      status: 422,
      body: { errors: { phone_number: [expect.any(String)] } },
    });
  });
});
