import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openSession, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { contractCalls } from "../../../testing/contract-calls.ts";
import { furnish } from "../../../testing/furnish.ts";
import { httpCaller } from "../../../testing/http-client.ts";
import { samples } from "../../../testing/samples.ts";
import type { Subject } from "../../../testing/subject.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();
const held: { subject?: Subject; token?: string } = {};

/** The token of the view that staff open, from the cookie that the site reads. */
async function openView(userId: number, email: string) {
  const staff = await asRole(app, "support", email);
  const { token } = await openSession(app, email);
  const response = await app.api.fetch(
    new Request(`http://joie.test/api/v1/console/people/${userId}/view`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ reason: "Elle ne retrouve pas son budget" }),
    }),
    { address: "127.0.0.1" },
  );
  const cookie = response.headers.get("set-cookie") ?? "";
  const value = decodeURIComponent(/jdj_view=([^;]*)/.exec(cookie)?.[1] ?? "");
  return { staff, status: response.status, cookie, token: decodeToken(value) };
}

const decodeToken = (value: string): string =>
  value === "" ? "" : JSON.parse(Buffer.from(value, "base64").toString());

beforeAll(async () => {
  const couple = await registerCouple(app);
  held.subject = await furnish(app, couple);
});

/** A checksum of the rows of every table, by its name. */
async function rowsOfAllTables(): Promise<Record<string, unknown>> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const { name } of rows) {
    const text = sql`coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum, count(*)::int`;
    const { rows: found } = await app.db.execute(
      sql`select ${text} from ${sql.identifier(name)} t`,
    );
    sums[name] = found[0];
  }
  return sums;
}

function subject(): Subject {
  if (!held.subject) throw new Error("The couple is registered before the tests");
  return held.subject;
}

describe("a member of staff who looks at a notebook", () => {
  it("reads it as a reader for half an hour, by a cookie of its own, and the log says why", async () => {
    const { userId, eventId, customerId } = subject();
    const view = await openView(userId, "v1@exemple.test");
    expect(view.status).toBe(200);
    for (const flag of ["HttpOnly", "SameSite=Strict", "Max-Age=1800", "Path=/"])
      expect(view.cookie).toContain(flag);
    const { token } = view;
    const read = (path: string) => app.call("GET", `/api/v1/${path}`, { token });
    expect(await read(`budgets-by-event/${eventId}`)).toMatchObject({ status: 200 });
    const events = (await read(`geteventbycustomer/${customerId}`)).body as { id: number }[];
    expect(events.find(({ id }) => id === eventId)).toMatchObject({ role: "reader" });
    const admin = await asRole(app, "admin", "va1@exemple.test");
    const log = await admin.call("GET", `audit?resource=people&record_id=${userId}`);
    expect(log.body).toMatchObject({
      items: [{ action: "people.view", after: { reason: "Elle ne retrouve pas son budget" } }],
    });
    app.wait(31 * 60);
    expect((await read(`budgets-by-event/${eventId}`)).status).toBe(401);
  });

  it("is refused every call that writes, of whatever access, and a copy of all data", async () => {
    const { userId } = subject();
    const { token } = await openView(userId, "v2@exemple.test");
    const call = httpCaller(app, token);
    const writing = contractCalls.filter(
      ({ name, method, need, access }) =>
        access !== "staff" &&
        name !== "accounts.sessions.logout" &&
        !(need === undefined ? method === "GET" : need.endsWith(":read")),
    );
    expect(writing.length).toBeGreaterThan(150);
    const open: string[] = [];
    for (const { name } of [...writing, { name: "accounts.dataExport.exportData" as const }]) {
      const { status, body } = await call(name, samples[name].input(subject()));
      const { message = "" } = (body ?? {}) as { message?: string };
      if (status !== 403 || !message.includes("sans pouvoir y écrire")) open.push(name);
    }
    expect(open).toEqual([]);
    expect((await call("accounts.sessions.logout", undefined)).status).toBe(200);
    expect((await call("accounts.sessions.user", undefined)).status).toBe(401);
  });

  it("changes no row by any call, also by those that only ask for reading", async () => {
    const { userId } = subject();
    const { token } = await openView(userId, "v9@exemple.test");
    const call = httpCaller(app, token);
    const before = await rowsOfAllTables();
    for (const { name } of contractCalls.filter(({ access }) => access !== "staff"))
      if (name !== "accounts.sessions.logout") await call(name, samples[name].input(subject()));
    expect(await rowsOfAllTables()).toEqual(before);
    for (const name of ["archiveEvent", "unarchiveEvent", "chooseEvent"] as const) {
      const refused = await call(`notebook.events.${name}`, { eventId: subject().eventId });
      expect(refused, name).toMatchObject({
        status: 403,
        body: { message: "Vous regardez ce carnet sans pouvoir y écrire." },
      });
    }
  });

  it("needs a reason, and somebody with a notebook: no provider, no staff, no closed account", async () => {
    const { call, id } = await asRole(app, "support", "v3@exemple.test");
    const look = (who: number, reason = "Aide") => call("POST", `people/${who}/view`, { reason });
    expect(await look(subject().userId, " ")).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    const { userId } = await registerProvider(app, "vp@exemple.test");
    expect((await look(userId)).status).toBe(409);
    expect((await look(id)).status).toBe(404);
    const finance = await asRole(app, "finance", "vf3@exemple.test");
    expect(
      (await finance.call("POST", `people/${subject().userId}/view`, { reason: "x" })).status,
    ).toBe(403);
  });

  it("leaves the last sign-in of the customer as it was", async () => {
    const { userId } = subject();
    const at = async () =>
      (await app.db.select().from(users).where(eq(users.id, userId)))[0]?.lastSignedInAt;
    const before = await at();
    await openView(userId, "v4@exemple.test");
    expect(await at()).toEqual(before);
  });
});

