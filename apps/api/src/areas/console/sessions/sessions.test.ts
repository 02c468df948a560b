import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { activate, asRole, inviteStaff, STAFF_PASSWORD } from "../../../testing/console.ts";
import { totpCode } from "../../identity/staff/totp.ts";

const app = testApp();

const signIn = (email: string, code: string, password = STAFF_PASSWORD) =>
  app.call("POST", "/api/v1/console/login", { body: { email, password, code } });

let people = 0;
async function newStaff() {
  people += 1;
  const email = `equipe${people}@exemple.test`;
  const { id, token } = await inviteStaff(app, email);
  return { id, email, token, ...(await activate(app, token)) };
}

/** The code of an instant that was not used yet. */
function freshCode(secret: string): string {
  app.wait(60);
  return totpCode(secret, app.clock());
}

/** A request as the console's scripts send it, with its response's cookie. */
async function request(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const response = await app.api.fetch(
    new Request(`http://joie.test/api/v1/console/${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { address: "127.0.0.1" },
  );
  return { status: response.status, cookie: response.headers.get("set-cookie") };
}

describe("an activation link", () => {
  it("sets up password and second factor once, and shows ten recovery codes", async () => {
    const { token, codes, status } = await newStaff();
    expect(status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    const again = await app.call("POST", "/api/v1/console/activation/read", { body: { token } });
    expect(again.status).toBe(409);
  });

  it("is refused with a weak password and with a wrong code, and stays valid", async () => {
    const { token } = await inviteStaff(app, "prudente@exemple.test");
    const send = (body: object) =>
      app.call("POST", "/api/v1/console/activation", { body: { token, ...body } });
    expect(await send({ password: "court", code: "000000" })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    expect(await send({ password: STAFF_PASSWORD, code: "00000" })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await activate(app, token)).status).toBe(200);
  });

  it("expires after two days", async () => {
    const { token } = await inviteStaff(app, "tardive@exemple.test");
    app.wait(2 * 86_400 + 1);
    const read = await app.call("POST", "/api/v1/console/activation/read", { body: { token } });
    expect(read.status).toBe(409);
  });
});

describe("a sign-in to the console", () => {
  it("needs the password and a code, and refuses whatever is wrong alike", async () => {
    const { email, secret } = await newStaff();
    const wrong = await Promise.all([
      signIn(email, totpCode(secret, app.clock()), "faux mot de passe"),
      signIn(email, "000000"),
      signIn("inconnue@exemple.test", "000000"),
    ]);
    for (const answer of wrong) expect(answer).toEqual(wrong[0]);
    expect(wrong[0]?.status).toBe(401);
    expect(await signIn(email, freshCode(secret))).toMatchObject({
      status: 200,
      body: { user: { email, role: "admin", recovery_codes_left: 10 } },
    });
  });

  it("refuses a code that was used, and one before it", async () => {
    const { email, secret } = await newStaff();
    app.wait(60);
    const before = totpCode(secret, app.clock());
    app.wait(30);
    const code = totpCode(secret, app.clock());
    expect((await signIn(email, code)).status).toBe(200);
    expect((await signIn(email, code)).status).toBe(401);
    expect((await signIn(email, before)).status).toBe(401);
  });

  it("takes a recovery code in place of a code, once", async () => {
    const { email, codes } = await newStaff();
    const code = codes[0] ?? "";
    const both = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await signIn(email, (codes[1] ?? "").toUpperCase().replaceAll("-", ""))).toMatchObject({
      body: { user: { recovery_codes_left: 8 } },
    });
  });

  it("is slowed by wrong attempts", async () => {
    const { email } = await newStaff();
    for (let time = 0; time < 10; time += 1) await signIn(email, "000000", "faux mot de passe");
    const began = performance.now();
    await Promise.all([signIn(email, "000000"), signIn(email, "000000")]);
    expect(performance.now() - began).toBeGreaterThan(1000);
  });

  it("does not open the customers' pages, nor tell there that the password is right", async () => {
    const { email } = await newStaff();
    const body = { email, password: STAFF_PASSWORD };
    expect((await app.call("POST", "/api/v1/login", { body })).status).toBe(401);
  });
});

describe("the session of the console", () => {
  it("is in a cookie that counts for the console's own requests only, until the sign-out", async () => {
    const { email, secret } = await newStaff();
    const body = { email, password: STAFF_PASSWORD, code: freshCode(secret) };
    const entered = await request("POST", "login", {}, body);
    expect(entered.cookie).toMatch(
      /^jdj_staff=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const cookie = entered.cookie?.split(";")[0] ?? "";
    const own = { cookie, "x-console": "1" };
    expect((await request("GET", "me", own)).status).toBe(200);
    expect((await request("GET", "me", { cookie })).status).toBe(401);
    expect((await request("POST", "logout", own)).cookie).toContain("Max-Age=0");
    expect((await request("GET", "me", own)).status).toBe(401);
  });

  it("ends after twelve hours", async () => {
    const { email, secret } = await newStaff();
    const body = { email, password: STAFF_PASSWORD, code: freshCode(secret) };
    const cookie = (await request("POST", "login", {}, body)).cookie?.split(";")[0] ?? "";
    app.wait(12 * 3600 + 1);
    expect((await request("GET", "me", { cookie, "x-console": "1" })).status).toBe(401);
  });

  it("opens nothing of customers or providers, and theirs nothing of the console", async () => {
    const { call } = await asRole(app, "admin", "seule@exemple.test");
    expect((await call("GET", "me")).status).toBe(200);
    const couple = await registerCouple(app);
    const provider = await registerProvider(app, "pro-console@exemple.test");
    for (const { token } of [couple, provider])
      expect((await app.call("GET", "/api/v1/console/me", { token })).status).toBe(403);
  });
});
