import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

interface Listed {
  id: number;
  device: string;
  current: boolean;
  created_at: string;
  expires_at: string;
}

async function enter(email: string, device: string): Promise<string> {
  const { body } = await app.call("POST", "/api/v1/login", {
    body: { email, password: "demo" },
    headers: { "user-agent": device },
  });
  return (body as { token: string }).token;
}

async function listed(token: string): Promise<Listed[]> {
  const { body } = await app.call("GET", "/api/v1/sessions", { token });
  return (body as { data: Listed[] }).data;
}

const statusOf = async (token: string) =>
  (await app.call("GET", "/api/v1/profile", { token })).status;

describe("the list of sessions", () => {
  it("lists the caller's devices, the current one first, and nobody else's", async () => {
    const awa = await registerCouple(app);
    await registerCouple(app);
    const phone = await enter(awa.email, "Téléphone");
    await enter(awa.email, "Tablette");
    const sessions = await listed(phone);
    expect(sessions.map(({ device }) => device)).toEqual(["Téléphone", "Tablette", ""]);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const [first] = sessions;
    expect(Date.parse(first?.expires_at ?? "") - Date.parse(first?.created_at ?? "")).toBe(
      60 * 86_400_000,
    );
  });

  it("omits ended and expired sessions", async () => {
    const awa = await registerCouple(app);
    const old = await enter(awa.email, "Ancien");
    app.wait(59 * 86_400);
    expect(await statusOf(old)).toBe(200);
    app.wait(2 * 86_400);
    expect(await statusOf(old)).toBe(401);
    const fresh = await enter(awa.email, "Neuf");
    expect((await listed(fresh)).map(({ device }) => device)).toEqual(["Neuf"]);
  });
});

describe("signing out devices", () => {
  it("ends one session, once", async () => {
    const awa = await registerCouple(app);
    const phone = await enter(awa.email, "Téléphone");
    const id = (await listed(awa.token)).find(({ device }) => device === "Téléphone")?.id;
    const end = () => app.call("DELETE", `/api/v1/sessions/${id}`, { token: awa.token });
    expect(await end()).toEqual({ status: 200, body: { success: true } });
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(awa.token)).toBe(200);
    expect(await end()).toMatchObject({ status: 404 });
  });

  it("ends every session of the user, and nobody else's", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    const phone = await enter(awa.email, "Téléphone");
    const answer = await app.call("DELETE", "/api/v1/sessions", { token: phone });
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect([await statusOf(phone), await statusOf(awa.token)]).toEqual([401, 401]);
    expect(await statusOf(other.token)).toBe(200);
  });
});

describe("a token that came in a URL", () => {
  const exchange = (api_token: string) =>
    app.call("POST", "/api/v1/sessions/exchange", { body: { api_token } });

  it("is exchanged once for a session of the same user, and is invalid afterwards", async () => {
    const awa = await registerCouple(app);
    const [first, second] = await Promise.all([exchange(awa.token), exchange(awa.token)]);
    expect([first.status, second.status].sort()).toEqual([200, 400]);
    const { token, user } = (first.status === 200 ? first : second).body as {
      token: string;
      user: { id: number };
    };
    expect(user.id).toBe(awa.userId);
    expect(await statusOf(awa.token)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  it("says whose account it opens, and stays valid", async () => {
    const awa = await registerCouple(app);
    const look = (api_token: string) =>
      app.call("POST", "/api/v1/sessions/look-at", { body: { api_token } });
    const { status, body } = await look(awa.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: awa.userId });
    expect(Object.keys(body as object)).toEqual(["user_id", "given_names", "last_name"]);
    expect(await statusOf(awa.token)).toBe(200);
    expect(await look("inconnu")).toMatchObject({ status: 400 });
  });

  it("is refused when it is not valid", async () => {
    expect(await exchange("inconnu")).toEqual({
      status: 400,
      body: {
        success: false,
        code: "callback-refused",
        message: "Ce lien de connexion n’est plus valable. Connectez-vous.",
      },
    });
  });
});

describe("a user by id", () => {
  it("returns only the caller", async () => {
    const awa = await registerCouple(app);
    const answer = await app.call("GET", `/api/v1/userId/${awa.userId}`, { token: awa.token });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: awa.userId, has_password: true, role: { name: "CUSTOMER" } },
    });
  });
});
