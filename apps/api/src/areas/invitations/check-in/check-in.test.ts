import { randomUUID } from "node:crypto";
import type { CheckInList, Settled } from "@jdj/contract/invitations/check-in";
import { entryCode, hashOfCode } from "@jdj/contract/invitations/entry-code";
import { describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { makeCheckInLink } from "../../../testing/responses.ts";
import { codeOfGuest } from "./entry-code.ts";

const app = testApp();

const list = async (key: string) => app.call("GET", `/api/v1/door/${key}`);

const report = (guest: number, changed: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  guest,
  people: 3,
  at: TEST_NOW.toISOString(),
  way: "code",
  ...changed,
});

async function admit(key: string, checkIns: unknown[], since?: string) {
  const body = { admissions: checkIns, ...(since ? { since } : {}) };
  const answer = await app.call("POST", `/api/v1/door/${key}/admissions`, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as {
    settled: Settled[];
    admissions: CheckInList["admissions"];
    until: string;
  };
}

async function openCheckIn() {
  const member = await registerCouple(app);
  const [guest = 0] = await addGuests(app, member, [{ companions: 2 }]);
  const main = await makeCheckInLink(app, member);
  const side = await makeCheckInLink(app, member, "Entrée du jardin");
  return { member, guest, main, side };
}

describe("the code of a guest", () => {
  it("is made by us alone, and sent to the check-in page as its hash", async () => {
    const { guest, main } = await openCheckIn();
    const code = codeOfGuest(app.settings.secret, guest);
    expect(code).toMatch(entryCode);
    expect(code).not.toBe(codeOfGuest("another secret", guest));
    const { body } = await list(main.key);
    expect((body as CheckInList).parties).toMatchObject([
      { guest, people: 3, hash: await hashOfCode(code) },
    ]);
    expect(JSON.stringify(body)).not.toContain(code);
    expect(JSON.stringify(body)).not.toMatch(/\+225|exemple\.test/);
  });
});

describe("a check-in link", () => {
  it("opens until it expires or its hosts close it", async () => {
    const { member, main, side } = await openCheckIn();
    expect((await list(main.key)).status).toBe(200);
    const path = `/api/v1/attendance/${member.eventId}/door-links/${main.id}`;
    await app.call("DELETE", path, member);
    expect(await list(main.key)).toMatchObject({ status: 410 });
    expect((await list(side.key)).status).toBe(200);
    app.wait(12 * 3600);
    expect(await list(side.key)).toMatchObject({ status: 410 });
  });

  it("is not guessed from another", async () => {
    const { main, side } = await openCheckIn();
    const forged = `${main.key.split(".")[0]}.${side.key.split(".")[1]}`;
    expect((await list(forged)).status).toBe(404);
  });
});

describe("a guest at the check-in", () => {
  it("is checked in once, whichever entrance and however often it is reported", async () => {
    const { guest, main, side } = await openCheckIn();
    const first = report(guest);
    expect((await admit(main.key, [first])).settled).toMatchObject([{ state: "admitted" }]);
    expect((await admit(main.key, [first])).settled).toMatchObject([{ state: "admitted" }]);
    const second = (await admit(side.key, [report(guest)])).settled[0];
    expect(second).toMatchObject({
      state: "already",
      standing: { id: first.id, entrance: "Entrée principale", people: 3 },
    });
    expect((await list(side.key)).body).toMatchObject({ admissions: [{ id: first.id }] });
  });

  it("is checked in once when several phones come back to the network together", async () => {
    const { guest, main, side } = await openCheckIn();
    const keys = Array.from({ length: 12 }, (_, at) => (at % 2 ? main.key : side.key));
    const answers = await Promise.all(keys.map((key) => admit(key, [report(guest)])));
    const states = answers.map(({ settled }) => settled[0]?.state);
    expect(states.filter((state) => state === "admitted")).toHaveLength(1);
    expect(states.filter((state) => state === "already")).toHaveLength(11);
  });

  it("may be cancelled, and a cancelled check-in does not return", async () => {
    const { guest, main } = await openCheckIn();
    const first = report(guest);
    await admit(main.key, [first]);
    const back = await admit(main.key, [{ ...first, cancelled: true }]);
    expect(back.settled).toMatchObject([{ state: "cancelled", standing: null }]);
    expect((await admit(main.key, [first])).settled).toMatchObject([{ state: "cancelled" }]);
    expect((await admit(main.key, [report(guest)])).settled).toMatchObject([{ state: "admitted" }]);
  });

  it("of another event is unknown, and its check-ins are out of reach", async () => {
    const [one, other] = [await openCheckIn(), await openCheckIn()];
    expect((await admit(one.main.key, [report(other.guest)])).settled).toMatchObject([
      { state: "unknown", standing: null },
    ]);
    const theirs = report(other.guest);
    await admit(other.main.key, [theirs]);
    await admit(one.main.key, [{ ...theirs, guest: one.guest, cancelled: true }]);
    expect((await list(other.main.key)).body).toMatchObject({ admissions: [{ id: theirs.id }] });
  });

  it("is sent to other phones with what changed since their last request", async () => {
    const { guest, main, side } = await openCheckIn();
    const { until } = (await list(side.key)).body as CheckInList;
    app.wait(60);
    const first = report(guest);
    await admit(main.key, [first]);
    expect((await admit(side.key, [], until)).admissions).toMatchObject([{ id: first.id }]);
    const { until: later } = await admit(side.key, []);
    app.wait(60);
    expect((await admit(side.key, [], later)).admissions.length).toBeLessThanOrEqual(1);
    await admit(main.key, [{ ...first, cancelled: true }]);
    expect((await admit(side.key, [], later)).admissions).toMatchObject([
      { id: first.id, cancelled: true },
    ]);
  });

  it("is never checked in later than it is reported, whatever the phone's clock says", async () => {
    const { guest, main } = await openCheckIn();
    const ahead = report(guest, { at: "2031-01-01T00:00:00.000Z" });
    const { settled } = await admit(main.key, [ahead]);
    expect(settled[0]?.standing?.at).toBe(app.clock().toISOString());
  });
});
