import { contributionMessages } from "@jdj/contract/contributions/messages";
import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { shareWith } from "../../testing/sharing.ts";
import { events } from "../notebook/events/tables.ts";
import { eraseAccount } from "../privacy/retention/erase-accounts.ts";

const app = testApp();

type Caller = { token: string };

/** The calls of the register of an event. */
function registerOf({ eventId }: CastMember) {
  const call = (who: Caller, method: string, rest = "", body?: object) =>
    app.call(method, `/api/v1/contributions/${eventId}${rest}`, {
      token: who.token,
      ...(body ? { body } : {}),
    });
  const read = async (who: Caller) => (await call(who, "GET")).body as ContributionRegister;
  const person = async (who: Caller, name: string) => {
    const found = (await read(who)).contributors.find((one) => one.name === name);
    if (!found) throw new Error(`${name} does not contribute`);
    return found;
  };
  const add = (who: Caller, name: string, more: object = {}) =>
    call(who, "POST", "/people", { name, group: "", phone_number_1: "", pledged: "", ...more });
  const cash = async (who: Caller, name: string, amount: unknown, more: object = {}) =>
    call(who, "POST", `/people/${(await person(who, name)).id}/cash`, {
      ...{ amount, paid_on: "2026-11-02", note: "", ...more },
    });
  const answer = async (who: Caller, name: string, to: string, body: object = {}) =>
    call(who, "POST", `/cash/${(await person(who, name)).cash.at(-1)?.id}/${to}`, body);
  return { call, read, person, add, cash, answer };
}

/** A couple's register with Rose of the family, who pledged 50 000, and who shares their notebook. */
async function story() {
  const owner = await registerCouple(app);
  const [treasurer, organiser] = [
    await shareWith(app, owner, "treasurer"),
    await shareWith(app, owner, "organiser"),
  ];
  const register = registerOf(owner);
  await register.add(owner, "Rose", { group: "Famille", pledged: "50 000" });
  return { owner, treasurer, organiser, ...register };
}

const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as { errors?: object }).errors ?? {}),
];

