import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { registerProvider } from "../../testing/actors.ts";
import { testApp } from "../../testing/app.ts";
import { addGuests, sendTo } from "../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { findRecipients } from "../../testing/deliveries.ts";
import { requestQuote } from "../../testing/quote-samples.ts";
import { shareWith } from "../../testing/sharing.ts";
import { onlyUser, raiseNotice } from "../identity/notices/raise-notice.ts";
import { notices } from "../identity/notices/tables.ts";
import { users } from "../identity/users/tables.ts";
import { guests } from "../notebook/guests/tables.ts";
import { sendDueEmails } from "./emails/send-due-emails.ts";

const app = testApp();
let awa: CastMember;

beforeEach(async () => {
  awa = await registerCouple(app);
});

const call = (method: string, path: string, { token }: { token: string }, body?: unknown) =>
  app.call(method, `/api/v1${path}`, { token, ...(body === undefined ? {} : { body }) });

interface Listed {
  data: {
    id: number;
    kind: string;
    title: string;
    text: string;
    count: number;
    is_read: boolean;
  }[];
  total: number;
  unread: number;
  last_page: number;
}

const listOf = async (who: { token: string }, page = 1) =>
  (await call("GET", `/notices?page=${page}`, who)).body as Listed;

const bellOf = async (who: { token: string }) =>
  ((await call("GET", "/sessions/user", who)).body as { unread_notices: number }).unread_notices;

/** Guests of an event with the tokens of their cards. */
async function invite(names: readonly string[]) {
  const ids = await addGuests(
    app,
    awa,
    names.map((given_names, index) => ({
      ...{ given_names, last_name: "Yao", email: `${given_names}${index}@exemple.test` },
    })),
  );
  const campaignId = await sendTo(app, awa, ids);
  await app.work();
  const sent = await findRecipients(app, campaignId);
  return { ids, tokens: sent.map(({ token }) => token) };
}

const answer = (token: string | undefined, given: "yes" | "no") =>
  app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: given } });

const raise = (userId: number, changes: object = {}) =>
  app.db.transaction((tx) =>
    raiseNotice({ ...requestContext(app), db: tx }, onlyUser(userId), {
      ...{ kind: "task-due", title: "Choisir la salle", path: "/mes-donnees" },
      ...changes,
    }),
  );

const emailsTo = async (to: string) => {
  await app.work();
  const caught = await listCaughtMessages(app.db, 200, to);
  return caught.filter(({ kind }) => kind === "notices");
};

/** Lets the clock reach an hour of a following day, and the emails that are due leave. */
async function waitUntil(hour: number, days = 1) {
  const now = app.clock();
  const then = new Date(now);
  then.setUTCDate(then.getUTCDate() + days);
  then.setUTCHours(hour, 0, 1, 0);
  app.wait((then.getTime() - now.getTime()) / 1000);
  await sendDueEmails(requestContext(app));
}

describe("a guest's answer", () => {
  it("is on the bell and the page of the hosts at once, joined with the others", async () => {
    const { tokens } = await invite(["Koffi", "Adjoua", "Konan"]);
    expect((await answer(tokens[0], "yes")).status).toBe(200);
    expect(await bellOf(awa)).toBe(1);
    expect((await listOf(awa)).data).toMatchObject([
      { kind: "answer", title: "Koffi Yao sera là", count: 1, is_read: false },
    ]);
    await answer(tokens[1], "yes");
    await answer(tokens[2], "no");
    expect((await listOf(awa)).data).toMatchObject([
      {
        title: "3\u00a0réponses\u00a0: 2\u00a0oui, 1\u00a0non",
        text: "Konan Yao, Adjoua Yao et 1\u00a0autre",
      },
    ]);
  });

  it("that is given again tells nothing, and one that changes replaces what was unread", async () => {
    const { tokens } = await invite(["Koffi"]);
    await answer(tokens[0], "yes");
    await answer(tokens[0], "yes");
    expect((await listOf(awa)).data).toHaveLength(1);
    await answer(tokens[0], "no");
    expect((await listOf(awa)).data).toMatchObject([
      { title: "Koffi Yao ne sera pas là", count: 1 },
    ]);
  });

  it("tells those whose role sees the guests, and nobody else", async () => {
    const reader = await shareWith(app, awa, "reader");
    const stranger = await registerCouple(app);
    const { tokens } = await invite(["Koffi"]);
    await answer(tokens[0], "yes");
    expect([await bellOf(awa), await bellOf(reader), await bellOf(stranger)]).toEqual([1, 1, 0]);
  });

  it("by a host tells nobody, and the notice of a guest is deleted with them", async () => {
    const { ids, tokens } = await invite(["Koffi", "Adjoua"]);
    await call("POST", `/rsvp/${ids[0]}`, awa, { answer: "yes" });
    expect(await bellOf(awa)).toBe(0);
    await answer(tokens[1], "yes");
    await app.db.delete(guests).where(eq(guests.id, ids[1] ?? 0));
    expect(await listOf(awa)).toMatchObject({ data: [], total: 0 });
  });
});

