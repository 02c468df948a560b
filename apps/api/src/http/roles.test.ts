import { may, type Role, roles, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { beforeAll, describe, expect, it } from "vitest";
import { eventMembers } from "../areas/notebook/sharing/tables.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { contractCalls } from "../testing/contract-calls.ts";
import { furnish } from "../testing/furnish.ts";
import { httpCaller } from "../testing/http-client.ts";
import { samples } from "../testing/samples.ts";
import { shareWith } from "../testing/sharing.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();

/** Each role has an event of its own to work on: what one of them deletes is still there for the next. */
const held = new Map<Role, { subject: Subject; token: string }>();

beforeAll(async () => {
  for (const role of sharedRoles) {
    const owner = await registerCouple(app);
    const subject = await furnish(app, owner);
    const { token, customerId } = await shareWith(app, owner, role);
    // What a call says of a customer is said of the one who makes it.
    await app.db.insert(eventMembers).values({ eventId: subject.spareEventId, customerId, role });
    held.set(role, { token, subject: { ...subject, customerId } });
  }
});

/** Answers that say nothing against who asks. */
const admitted = [200, 400, 409, 422, 429];

const needy = contractCalls
  .filter(({ need }) => need !== undefined)
  // After it there is no event left.
  .toSorted((a, b) => Number(a.name.endsWith(".leave")) - Number(b.name.endsWith(".leave")));

describe.each(needy)("$method $path ($need)", ({ name, need }) => {
  it.each(sharedRoles)("is open or closed to the role %s as the table says", async (role) => {
    const { subject, token } = held.get(role) ?? {};
    if (!subject || !token) throw new Error("The cast is made before the tests");
    const { status, body } = await httpCaller(app, token)(name, samples[name].input(subject));
    if (may(role, need)) expect(admitted, JSON.stringify(body)).toContain(status);
    else expect(status).toBe(403);
  });
});

describe("the calls of the contract", () => {
  /** About no event, or about nobody's in particular. */
  const aboutNoEvent = new Set([
    "notebook.events.eventsByCustomer",
    "notebook.events.createEvent",
    "notebook.events.removedEvents",
  ]);

  it("say what they need of a member, wherever they are about an event", () => {
    const silent = contractCalls.filter(
      ({ name, access, need }) =>
        /^(notebook|cards)\./.test(name) &&
        access !== "anyone" &&
        need === undefined &&
        !aboutNoEvent.has(name) &&
        name !== "notebook.sharing.acceptInvitation" &&
        name !== "notebook.sharing.askToJoin",
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("are the owner's alone when they say nothing", () => {
    expect(roles.filter((role) => may(role, undefined))).toEqual(["owner"]);
  });
});
