import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerCouple, registrationForm } from "../../../testing/cast.ts";
import { testWorld } from "../../../testing/world.ts";
import { listOutbox } from "../../outbox/queries.ts";
import { users } from "../users/tables.ts";

const world = testWorld();

let numbers = 0;
function freshNumber(): string {
  numbers += 1;
  return `+22507000050${String(numbers).padStart(2, "0")}`;
}

async function codeTo(phone: string): Promise<string> {
  await world.work();
  const code = (await listOutbox(world.db)).find(({ to }) => to === phone)?.code;
  if (!code) throw new Error("No code came");
  return code;
}

const enter = (phone: string, password = "demo") =>
  world.call("POST", "/api/v1/login", { body: { phone_number: phone, password } });

/** Somebody who registered by phone alone, signed in. */
async function registerByPhone(phone = freshNumber()) {
  const form = registrationForm({ email: "", phone_number_1: phone });
  await world.call("POST", "/api/v1/send-otp-web", { body: form });
  const code = await codeTo(phone);
  await world.call("POST", "/api/v1/register", { body: { ...form, code } });
  const { token, user } = (await enter(phone)).body as { token: string; user: { id: number } };
  return { phone, token, userId: user.id };
}

const change = (token: string, phone: string) =>
  world.call("POST", "/api/v1/profile/update", { token, body: { phone_number_1: masked(phone) } });

/** As the account form writes a number. */
const masked = (e164: string) => `+(225) ${e164.slice(4).replace(/(\d{2})(?=\d)/g, "$1 ")}`;

const sendCode = (token: string) => world.call("POST", "/api/v1/phone-verification", { token });

const confirm = (token: string, code: string) =>
  world.call("POST", "/api/v1/phone-verification/confirm", { token, body: { code } });

const me = async (token: string) => (await world.call("GET", "/api/user", { token })).body;

describe("a changed number", () => {
  it("counts once its code was entered; until then the notebook stays open by the one before", async () => {
    const awa = await registerByPhone();
    const next = freshNumber();
    expect(await change(awa.token, next)).toMatchObject({
      status: 200,
      body: { user: { phone_number_1: awa.phone, pending_phone_number_1: next } },
    });
    expect(await me(awa.token)).toMatchObject({ can: { openNotebook: true } });
    expect(await enter(next)).toMatchObject({ status: 401 });
    expect(await enter(awa.phone)).toMatchObject({ status: 200 });

    expect(await sendCode(awa.token)).toMatchObject({
      status: 200,
      body: { success: true, phone_number: next, seconds: 600 },
    });
    expect(await confirm(awa.token, await codeTo(next))).toMatchObject({
      status: 200,
      body: {
        message: "Votre numéro est confirmé.",
        user: { phone_number_1: next, pending_phone_number_1: null },
      },
    });
    expect(await enter(next)).toMatchObject({ status: 200 });
    expect(await enter(awa.phone)).toMatchObject({ status: 401 });
  });

  it("is given up by writing the present one again", async () => {
    const awa = await registerByPhone();
    await change(awa.token, freshNumber());
    expect(await change(awa.token, awa.phone)).toMatchObject({
      body: { user: { phone_number_1: awa.phone, pending_phone_number_1: null } },
    });
    expect(await sendCode(awa.token)).toMatchObject({ status: 409 });
    expect(await confirm(awa.token, "123456")).toMatchObject({ status: 409 });
  });

  it("stays while other things of the account are saved", async () => {
    const awa = await registerByPhone();
    const next = freshNumber();
    await change(awa.token, next);
    await world.call("POST", "/api/v1/profile/update", {
      token: awa.token,
      body: { given_names: "Awa Marie" },
    });
    expect(await me(awa.token)).toMatchObject({ pending_phone_number_1: next });
  });

  it("refuses a wrong code, another's and one that was used", async () => {
    const [awa, other] = [await registerByPhone(), await registerByPhone()];
    const next = freshNumber();
    await change(awa.token, next);
    await change(other.token, next);
    await sendCode(awa.token);
    const code = await codeTo(next);
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

  it("that another account has proven is told so only after its code, and its owner by SMS", async () => {
    const [awa, other] = [await registerByPhone(), await registerByPhone()];
    world.wait(3600);
    expect(await change(awa.token, other.phone)).toMatchObject({ status: 200 });
    expect(await sendCode(awa.token)).toMatchObject({ status: 200 });
    const code = await codeTo(other.phone);
    const told = (await listOutbox(world.db)).find(({ to }) => to === other.phone);
    expect(told?.text).toContain("ce numero a deja un compte");
    expect(await confirm(awa.token, code)).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining("déjà utilisé")] } },
    });
    expect(await me(other.token)).toMatchObject({ phone_number_1: other.phone });
  });

  it("gets one code a minute", async () => {
    const awa = await registerByPhone();
    await change(awa.token, freshNumber());
    expect(await sendCode(awa.token)).toMatchObject({ status: 200 });
    expect(await sendCode(awa.token)).toEqual({
      status: 429,
      body: { success: false, message: "Échec de l'envoi du code OTP" },
    });
  });

  it("of an account that is known by its address is proven in the same way", async () => {
    const awa = await registerCouple(world);
    const phone = freshNumber();
    expect(await change(awa.token, phone)).toMatchObject({
      body: { user: { phone_number_1: phone, phone_verified_at: null } },
    });
    await sendCode(awa.token);
    expect(await confirm(awa.token, await codeTo(phone))).toMatchObject({
      body: { user: { phone_verified_at: expect.any(String) } },
    });
    expect(await enter(phone)).toMatchObject({ status: 200 });
  });
});

