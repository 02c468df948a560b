import type { Access } from "@jdj/contract/call/call";
import { type Capability, mayStaff, staffRoles } from "@jdj/contract/call/staff-policy";
import { beforeAll, describe, expect, it } from "vitest";
import { castActors, openSession } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { type CallName, contractCalls } from "../testing/contract-calls.ts";
import { furnish, missingOf } from "../testing/furnish.ts";
import { httpCaller } from "../testing/http-client.ts";
import { rightful } from "../testing/rightful-answers.ts";
import { samples } from "../testing/samples.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();

type Actors = Awaited<ReturnType<typeof castActors>>;
const held: { actors?: Actors; subjects?: Record<"own" | "foreign" | "missing", Subject> } = {};

/** Answers that say nothing against who asks: done, or refused for what was sent. */
const admitted = [200, 400, 409, 422, 429];

beforeAll(async () => {
  const actors = await castActors(app);
  const own = await furnish(app, actors.owner, actors.provider);
  const foreign = await furnish(app, actors.other, actors.otherProvider);
  const missing = missingOf(own);
  held.actors = actors;
  held.subjects = { own, foreign, missing };
});

function use(): { actors: Actors; subjects: Record<"own" | "foreign" | "missing", Subject> } {
  const { actors, subjects } = held;
  if (!actors || !subjects) throw new Error("The cast is made before the tests");
  return { actors, subjects };
}

/** What somebody who is not the owner must be answered, by the access that a call declares. */
const strangers: Record<string, Record<Exclude<Access, "staff">, number | null>> = {
  anonymous: { anyone: null, customer: 401, "verified-customer": 401, provider: 401 },
  "a forged token": { anyone: null, customer: 401, "verified-customer": 401, provider: 401 },
  provider: { anyone: null, customer: 403, "verified-customer": 403, provider: null },
  "another provider": { anyone: null, customer: 403, "verified-customer": 403, provider: null },
  ...Object.fromEntries(
    staffRoles.map((role) => [
      role,
      { anyone: null, customer: 403, "verified-customer": 403, provider: 403 },
    ]),
  ),
  unverified: { anyone: null, customer: null, "verified-customer": 403, provider: 403 },
};

/** The same for a call of the console: the policy decides among the roles of staff. */
function answerOfConsole(who: string, capability: Capability | undefined): number | null {
  const role = staffRoles.find((one) => one === who);
  if (role !== undefined) return mayStaff(role, capability) ? null : 403;
  return who === "anonymous" || who === "a forged token" ? 401 : 403;
}

/** These end sessions, so they come last, in this order, each with a session of its own. */
const ending: CallName[] = [
  "console.sessions.logout",
  "providers.sessions.logout",
  "accounts.sessions.logout",
  "accounts.sessions.endSessions",
  "accounts.dataExport.closeAccount",
];
/** Later than all others: the page of an event and the link of its album have no former address, and nothing of a provider is public once their page is withdrawn. */
const last: CallName[] = [
  "album.collection.renewLink",
  "eventPage.settings.changeAddress",
  "providers.profile.unpublish",
  ...ending,
];
const ordered = contractCalls.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));

/** The token by which somebody of the cast makes a call. */
async function tokenFor(name: CallName, who: string): Promise<string | null> {
  const { actors } = use();
  if (name === "providers.sessions.logout" && who.endsWith("provider"))
    return (await openSession(app, "provider1@exemple.test")).token;
  if (name === "console.sessions.logout" && staffRoles.some((role) => role === who))
    return (await openSession(app, `${who}@exemple.test`)).token;
  if (ending.includes(name) && (who === "owner" || who === "unverified"))
    return (await openSession(app, actors[who].email)).token;
  return actors.tokens[who as keyof Actors["tokens"]];
}

const named = contractCalls.filter(({ name }) => samples[name].byId);

/** Who may rightfully make a call: an admin for the console's, the provider for calls of theirs, the customer for all others. */
const rightfulCaller = (access: Access | undefined) =>
  access === "staff" ? "admin" : access === "provider" ? "provider" : "owner";

describe.each(named)("$method $path", ({ name, access }) => {
  it("answers alike for another's thing and for a missing one", async () => {
    const { actors, subjects } = use();
    const call = httpCaller(app, actors.tokens[rightfulCaller(access)]);
    const foreign = await call(name, samples[name].input(subjects.foreign));
    const missing = await call(name, samples[name].input(subjects.missing));
    expect(foreign.status).toBe(404);
    expect(missing).toEqual(foreign);
  });
});

describe.each(ordered)("$method $path", ({ name, access, capability }) => {
  const { input } = samples[name];

  it("declares who may make it", () => {
    expect(access).toBeDefined();
    expect(access === "staff").toBe(capability !== undefined);
  });

  const everybody =
    access === "staff" ? [...Object.keys(strangers), "owner"] : Object.keys(strangers);
  const others = everybody.filter((who) => who !== rightfulCaller(access));
  const declared = (who: string) =>
    access === "staff" ? answerOfConsole(who, capability) : strangers[who]?.[access ?? "anyone"];
  const statusFor = async (who: string) => {
    const token = await tokenFor(name, who);
    return (await httpCaller(app, token)(name, input(use().subjects.own))).status;
  };

  const refused = others.filter(declared);
  // All at once: a refused caller changes nothing for the next.
  if (refused.length > 0)
    it("refuses whom it does not admit, as declared", async () => {
      const answers = refused.map(async (who) => [who, await statusFor(who)]);
      expect(Object.fromEntries(await Promise.all(answers))).toEqual(
        Object.fromEntries(refused.map((who) => [who, declared(who)])),
      );
    });

  it.each(others.filter((who) => !declared(who)))("admits %s as declared", async (who) => {
    expect([...admitted, 404, rightful[name]]).toContain(await statusFor(who));
  });

  it("serves its rightful caller", async () => {
    const { subjects } = use();
    const token = await tokenFor(name, rightfulCaller(access));
    const { status, body } = await httpCaller(app, token)(name, input(subjects.own));
    expect({ status, body: status === (rightful[name] ?? 200) ? null : body }).toEqual({
      status: rightful[name] ?? 200,
      body: null,
    });
  });
});
