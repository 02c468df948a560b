import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, registrationForm } from "../../../testing/cast.ts";

const app = testApp();

describe("signing in", () => {
  it("returns a token, and the user with their role and their customer", async () => {
    const awa = await registerCouple(app);
    const answer = await app.call("POST", "/api/v1/login", {
      body: { email: awa.email, password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          id: awa.userId,
          given_names: "Awa",
          last_name: "Kouassi",
          phone_number_1: null,
          email_verified_at: expect.any(String),
          role: { name: "CUSTOMER" },
          customer: { id: awa.customerId, dob: "1996-05-14" },
        },
      },
    });
  });

  it("makes the user known to every call that returns the signed-in user", async () => {
    const { token, userId } = await registerCouple(app);
    const user = expect.objectContaining({ id: userId, role: { name: "CUSTOMER" } });
    const tell = (path: string) => app.call("GET", path, { token });
    expect(await tell("/api/v1/profile")).toEqual({ status: 200, body: { user } });
    expect(await tell("/api/user")).toEqual({ status: 200, body: user });
    expect(await tell(`/api/v1/userId/${userId}`)).toEqual({ status: 200, body: user });
  });

  it.each([{}, { phone_number: "" }, { phone_number: "  " }])(
    "asks for a number when there is neither a number nor an address: %j",
    async (credentials) => {
      expect(
        await app.call("POST", "/api/v1/login", { body: { ...credentials, password: "demo" } }),
      ).toMatchObject({
        status: 422,
        body: { errors: { phone_number: ["Veuillez entrer un numéro de téléphone"] } },
      });
    },
  );

  it("refuses a stranger without revealing whether the account exists", async () => {
    const answer = await app.call("POST", "/api/v1/login", {
      body: { email: "personne@exemple.ci", password: "demo" },
    });
    expect(answer).toEqual({
      status: 401,
      body: {
        success: false,
        code: "wrong-credentials",
        message: "Oups... Adresse email et/ou Mot de passe incorrecte(s).",
      },
    });
  });
  it("requires a valid address", async () => {
    const answer = await app.call("POST", "/api/v1/login", {
      body: { email: "personne", password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, errors: { email: ["Veuillez entrer une adresse email valide"] } },
    });
  });

  it("refuses an eight-digit number at its field, and proposes its current form", async () => {
    const answer = await app.call("POST", "/api/v1/login", {
      body: { phone_number: "+22507080910", password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          phone_number: ["Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)"],
        },
      },
    });
  });
});

describe("after many wrong passwords", () => {
  const enter = (
    email: string,
    password: string,
    { address = "192.0.2.1", device_token }: { address?: string; device_token?: string } = {},
  ) =>
    app.api.fetch(
      new Request("http://joie.test/api/v1/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password, ...(device_token ? { device_token } : {}) }),
      }),
      { address },
    );
  const fail = async (email: string, times: number, address?: string) => {
    for (let time = 0; time < times; time += 1)
      expect((await enter(email, "faux", { address })).status).toBe(401);
  };

  it("the right password still opens the account and resets the count", async () => {
    const awa = await registerCouple(app);
    await fail(awa.email, 10);
    expect((await enter(awa.email, "demo")).status).toBe(200);
    await fail(awa.email, 10);
    expect((await enter(awa.email, "demo")).status).toBe(200);
  });

  it("successful sign-ins are not counted", async () => {
    const awa = await registerCouple(app);
    for (let time = 0; time < 15; time += 1)
      expect((await enter(awa.email, "demo")).status).toBe(200);
  });

  it("the next attempts are delayed, and too many at once are refused", async () => {
    const awa = await registerCouple(app);
    await fail(awa.email, 11);
    const began = performance.now();
    expect((await enter(awa.email, "demo")).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(900);

    await fail(awa.email, 11);
    const statuses: number[] = [];
    for (let time = 0; time < 30; time += 1)
      void enter(awa.email, "faux").then(
        ({ status }) => statuses.push(status),
        () => undefined,
      );
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    await expect.poll(() => count(429), { timeout: 15_000 }).toBeGreaterThan(20);
    // Those that wait do so for 1, 2, 4 and 8 s: no more of them fit into 20 s.
    expect(count(401)).toBeLessThanOrEqual(5);
  });

  it("other addresses are not slowed, nor a device that has signed in before", async () => {
    const awa = await registerCouple(app);
    const known = await enter(awa.email, "demo");
    const { device_token } = (await known.json()) as { device_token: string };
    await fail(awa.email, 12);
    const quick = async (where: Parameters<typeof enter>[2]) => {
      const began = performance.now();
      const { status } = await enter(awa.email, "demo", where);
      return status === 200 && performance.now() - began < 900;
    };
    expect(await quick({ address: "192.0.2.9" })).toBe(true);
    expect(await quick({ device_token })).toBe(true);
  });

  it("the device token of an account that has not proven the address helps nobody to guess", async () => {
    const awa = await registerCouple(app);
    await app.call("POST", "/api/v1/register", {
      body: registrationForm({ email: awa.email, password: "deviné" }),
    });
    const claimed = await enter(awa.email, "deviné");
    const { device_token } = (await claimed.json()) as { device_token: string };
    await fail(awa.email, 10);
    const began = performance.now();
    await enter(awa.email, "faux", { device_token });
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it("a new password by email resets the count", async () => {
    const awa = await registerCouple(app);
    await fail(awa.email, 12);
    await app.call("POST", "/api/v1/password-reset-email", { body: { email: awa.email } });
    const path = (await lastLinkTo(app, awa.email)).split("/restauration-du-mot-de-passe")[1];
    await app.call("POST", `/api/v1/password-reset${path}`, {
      body: { password: "neuf", password_confirmation: "neuf" },
    });
    const began = performance.now();
    expect((await enter(awa.email, "neuf")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(900);
  });
});