describe("the register of contributions", () => {
  it("adds up by group what was pledged, received and is left", async () => {
    const { owner, treasurer, add, cash, answer, read } = await story();
    await add(owner, "Koffi", { group: "Collègues", pledged: "20 000 FCFA" });
    await add(owner, "Paul", { group: "FAMILLE", pledged: "10000" });
    await cash(owner, "Rose", "20 000");
    await cash(owner, "Koffi", 25_000);
    await answer(treasurer, "Koffi", "confirm");
    const register = await read(treasurer);
    expect(register.totals).toEqual({
      ...{ people: 3, pledged_fcfa: 80_000, received_fcfa: 25_000, cash_fcfa: 25_000 },
      ...{ waiting_fcfa: 20_000, left_fcfa: 60_000 },
    });
    expect(register.groups.map(({ name, totals }) => [name, totals.people])).toEqual([
      ["Collègues", 1],
      ["Famille", 2],
    ]);
    expect(register.holders).toMatchObject([{ amount_fcfa: 25_000 }]);
  });

  it("counts cash only by the word of a second person who answers for the money", async () => {
    const { owner, treasurer, organiser, cash, answer, person } = await story();
    expect((await cash(treasurer, "Rose", 20_000)).body).toMatchObject({
      message: contributionMessages.cashRecorded,
    });
    expect(await person(treasurer, "Rose")).toMatchObject({
      ...{ received_fcfa: 0, waiting_fcfa: 20_000 },
      cash: [{ state: "waiting", can: { confirm: false, refuse: false, cancel: true } }],
    });
    expect((await answer(treasurer, "Rose", "confirm")).status).toBe(409);
    expect((await answer(organiser, "Rose", "confirm")).status).toBe(403);
    expect((await answer(owner, "Rose", "cancel")).status).toBe(409);
    expect((await answer(owner, "Rose", "confirm")).status).toBe(200);
    expect((await answer(owner, "Rose", "confirm")).status).toBe(409);
    expect(await person(owner, "Rose")).toMatchObject({ received_fcfa: 20_000, left_fcfa: 30_000 });
  });

  it("keeps what was set aside or taken back to be read, with the reason", async () => {
    const { owner, treasurer, cash, answer, person } = await story();
    await cash(treasurer, "Rose", 20_000);
    expect(errorsOf(await answer(owner, "Rose", "refuse", { reason: " " }))).toEqual([
      422,
      ["reason"],
    ]);
    await answer(owner, "Rose", "refuse", { reason: "Elle a payé 15 000" });
    await cash(treasurer, "Rose", 15_000);
    await answer(treasurer, "Rose", "cancel");
    await cash(treasurer, "Rose", 10_000);
    await answer(owner, "Rose", "confirm");
    await answer(owner, "Rose", "refuse", { reason: "Rendu le lendemain" });
    expect(await person(owner, "Rose")).toMatchObject({
      received_fcfa: 0,
      cash: [
        { state: "refused", reason: "Elle a payé 15 000" },
        { state: "cancelled", reason: null },
        { state: "refused", reason: "Rendu le lendemain" },
      ],
    });
  });

  it("asks whether the same cash is another one, of two members at once and of two presses", async () => {
    const { owner, treasurer, cash, person } = await story();
    const both = await Promise.all([cash(owner, "Rose", 10_000), cash(treasurer, "Rose", 10_000)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(errorsOf(await cash(owner, "Rose", 10_000))).toEqual([422, ["again"]]);
    expect((await cash(owner, "Rose", 10_000, { again: true })).status).toBe(200);
    expect((await person(owner, "Rose")).cash).toHaveLength(2);
  });

  it.each([-500, 0, "-500", "0", "", "dix mille", 1.5, 50_000_001, "99999999999999999999"])(
    "refuses %s FCFA at its field",
    async (amount) => {
      const { owner, cash, add } = await story();
      expect(errorsOf(await cash(owner, "Rose", amount))).toEqual([422, ["amount"]]);
      if (amount === 0 || amount === "0" || amount === "") return;
      expect(errorsOf(await add(owner, "Paul", { pledged: amount }))).toEqual([422, ["pledged"]]);
    },
  );

  it("refuses a day to come, a number that does not exist, and a name that is missing", async () => {
    const { owner, cash, add } = await story();
    const tomorrow = new Date(app.clock().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(errorsOf(await cash(owner, "Rose", 500, { paid_on: tomorrow }))).toEqual([
      422,
      ["paid_on"],
    ]);
    expect(errorsOf(await add(owner, " ", { phone_number_1: "12" }))).toEqual([
      422,
      ["phone_number_1", "name"],
    ]);
  });

  it("removes somebody of whom nothing was noted, and saves nothing over another's change", async () => {
    const { owner, cash, call, person, read } = await story();
    const { id } = await person(owner, "Rose");
    const form = { name: "Rose Kouamé", group: "Paroisse", phone_number_1: "", version: 1 };
    expect((await call(owner, "PUT", `/people/${id}`, form)).status).toBe(200);
    expect((await call(owner, "PUT", `/people/${id}`, form)).status).toBe(409);
    await cash(owner, "Rose Kouamé", 500);
    expect((await call(owner, "DELETE", `/people/${id}`)).status).toBe(409);
    await registerOf(owner).add(owner, "Paul");
    const paul = await person(owner, "Paul");
    expect((await call(owner, "DELETE", `/people/${paul.id}`)).status).toBe(200);
    expect((await read(owner)).contributors).toHaveLength(1);
  });
});

describe("a reminder", () => {
  it("goes out from the member's own phone, with what is left and the personal link", async () => {
    const { owner, treasurer, call, cash, answer, person } = await story();
    const { id, version } = await person(owner, "Rose");
    const remind = (by: string) => call(treasurer, "POST", `/people/${id}/reminder`, { by });
    expect(errorsOf(await remind("sms"))).toEqual([422, ["by"]]);
    await call(owner, "PUT", `/people/${id}`, {
      ...{ name: "Rose", group: "Famille", pledged: 50_000, version },
      phone_number_1: "+(225) 07 08 00 00 01",
    });
    const { link } = (await remind("whatsapp")).body as { link: string };
    expect(link).toMatch(/^https:\/\/wa\.me\/2250708000001\?text=/);
    expect(decodeURIComponent(link)).toContain("il reste 50 000 FCFA de votre cotisation");
    expect(decodeURIComponent(link)).toContain((await person(owner, "Rose")).path);
    expect((await person(owner, "Rose")).reminded_at).not.toBeNull();
    await cash(owner, "Rose", 50_000);
    await answer(treasurer, "Rose", "confirm");
    expect(errorsOf(await remind("sms"))).toEqual([422, ["by"]]);
  });
});

describe("a register that is closed", () => {
  it("takes nothing more, and is closed once all cash is answered", async () => {
    const { owner, treasurer, organiser, call, cash, add, answer, person, read } = await story();
    await cash(organiser, "Rose", 20_000);
    expect((await call(treasurer, "PUT", "/closing")).body).toMatchObject({ code: "cash-waiting" });
    await answer(treasurer, "Rose", "confirm");
    expect((await call(organiser, "PUT", "/closing")).status).toBe(403);
    expect((await call(treasurer, "PUT", "/closing")).status).toBe(200);
    expect((await call(treasurer, "PUT", "/closing")).status).toBe(409);
    const { id } = await person(owner, "Rose");
    const refused = await Promise.all([
      add(owner, "Paul"),
      cash(owner, "Rose", 500),
      answer(owner, "Rose", "refuse", { reason: "Trop tard" }),
      call(owner, "PUT", `/people/${id}`, { name: "Rose", group: "" }),
      call(owner, "DELETE", `/people/${id}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(await read(owner)).toMatchObject({
      closed_by: expect.any(String),
      can: { write: false, decide: false, close: true },
    });
    expect((await call(owner, "DELETE", "/closing")).status).toBe(200);
    expect((await call(owner, "DELETE", "/closing")).status).toBe(409);
    expect((await add(owner, "Paul")).status).toBe(200);
  });

  it("does not exist before its first contributor", async () => {
    const owner = await registerCouple(app);
    const { call, read } = registerOf(owner);
    expect((await call(owner, "PUT", "/closing")).status).toBe(404);
    expect(await read(owner)).toMatchObject({ contributors: [], can: { close: false } });
  });
});

describe("who leaves while the register is open", () => {
  it("a member: what they noted waits for another's word, under their name", async () => {
    const { owner, organiser, cash, answer, person } = await story();
    await cash(organiser, "Rose", 20_000);
    const path = `/api/v1/events/${owner.eventId}/members/${organiser.customerId}`;
    expect((await app.call("DELETE", path, { token: owner.token })).status).toBe(200);
    expect((await cash(owner, "Rose", 500)).status).toBe(200);
    expect((await person(owner, "Rose")).cash[0]).toMatchObject({ state: "waiting" });
    const first = (await person(owner, "Rose")).cash[0];
    const { call } = registerOf(owner);
    expect((await call(owner, "POST", `/cash/${first?.id}/confirm`)).status).toBe(200);
    expect((await answer(owner, "Rose", "cancel")).status).toBe(200);
  });

  it("an erased account: its name goes, what it noted stays", async () => {
    const { owner, organiser, cash, answer, person } = await story();
    await cash(organiser, "Rose", 20_000);
    const { userId, customerId } = organiser;
    await eraseAccount(requestContext(app), { userId, customerId });
    expect((await person(owner, "Rose")).cash[0]).toMatchObject({
      recorded_by: "Compte effacé",
      can: { confirm: true },
    });
    expect((await answer(owner, "Rose", "confirm")).status).toBe(200);
  });

  it("an event that is cancelled closes its register to all", async () => {
    const { owner, treasurer, call, add } = await story();
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, owner.eventId));
    expect((await call(owner, "GET")).status).toBeGreaterThanOrEqual(404);
    expect((await add(treasurer, "Paul")).status).toBeGreaterThanOrEqual(404);
  });
});

it("readers and strangers see nothing of who gave what", async () => {
  const { owner, call } = await story();
  const reader = await shareWith(app, owner, "reader");
  expect((await call(reader, "GET")).status).toBe(403);
  expect((await call(await registerCouple(app), "GET")).status).toBe(404);
});
