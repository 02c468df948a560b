import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { addGuests, sendTo } from "../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { findRecipients } from "../../testing/deliveries.ts";
import { shareWith } from "../../testing/sharing.ts";
import { customers, users } from "../identity/users/tables.ts";
import { budgetLines, eventBudgetLines } from "../notebook/budget/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";
import { startLetters } from "./start-letters.ts";

const app = testApp();
let awa: CastMember;

beforeEach(async () => {
  awa = await registerCouple(app);
});

/** Lets the clock reach Sunday at 17 h, and the memberships be older than it. */
async function waitForSunday() {
  const now = app.clock();
  const sunday = new Date(now);
  sunday.setUTCDate(now.getUTCDate() + ((7 - now.getUTCDay()) % 7));
  sunday.setUTCHours(17, 0, 0, 0);
  if (sunday <= now) sunday.setUTCDate(sunday.getUTCDate() + 7);
  app.wait((sunday.getTime() - now.getTime()) / 1000);
  await app.db.update(eventMembers).set({ createdAt: new Date("2026-01-01T00:00:00Z") });
}

const start = () => startLetters(requestContext(app));

async function lettersTo({ email }: CastMember) {
  await app.work();
  const caught = await listCaughtMessages(app.db, 200, email);
  return caught.filter(({ kind }) => kind === "letter");
}

/** The letters of the next Sunday to somebody. */
async function lettersOfSunday(member: CastMember) {
  await waitForSunday();
  await start();
  return lettersTo(member);
}

/** A guest who got a card and said yes. */
async function answered(names: { given_names: string; last_name: string }) {
  app.wait(60);
  const ids = await addGuests(app, awa, [{ ...names, email: `${names.given_names}@exemple.test` }]);
  const campaignId = await sendTo(app, awa, ids);
  await app.work();
  const [sent] = await findRecipients(app, campaignId);
  await app.call("POST", `/api/v1/rsvp/${sent?.token}`, { body: { answer: "yes" } });
}

describe("the weekly letter of a notebook", () => {
  it("leaves on Sunday at 17 h with answers, tasks and links to its own event", async () => {
    await answered({ given_names: "Koffi", last_name: "Yao" });
    await start();
    expect(await lettersTo(awa)).toEqual([]);
    const [letter, ...others] = await lettersOfSunday(awa);
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/1\u00a0réponse/);
    for (const said of ["Oui\u00a0: Koffi Yao", `/lettre-du-carnet/${awa.eventId}/reponses`])
      expect(letter?.text).toContain(said);
    expect(letter?.text).toContain("/api/v1/notice-emails/");
  });

  it("leaves once, whatever the processes and restarts, and again only with something new", async () => {
    await answered({ given_names: "Koffi", last_name: "Yao" });
    await waitForSunday();
    await Promise.all([start(), start(), start()]);
    app.wait(600);
    await start();
    expect(await lettersTo(awa)).toHaveLength(1);
    const [newest] = await lettersOfSunday(awa);
    // In a week the planning moved on; the answer is not told again.
    expect(newest?.text).not.toContain("Koffi Yao");
    const letters = await lettersTo(awa);
    expect(letters.filter(({ text }) => text.includes("Koffi Yao"))).toHaveLength(1);
  });

  it("goes to each member, with the budget as their role sees it", async () => {
    const treasurer = await shareWith(app, awa, "treasurer");
    const [line] = await app.db.select().from(budgetLines).limit(1);
    await app.db.insert(eventBudgetLines).values({
      ...{ eventId: awa.eventId, lineId: line?.id ?? 0, isPrivate: true },
      ...{ realAmountFcfa: 750_000 },
    });
    await answered({ given_names: "Koffi", last_name: "Yao" });
    const [own] = await lettersOfSunday(awa);
    // They have an event of their own, with a letter of its own.
    const shared = (await lettersTo(treasurer)).find(({ text }) =>
      text.includes(`/lettre-du-carnet/${awa.eventId}/`),
    );
    expect(own?.text).toContain("750\u00a0000\u00a0FCFA");
    expect(shared?.text).toContain("Koffi Yao");
    expect(shared?.text).not.toContain("750\u00a0000");
  });

  it("is stopped by one press of its link, and by the choice; nothing else is offered", async () => {
    await answered({ given_names: "Koffi", last_name: "Yao" });
    const [letter] = await lettersOfSunday(awa);
    const path = /\/api\/v1\/notice-emails\/[\w.~-]+/.exec(letter?.text ?? "")?.[0] ?? "";
    expect((await app.call("POST", path)).status).toBe(200);
    const { token } = awa;
    const { body } = await app.call("GET", "/api/v1/notice-choices", { token });
    expect(body).toMatchObject({
      choices: expect.arrayContaining([
        { kind: "letter", page: null, email: "never", push: null, phone: null },
      ]),
    });
    await answered({ given_names: "Ama", last_name: "Brou" });
    expect(await lettersOfSunday(awa)).toHaveLength(1);
    for (const choice of [
      { kind: "letter", email: "daily" },
      { kind: "letter", page: true },
    ])
      expect(
        (await app.call("PUT", "/api/v1/notice-choices", { token, body: { choices: [choice] } }))
          .status,
      ).toBe(422);
  });
});

describe("no letter", () => {
  const never: [string, () => Promise<unknown>][] = [
    [
      "is about an event that was deleted",
      () => app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, awa.eventId)),
    ],
    [
      "is about an event that was cancelled",
      () =>
        app.db.update(events).set({ cancelledAt: app.clock() }).where(eq(events.id, awa.eventId)),
    ],
    [
      "is about an event that is over",
      () =>
        app.db.update(events).set({ weddingDate: "2026-11-21" }).where(eq(events.id, awa.eventId)),
    ],
    [
      "goes to an account that was closed",
      () =>
        app.db
          .update(customers)
          .set({ archivedAt: app.clock() })
          .where(eq(customers.id, awa.customerId)),
    ],
    [
      "goes to an account that staff suspended",
      () => app.db.update(users).set({ archivedAt: app.clock() }).where(eq(users.id, awa.userId)),
    ],
    [
      "goes to an address that is not proven",
      () => app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, awa.userId)),
    ],
    [
      "goes to somebody who took the event out of their list",
      () =>
        app.db
          .update(eventMembers)
          .set({ archivedAt: app.clock() })
          .where(eq(eventMembers.customerId, awa.customerId)),
    ],
  ];

  it.each(never)("%s", async (_, change) => {
    await answered({ given_names: "Koffi", last_name: "Yao" });
    await change();
    expect(await lettersOfSunday(awa)).toEqual([]);
  });

  it("goes to a member who left, also after it was taken up, nor to one who joined since", async () => {
    const reader = await shareWith(app, awa, "reader");
    await answered({ given_names: "Koffi", last_name: "Yao" });
    await waitForSunday();
    await app.db.transaction(async (tx) => {
      await startLetters({ ...requestContext(app), db: tx });
      await tx.delete(eventMembers).where(eq(eventMembers.customerId, reader.customerId));
    });
    const late = await shareWith(app, awa, "reader");
    await app.db
      .update(eventMembers)
      .set({ createdAt: app.clock() })
      .where(eq(eventMembers.customerId, late.customerId));
    await start();
    expect(await lettersTo(awa)).toHaveLength(1);
    expect(await lettersTo(reader)).toEqual([]);
    expect(await lettersTo(late)).toEqual([]);
  });
});