describe("an address", () => {
  it("is noted as proven with a reason, unless another account has proven it", async () => {
    const { call } = await asRole(app, "support", "v5@exemple.test");
    const { userId, email } = await registerUnverified(app);
    const other = await registerUnverified(app);
    await app.db.update(users).set({ email }).where(eq(users.id, other.userId));
    const verify = (id: number, reason = "Pièce vue") =>
      call("POST", `people/${id}/verify`, { credential: "email", reason });
    expect((await verify(userId, "")).status).toBe(422);
    expect(await verify(userId)).toMatchObject({
      status: 200,
      body: { email_verified_at: expect.any(String) },
    });
    expect((await verify(userId)).status).toBe(409);
    const [dropped] = await app.db.select().from(users).where(eq(users.id, other.userId));
    expect(dropped?.email).toBeNull();
    const late = await registerUnverified(app);
    await app.db.update(users).set({ email }).where(eq(users.id, late.userId));
    expect((await verify(late.userId)).status).toBe(409);
  });
});

describe("an archived account", () => {
  it("cannot sign in until it is opened again, and keeps all it has", async () => {
    const { call } = await asRole(app, "support", "v6@exemple.test");
    const { userId, email, token, eventId } = await registerCouple(app, { password: "demo" });
    const signIn = () => app.call("POST", "/api/v1/login", { body: { email, password: "demo" } });
    expect((await signIn()).status).toBe(200);
    expect(await call("POST", `people/${userId}/archive`, { reason: "Usurpation" })).toMatchObject({
      body: { archived_at: expect.any(String), open_sessions: 0 },
    });
    expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("fermé par notre équipe") },
    });
    const wrong = { email, password: "autre chose" };
    expect((await app.call("POST", "/api/v1/login", { body: wrong })).status).toBe(401);
    expect((await call("POST", `people/${userId}/archive`, { reason: "x" })).status).toBe(409);
    expect((await call("GET", "people?archived=true")).body).toMatchObject({
      items: [{ id: userId }],
    });
    await call("POST", `people/${userId}/restore`, { reason: "Identité prouvée" });
    const entered = await signIn();
    expect(entered.status).toBe(200);
    const again = (entered.body as { token: string }).token;
    expect(
      (await app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token: again })).status,
    ).toBe(200);
  });
});
