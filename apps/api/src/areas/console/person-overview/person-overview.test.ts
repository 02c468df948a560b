import { OVERVIEW_MOST } from "@jdj/contract/console/person-overview";
import { beforeAll, expect, it } from "vitest";
import { openSession, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { furnish } from "../../../testing/furnish.ts";
import type { Subject } from "../../../testing/subject.ts";

const app = testApp();
const held: { couple?: CastMember; subject?: Subject } = {};

beforeAll(async () => {
  held.couple = await registerCouple(app);
  held.subject = await furnish(app, held.couple);
  await app.work();
});

function subject(): Subject {
  if (!held.subject) throw new Error("The couple is registered before the tests");
  return held.subject;
}

interface Listed {
  items: Record<string, unknown>[];
  has_more: boolean;
}

let members = 0;
const overviewOf = async (role: "support" | "finance" | "admin", userId = subject().userId) => {
  members += 1;
  const { call } = await asRole(app, role, `${role}-${members}@exemple.test`);
  return (await call("GET", `person-overviews/${userId}`)).body as Record<string, Listed>;
};

it("shows what a customer has, each newest first, a few of a kind", async () => {
  const { eventId } = subject();
  const shown = await overviewOf("support");
  expect(shown.events?.items).toContainEqual(
    expect.objectContaining({ id: eventId, role: "owner", is_payer: true, state: "open" }),
  );
  for (const name of ["campaigns", "payments", "orders", "bookings", "quotes", "gifts"]) {
    expect(shown[name]?.items.length, name).toBeGreaterThan(0);
    expect(shown[name]?.items.length, name).toBeLessThanOrEqual(OVERVIEW_MOST);
    for (const row of shown[name]?.items ?? []) expect(row).toHaveProperty("created_at");
  }
  const ids = shown.campaigns?.items.map(({ id }) => Number(id)) ?? [];
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(shown.messages?.items).toMatchObject([{ excerpt: "Bonjour", handled_at: null }]);
  expect(shown.sessions?.items).toContainEqual(expect.objectContaining({ is_open: true }));
});

it("says what we sent them, without a link, a code or a text", async () => {
  const { userId, email } = await registerCouple(app);
  const { sent } = await overviewOf("admin", userId);
  expect(sent?.items).toMatchObject([
    {
      ...{ kind: "email-verification", outcome: "sent", channel: "mail" },
      recipient: `${email.slice(0, 2)}…@exemple.test`,
    },
  ]);
  const text = JSON.stringify(sent);
  expect(text).not.toMatch(/http|activation-compte|\d{6}/);
});

it("counts the attempts to sign in, from how many places", async () => {
  const couple = await registerCouple(app);
  const counted = async () =>
    (await overviewOf("support", couple.userId)).sign_in_attempts as unknown as { count: number };
  const { count } = await counted();
  for (const password of ["a", "b", "c"])
    await app.call("POST", "/api/v1/login", { body: { email: couple.email, password } });
  const shown = { count: count + 3, sources: 1, last_at: expect.any(String) };
  expect(await counted()).toEqual(shown);
});

it("tells what staff did about the person and about what is theirs", async () => {
  const { userId, bookingId } = subject();
  const admin = await asRole(app, "admin", "actions@exemple.test");
  await admin.call("POST", `people/${userId}/sign-out`);
  const { campaigns } = await overviewOf("admin");
  const campaignId = Number(campaigns?.items[0]?.id);
  const paused = await admin.call("POST", `campaigns/${campaignId}/pause`, {});
  expect(bookingId).toBeGreaterThan(0);
  const { actions } = await overviewOf("support");
  const named = actions?.items.map(({ action, record_id }) => `${action} ${record_id}`);
  expect(named).toContain(`people.sign-out ${userId}`);
  if (paused.status === 200) expect(named?.[0]).toBe(`campaigns.pause ${campaignId}`);
});

it("shows a provider with their shop, and nothing of a customer", async () => {
  const { userId, providerId, email } = await registerProvider(app, "vue@exemple.test");
  await openSession(app, email);
  const shown = await overviewOf("support", userId);
  expect(shown.shops).toMatchObject([{ id: providerId, role: "owner" }]);
  expect(shown.events).toEqual({ items: [], has_more: false });
});

it("is for those who may read people, and the inbox for those who may read it", async () => {
  expect((await overviewOf("finance")).messages).toBeNull();
  const editor = await asRole(app, "editor", "editeur@exemple.test");
  const path = `person-overviews/${subject().userId}`;
  expect((await editor.call("GET", path)).status).toBe(403);
  expect((await app.call("GET", `/api/v1/console/${path}`)).status).toBe(401);
  const support = await asRole(app, "support", "autre@exemple.test");
  expect((await support.call("GET", `person-overviews/${support.id}`)).status).toBe(404);
});

it("leads to lists that show the same person only", async () => {
  const { userId, email } = subject();
  const { call } = await asRole(app, "admin", "listes@exemple.test");
  const count = async (path: string) => ((await call("GET", path)).body as Listed).items.length;
  expect(await count(`payments?person_id=${userId}`)).toBeGreaterThan(0);
  expect(await count(`campaigns?person_id=${userId}`)).toBeGreaterThan(0);
  expect(await count(`messages?email=${email}`)).toBe(1);
  const other = await registerCouple(app);
  for (const resource of ["payments", "campaigns"])
    expect(await count(`${resource}?person_id=${other.userId}`)).toBe(0);
  expect(await count(`messages?email=${other.email}`)).toBe(0);
});
