import {
  mayTeam,
  type TeamNeed,
  type TeamRole,
  teamRefusals,
  teamRoles,
} from "@jdj/contract/call/team-policy";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { providerMembers } from "../areas/providers/team/tables.ts";
import { castActors } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { type CallName, contractCalls } from "../testing/contract-calls.ts";
import { furnish } from "../testing/furnish.ts";
import { httpCaller } from "../testing/http-client.ts";
import { samples } from "../testing/samples.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();
const held: { subject?: Subject; token?: string } = {};

beforeAll(async () => {
  const actors = await castActors(app);
  held.subject = await furnish(app, actors.owner, actors.provider);
  held.token = actors.tokens.provider ?? "";
});

async function ask(role: TeamRole, name: CallName) {
  const { subject, token } = held;
  if (!subject || !token) throw new Error("The cast is made before the tests");
  await app.db
    .update(providerMembers)
    .set({ role })
    .where(eq(providerMembers.providerId, subject.providerId));
  return httpCaller(app, token)(name, samples[name].input(subject));
}

const needy = contractCalls.flatMap(({ teamNeed, ...call }) =>
  teamNeed ? { ...call, teamNeed } : [],
);

/** What a role reads that a call does not admit; null where it does. */
const refusalFor = (role: TeamRole, need: TeamNeed) =>
  mayTeam(role, need) ? null : providerAccountRefusals[teamRefusals[need]].message;

describe.each(needy)("$method $path ($teamNeed)", ({ name, teamNeed }) => {
  it("is closed to the roles of a team that the table does not name", async () => {
    for (const role of teamRoles.filter((one) => !mayTeam(one, teamNeed)))
      expect(await ask(role, name)).toMatchObject({
        status: 403,
        body: { message: refusalFor(role, teamNeed) },
      });
  });

  it("is open to those that it names", async () => {
    for (const role of teamRoles.filter((one) => mayTeam(one, teamNeed)))
      expect((await ask(role, name)).status).not.toBe(403);
  });
});

it("the calls that change what a shop shows or sells say what they need", () => {
  // Each sees to its own rule: what it costs, whom it concerns, or that a member may do it.
  const everybodys =
    /^(orders|disputes|payouts|invoicing|notices)\.|^providers\.(sessions|invitations|team|smsChoice|listings|boosts)\.|^quotes\..*\.(sendMessage|sendFile|markRead)$|^providers\.availability\.setDay$|^bookings\.calendar\.openFeed$|^products\.seller\.(open|joinDirectory)$/;
  const silent = contractCalls.filter(
    ({ name, access, method, teamNeed }) =>
      access === "provider" && method !== "GET" && teamNeed === undefined && !everybodys.test(name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
