import { beforeAll, describe, expect, it } from "vitest";
import { castActors, openSession } from "../testing/actors.ts";
import { furnishAttendance } from "../testing/attendance.ts";
import type { CastMember } from "../testing/cast.ts";
import { type CallName, contractCalls } from "../testing/contract-calls.ts";
import { httpCaller } from "../testing/http-client.ts";
import { findRecipients } from "../testing/recipients.ts";
import { samples } from "../testing/samples.ts";
import type { Subject } from "../testing/subject.ts";
import { testWorld } from "../testing/world.ts";

const world = testWorld();

type Actors = Awaited<ReturnType<typeof castActors>>;
const held: { actors?: Actors; subjects?: Record<"own" | "foreign" | "missing", Subject> } = {};

/** Answers that say nothing against who asks: done, or refused for what was sent. */
const admitted = [200, 400, 409, 422, 429];

/** The one answer that a call's own rule gives to its rightful caller, when it is not 200. */
const rightful: Partial<Record<CallName, number>> = {
  "accounts.emailVerification.verify": 400,
  "content.newsletter.confirm": 400,
  "content.newsletter.leave": 400,
  "accounts.sessions.exchange": 400,
  "accounts.passwordReset.reset": 400,
  "accounts.facebook.token": 400,
  "accounts.facebook.complete": 400,
};

async function furnish(member: CastMember): Promise<Subject> {
  const call = httpCaller(world, member.token);
  const marrieds = (await call("notebook.couple.marriedsByEvent", { eventId: member.eventId }))
    .body as { id: number }[];
  const categories = (await call("notebook.guests.categories", undefined)).body as { id: number }[];
  const base = {
    ...member,
    roleId: marrieds[0]?.id ?? 0,
    categoryId: categories[0]?.id ?? 0,
    guestId: 0,
    spareGuestId: 0,
    otherSpareGuestId: 0,
    messageId: 0,
    spareSessionId: (await openSession(world, member.email)).sessionId,
    cardToken: "",
    ...(await furnishAttendance(world, member)),
  };
  const add = samples["notebook.guests.addGuests"].input;
  const pco = samples["notebook.committee.saveMember"].input(base);
  await call("notebook.committee.saveMember", pco);
  const rows = [add(base), add(base), add(base)].flat();
  const added = (await call("notebook.guests.addGuests", rows)).body as { data: { id: number }[] };
  const withGuests = {
    ...base,
    guestId: added.data[0]?.id ?? 0,
    spareGuestId: added.data[1]?.id ?? 0,
    otherSpareGuestId: added.data[2]?.id ?? 0,
  };
  const sent = (
    await call(
      "cards.messages.createMessage",
      samples["cards.messages.createMessage"].input(withGuests),
    )
  ).body as { data: { id: number } };
  const [recipient] = await findRecipients(world, sent.data.id);
  return { ...withGuests, messageId: sent.data.id, cardToken: recipient?.token ?? "" };
}

beforeAll(async () => {
  const actors = await castActors(world);
  const own = await furnish(actors.owner);
  const foreign = await furnish(actors.other);
  const missing: Subject = {
    ...own,
    userId: 999_999_999,
    customerId: 999_999_999,
    eventId: 999_999_999,
    guestId: 999_999_999,
    spareGuestId: 999_999_999,
    otherSpareGuestId: 999_999_999,
    messageId: 999_999_999,
    spareSessionId: 999_999_999,
    cardToken: "aaaaaaaaaaaaaaaaaaaaaa",
    eventCardToken: "e.aaaaaaaaaaaaaaaaaaaaaa",
    doorKey: "1.aaaaaaaaaaaaaaaaaaaaaa",
    doorLinkId: 999_999_999,
    joinRequestId: 999_999_999,
  };
  held.actors = actors;
  held.subjects = { own, foreign, missing };
});

function use(): { actors: Actors; subjects: Record<"own" | "foreign" | "missing", Subject> } {
  const { actors, subjects } = held;
  if (!actors || !subjects) throw new Error("The cast is made before the tests");
  return { actors, subjects };
}

/** What somebody who is not the owner must be answered, by the access that a call declares. */
const strangers: Record<
  string,
  Record<"anyone" | "customer" | "verified-customer", number | null>
> = {
  anonymous: { anyone: null, customer: 401, "verified-customer": 401 },
  "a forged token": { anyone: null, customer: 401, "verified-customer": 401 },
  provider: { anyone: null, customer: 403, "verified-customer": 403 },
  "another provider": { anyone: null, customer: 403, "verified-customer": 403 },
  staff: { anyone: null, customer: 403, "verified-customer": 403 },
  unverified: { anyone: null, customer: null, "verified-customer": 403 },
};

/** These end sessions, so they come last, in this order, each with a session of its own. */
const ending: CallName[] = [
  "accounts.sessions.logout",
  "accounts.sessions.endSessions",
  "accounts.ownData.closeAccount",
];
const ordered = contractCalls.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name));

/** The token by which somebody of the cast makes a call. */
async function tokenFor(name: CallName, who: string): Promise<string | null> {
  const { actors } = use();
  if (ending.includes(name) && (who === "owner" || who === "unverified"))
    return (await openSession(world, actors[who].email)).token;
  return actors.tokens[who as keyof Actors["tokens"]];
}

const named = contractCalls.filter(({ name }) => samples[name].byId);

describe.each(named)("$method $path", ({ name }) => {
  it("answers alike for another's thing and for a missing one", async () => {
    const { actors, subjects } = use();
    const call = httpCaller(world, actors.tokens.owner);
    const foreign = await call(name, samples[name].input(subjects.foreign));
    const missing = await call(name, samples[name].input(subjects.missing));
    expect(foreign.status).toBe(404);
    expect(missing).toEqual(foreign);
  });
});

describe.each(ordered)("$method $path", ({ name, access }) => {
  const { input } = samples[name];

  it("declares who may make it", () => {
    expect(access).toBeDefined();
  });

  it.each(Object.keys(strangers))("admits or refuses %s as declared", async (who) => {
    const { subjects } = use();
    const token = await tokenFor(name, who);
    const { status } = await httpCaller(world, token)(name, input(subjects.own));
    const expected = strangers[who]?.[access ?? "anyone"];
    if (expected) expect(status).toBe(expected);
    else expect([...admitted, 404]).toContain(status);
  });

  it("serves its rightful caller", async () => {
    const { subjects } = use();
    const token = await tokenFor(name, "owner");
    const { status, body } = await httpCaller(world, token)(name, input(subjects.own));
    expect({ status, body: status === (rightful[name] ?? 200) ? null : body }).toEqual({
      status: rightful[name] ?? 200,
      body: null,
    });
  });
});