describe("a password forgotten by somebody who has a number", () => {
  const ask = (phone: string) =>
    world.call("POST", "/api/v1/password-reset-phone", { body: { phone_number: phone } });
  const choose = (recovery: unknown, code: string, password = "à moi", confirmation = password) =>
    world.call("POST", "/api/v1/password-reset-phone/confirm", {
      body: { recovery, code, password, password_confirmation: confirmation },
    });
  const recoveryOf = ({ body }: { body: unknown }) => (body as { recovery: string }).recovery;

  it("is replaced by the code of an SMS, which signs in and ends every other session", async () => {
    const awa = await registerByPhone();
    const asked = await ask(awa.phone);
    const code = await codeTo(awa.phone);
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
    expect(await world.call("GET", "/api/user", { token: awa.token })).toMatchObject({
      status: 401,
    });
    expect(await enter(awa.phone)).toMatchObject({ status: 401 });
    expect(await enter(awa.phone, "à moi")).toMatchObject({ status: 200 });
    expect(await choose(recoveryOf(asked), code)).toMatchObject({ status: 422 });
  });

  it("is asked for in the same words for a number that nobody has, which gets no SMS", async () => {
    const [known, unknown] = [(await registerByPhone()).phone, freshNumber()];
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
    await world.work();
    expect((await listOutbox(world.db)).some(({ to }) => to === unknown)).toBe(false);
  });

  it("is out of reach with a wrong code, after five of them, after ten minutes and for another's bearer", async () => {
    const awa = await registerByPhone();
    const recovery = recoveryOf(await ask(awa.phone));
    const code = await codeTo(awa.phone);
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
    const laterCode = await codeTo(awa.phone);
    world.wait(601);
    expect(await choose(later, laterCode)).toMatchObject(refused);
  });

  it("opens no account by a number that was never proven, or of a closed one", async () => {
    const phone = freshNumber();
    await registerCouple(world, { phone_number_1: phone });
    const closed = await registerByPhone();
    await world.call("POST", "/api/v1/account/close", {
      token: closed.token,
      body: { password: "demo" },
    });
    await world.work();
    const before = (await listOutbox(world.db)).length;
    for (const number of [phone, closed.phone])
      expect(await ask(number)).toMatchObject({ status: 200 });
    await world.work();
    expect(await listOutbox(world.db)).toHaveLength(before);
  });

  it("is told to the proven address of the account", async () => {
    const awa = await registerCouple(world);
    const phone = freshNumber();
    await world.db
      .update(users)
      .set({ phone, phoneVerifiedAt: world.clock() })
      .where(eq(users.id, awa.userId));
    const recovery = recoveryOf(await ask(phone));
    expect(await choose(recovery, await codeTo(phone))).toMatchObject({ status: 200 });
    await world.work();
    expect((await listOutbox(world.db))[0]).toMatchObject({
      to: awa.email,
      kind: "password-changed",
    });
  });

  it("is asked for five times an hour from one place, and from elsewhere all the same", async () => {
    const awa = await registerByPhone();
    const askFrom = async (address: string) => {
      const request = new Request("http://joie.test/api/v1/password-reset-phone", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone_number: awa.phone }),
      });
      return (await world.api.fetch(request, { address })).status;
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

describe("a changed address", () => {
  const save = (token: string, email: string, current_password?: string) =>
    world.call("POST", "/api/v1/profile/update", { token, body: { email, current_password } });
  const sentTo = async (email: string) => {
    await world.work();
    return (await listOutbox(world.db)).filter(({ to }) => to === email);
  };

  it("asks for the password", async () => {
    const awa = await registerCouple(world);
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

  it("counts once it is proven: the one before stays, keeps the notebook open, and is told", async () => {
    const awa = await registerCouple(world);
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
      await world.call("GET", `/api/v1/send-email-verification/${awa.userId}`, {
        token: awa.token,
      }),
    ).toMatchObject({ status: 200 });
    const letters = await sentTo(next);
    expect(letters.map(({ kind }) => kind)).toEqual(["email-verification", "email-verification"]);
    const [secret, address] = letters[0]?.links[0]?.split("/").slice(-2) ?? [];
    const path = `/api/v1/email-verification/${secret}/${address}`;
    expect(await world.call("GET", path)).toMatchObject({ status: 200 });
    expect(await world.call("GET", path)).toMatchObject({ status: 200 });
    expect(await me(awa.token)).toMatchObject({ email: next, pending_email: null });
    const enterBy = (email: string) =>
      world.call("POST", "/api/v1/login", { body: { email, password: "demo" } });
    expect(await enterBy(next)).toMatchObject({ status: 200 });
    expect(await enterBy(awa.email)).toMatchObject({ status: 401 });
  });

  it("is given up by a new password: whoever asked for it is out", async () => {
    const awa = await registerCouple(world);
    const next = `voleur-${awa.userId}@exemple.test`;
    await save(awa.token, next, "demo");
    const link = (await sentTo(next))[0]?.links[0]?.split("/").slice(-2).join("/");
    await world.call("POST", "/api/v1/password-reset-email", { body: { email: awa.email } });
    const path = (await sentTo(awa.email))[0]?.links[0]?.split("/restauration-du-mot-de-passe")[1];
    expect(
      await world.call("POST", `/api/v1/password-reset${path}`, {
        body: { password: "neuf", password_confirmation: "neuf" },
      }),
    ).toMatchObject({ status: 200, body: { user: { pending_email: null } } });
    expect(await world.call("GET", `/api/v1/email-verification/${link}`)).toMatchObject({
      status: 400,
    });
  });

  it("of somebody without a password waits until one is chosen", async () => {
    const awa = await registerCouple(world);
    await world.db.update(users).set({ passwordHash: null }).where(eq(users.id, awa.userId));
    expect(await save(awa.token, "neuve@exemple.test")).toMatchObject({
      status: 422,
      body: {
        errors: { current_password: [expect.stringContaining("pas encore de mot de passe")] },
      },
    });
  });

  it("sends its letter five times an hour at most", async () => {
    const awa = await registerCouple(world);
    for (let time = 0; time < 5; time += 1)
      expect(await save(awa.token, `n${time}@exemple.test`, "demo")).toMatchObject({ status: 200 });
    expect(await save(awa.token, "n5@exemple.test", "demo")).toMatchObject({ status: 429 });
  });
});