describe("the page of notices", () => {
  it("shows the unread first, in pages, and marks all that were shown as read", async () => {
    for (let index = 0; index < 23; index += 1)
      await raise(awa.userId, { title: `Tâche ${index}` });
    const first = await listOf(awa);
    expect(first).toMatchObject({ total: 23, unread: 23, last_page: 2 });
    const [newest, second] = first.data;
    await call("PUT", `/notices/${newest?.id}/read`, awa);
    expect((await listOf(awa)).data[0]).toMatchObject({ title: second?.title });
    await call("PUT", "/notices-read", awa, { until: newest?.id });
    await raise(awa.userId, { title: "Venue entre-temps" });
    const { unread, data } = await listOf(awa);
    expect([unread, data.slice(0, 2)]).toMatchObject([
      1,
      [{ title: "Venue entre-temps" }, { title: newest?.title, is_read: true }],
    ]);
    expect(await bellOf(awa)).toBe(1);
  });

  it("leads to what a notice is about, for its own reader only", async () => {
    await raise(awa.userId);
    const [notice] = (await listOf(awa)).data;
    expect((await call("GET", `/notices/${notice?.id}`, awa)).body).toEqual({
      path: "/mes-donnees",
      event_id: null,
    });
    const other = await registerCouple(app);
    expect((await call("GET", `/notices/${notice?.id}`, other)).status).toBe(404);
    expect((await call("PUT", `/notices/${notice?.id}/read`, other)).status).toBe(404);
    await call("PUT", "/notices-read", other, { until: notice?.id });
    expect(await bellOf(awa)).toBe(1);
    for (const path of ["/notices", `/notices/${notice?.id}`, "/notice-choices"])
      expect((await app.call("GET", `/api/v1${path}`)).status).toBe(401);
  });

  it("counts no further than a hundred", async () => {
    const rows = Array.from({ length: 130 }, (_, index) => ({
      ...{ userId: awa.userId, kind: "order" as const, title: `${index}`, path: "/" },
    }));
    await app.db.insert(notices).values(rows);
    expect(await bellOf(awa)).toBe(100);
    expect(await listOf(awa, 99)).toMatchObject({ total: 130, last_page: 7 });
  });
});

describe("the other side of a conversation", () => {
  it("is told once until it reads: a member of the team on their own page", async () => {
    const tantie = await registerProvider(app, `tantie-${awa.email}`);
    const id = await requestQuote(app, awa, tantie.providerId);
    const listed = async () =>
      ((await call("GET", "/pro/notices", tantie)).body as Listed).data.map(({ kind }) => kind);
    expect(await listed()).toEqual(["quote"]);
    const base = "/wedding-provider-quote-requests";
    for (const message of ["Êtes-vous libres ?", "Je repose ma question."])
      await call("POST", `${base}/${id}/messages`, awa, { message });
    expect(await listed()).toEqual(["message", "quote"]);
    await call("POST", `/provider/quote-requests/${id}/read`, tantie, { message_id: 999_999 });
    const me = (await call("GET", "/pro/me", tantie)).body;
    expect(me).toMatchObject({ unread_notices: 1 });
    await call("POST", `/provider/quote-requests/${id}/messages`, tantie, { message: "Oui." });
    expect(await bellOf(awa)).toBe(1);
    expect((await call("GET", "/pro/notices", awa)).status).toBe(403);
    expect((await call("GET", "/notices", tantie)).status).toBe(403);
  });
});

describe("what somebody chooses", () => {
  it("holds for what follows: a kind that is wanted nowhere is not raised", async () => {
    const off = { kind: "task-due", page: false, email: "never" };
    expect((await call("PUT", "/notice-choices", awa, { choices: [off] })).status).toBe(200);
    expect((await call("GET", "/notice-choices", awa)).body).toMatchObject({
      choices: expect.arrayContaining([
        { ...off, push: true, phone: false },
        { kind: "answer", page: true, email: "daily", push: true, phone: false },
      ]),
    });
    await raise(awa.userId);
    expect(await app.db.select().from(notices).where(eq(notices.userId, awa.userId))).toEqual([]);
    await call("PUT", "/notice-choices", awa, { choices: [{ kind: "task-due", email: "weekly" }] });
    await raise(awa.userId);
    expect([await bellOf(awa), (await listOf(awa)).total]).toEqual([0, 0]);
  });

  it("is refused where it is not offered", async () => {
    for (const choice of [
      { kind: "order", email: "now" },
      { kind: "shop", page: true },
      { kind: "nothing", page: true },
    ])
      expect((await call("PUT", "/notice-choices", awa, { choices: [choice] })).status).toBe(422);
  });
});

describe("the emails of notices", () => {
  it("leave together in the morning, once, with a stop link, and never at night", async () => {
    await raise(awa.userId);
    await raise(awa.userId, { kind: "self-added", title: "Ama demande à venir" });
    await waitUntil(6);
    expect(await emailsTo(awa.email)).toHaveLength(0);
    await waitUntil(7, 0);
    await Promise.all([sendDueEmails(requestContext(app)), sendDueEmails(requestContext(app))]);
    const [email, ...others] = await emailsTo(awa.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe("Joie du Jour\u00a0: 2\u00a0nouvelles pour vous");
    expect(email?.text).toContain("Choisir la salle");
    expect(email?.text).toContain("/api/v1/notice-emails/");
    await waitUntil(7);
    expect(await emailsTo(awa.email)).toHaveLength(1);
  });

  it("say nothing that was read meanwhile, and go to no address that is not proven", async () => {
    await raise(awa.userId);
    const [notice] = (await listOf(awa)).data;
    await call("PUT", `/notices/${notice?.id}/read`, awa);
    await waitUntil(7);
    await raise(awa.userId);
    await app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, awa.userId));
    await waitUntil(7);
    expect(await emailsTo(awa.email)).toEqual([]);
  });

  it("leave at once for who wants it, those of the next minutes together", async () => {
    await waitUntil(9);
    await call("PUT", "/notice-choices", awa, { choices: [{ kind: "task-due", email: "now" }] });
    await raise(awa.userId);
    expect((await emailsTo(awa.email)).map(({ subject }) => subject)).toEqual(["Choisir la salle"]);
    await raise(awa.userId, { title: "Réserver le traiteur" });
    await raise(awa.userId, { title: "Choisir le gâteau" });
    expect(await emailsTo(awa.email)).toHaveLength(1);
    app.wait(601);
    await sendDueEmails(requestContext(app));
    expect((await emailsTo(awa.email))[0]?.subject).toBe(
      "Joie du Jour\u00a0: 2\u00a0nouvelles pour vous",
    );
  });

  it("that wait follow a new choice", async () => {
    await raise(awa.userId);
    await call("PUT", "/notice-choices", awa, { choices: [{ kind: "task-due", email: "never" }] });
    await waitUntil(7);
    expect(await emailsTo(awa.email)).toEqual([]);
    const waiting = and(eq(notices.userId, awa.userId), eq(notices.kind, "task-due"));
    expect(await app.db.select().from(notices).where(waiting)).toMatchObject([
      { emailDueAt: null },
    ]);
  });
});
