import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { type WorkItem, type WorkKind, workKindNames } from "@jdj/contract/console/work-queue";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { furnish } from "../../../testing/furnish.ts";
import type { Subject } from "../../../testing/subject.ts";
import { contactMessages } from "../../content/contact/tables.ts";
import { providerMedia } from "../../providers/media/tables.ts";
import { reviewReports } from "../../reviews/tables.ts";

const app = testApp();
const held: { subject?: Subject } = {};

beforeAll(async () => {
  const couple = await registerCouple(app);
  held.subject = await furnish(app, couple);
  const { console: ofConsole, customerId, inventedReviewId } = held.subject;
  await app.db
    .insert(reviewReports)
    .values({ reviewId: inventedReviewId, customerId, reason: "Insulte", createdAt: app.clock() })
    .onConflictDoNothing();
  await app.db
    .update(providerMedia)
    .set({ storageKey: "photo-a-voir", createdAt: app.clock() })
    .where(eq(providerMedia.id, ofConsole.mediumId));
});

function subject(): Subject {
  if (!held.subject) throw new Error("The couple is registered before the tests");
  return held.subject;
}

let members = 0;
async function member(role: StaffRole) {
  members += 1;
  const staff = await asRole(app, role, `work${members}@exemple.test`);
  const list = async (query = "") => {
    const { body } = await staff.call("GET", `work?per_page=100&${query}`);
    return (body as { items: WorkItem[] }).items;
  };
  const counts = async () =>
    (await staff.call("GET", "work/counts")).body as {
      kinds: Partial<Record<WorkKind, number>>;
      mine: number;
      colleagues: { id: number }[];
    };
  return { ...staff, list, counts };
}

const message = () => ({ kind: "messages", record_id: String(subject().console.messageId) });
const photo = () => ({ kind: "provider-media", record_id: String(subject().console.mediumId) });

describe("the queue of work", () => {
  it("has what waits of every kind, the oldest first, as its counts say", async () => {
    const { list, counts } = await member("admin");
    const items = await list();
    const { kinds } = await counts();
    for (const kind of workKindNames) {
      const shown = items.filter((item) => item.kind === kind);
      expect(shown, kind).toHaveLength(kinds[kind] ?? -1);
      expect((await list(`kind=${kind}`)).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    }
    const present = new Set(items.map(({ kind }) => kind));
    for (const kind of ["messages", "applications", "privacy-requests", "reviews"] as const)
      expect([...present]).toContain(kind);
    for (const kind of ["provider-media", "payments", "setting-changes", "payouts"] as const)
      expect([...present]).toContain(kind);
    const since = items.map((item) => item.since);
    expect(since).toEqual(since.toSorted());
  });

  it("is paged without leaving out or repeating anything", async () => {
    const { call, list } = await member("admin");
    const all = (await list()).map(({ id }) => id);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 3); page += 1) {
      const { body } = await call("GET", `work?per_page=3&page=${page}`);
      paged.push(...(body as { items: WorkItem[] }).items.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
  });

  it("shows each role its own kinds, and an editor none", async () => {
    const seen = async (role: StaffRole) =>
      Object.keys((await (await member(role)).counts()).kinds);
    expect(await seen("support")).toEqual([
      ...["messages", "privacy-requests", "applications", "sender-names", "reviews"],
      ...["provider-media", "dead-jobs"],
    ]);
    expect(await seen("finance")).toEqual([
      ...["privacy-requests", "applications", "sender-names", "provider-media", "disputes"],
      ...["payments", "refunds", "payouts", "goodwill-credits", "setting-changes"],
    ]);
    expect(await seen("editor")).toEqual([]);
    expect(await (await member("editor")).list()).toEqual([]);
    expect(await (await member("finance")).list("kind=messages")).toEqual([]);
    expect((await app.call("GET", "/api/v1/console/work")).status).toBe(401);
  });
});

describe("something that waits", () => {
  it("is given to a colleague, found among theirs, and given back", async () => {
    const giver = await member("support");
    const taker = await member("support");
    expect((await giver.counts()).colleagues.map(({ id }) => id)).toContain(taker.id);
    const items = [message(), photo(), message()];
    expect((await giver.call("POST", "work/assign", { items, staff_id: taker.id })).status).toBe(
      200,
    );
    expect((await taker.list("assignee=me")).map(({ kind }) => kind).toSorted()).toEqual([
      ...["messages", "provider-media"],
    ]);
    expect((await taker.counts()).mine).toBe(2);
    expect((await giver.list("assignee=me")).length).toBe(0);
    const free = (await giver.list("assignee=nobody")).map(({ id }) => id);
    expect(free).not.toContain(`messages-${subject().console.messageId}`);
    const admin = await member("admin");
    const log = await admin.call("GET", `audit?resource=messages&record_id=${message().record_id}`);
    expect(log.body).toMatchObject({
      items: [{ action: "messages.assign", after: { assignee: taker.id } }],
    });
    await giver.call("POST", "work/assign", { items, staff_id: null });
    expect((await taker.counts()).mine).toBe(0);
  });

  it("is given to nobody whose role does not see it, and by nobody who does not", async () => {
    const support = await member("support");
    const finance = await member("finance");
    const items = [message()];
    const give = (who: typeof support, staff_id: number | null) =>
      who.call("POST", "work/assign", { items, staff_id });
    expect((await give(support, finance.id)).status).toBe(422);
    expect((await give(support, subject().userId)).status).toBe(422);
    expect((await give(finance, finance.id)).status).toBe(404);
    const note = { items, body: "x" };
    expect((await finance.call("POST", "work/notes", note)).status).toBe(404);
    expect((await finance.call("POST", "work/marks", { items: [photo()] })).status).toBe(403);
  });

  it("has the notes of the team, the newest first", async () => {
    const { call, list } = await member("support");
    for (const body of ["Rappelé mardi", "Attend son bon de commande"])
      expect((await call("POST", "work/notes", { items: [message()], body })).status).toBe(200);
    expect((await call("POST", "work/notes", { items: [message()], body: " " })).status).toBe(422);
    const [shown] = await list("kind=messages");
    expect(shown?.notes.map(({ body }) => body)).toEqual([
      "Attend son bon de commande",
      "Rappelé mardi",
    ]);
  });

  it("is marked with others at once, and waits no longer", async () => {
    const { call, list } = await member("support");
    const [other] = await app.db
      .insert(contactMessages)
      .values({ source: "contact", name: "Yao", email: "yao@exemple.test", body: "Allô" })
      .returning();
    const second = { kind: "messages", record_id: String(other?.id) };
    const refund = { kind: "applications", record_id: "1" };
    const mark = (items: object[]) => call("POST", "work/marks", { items });
    expect((await mark([message(), refund])).status).toBe(404);
    expect((await mark([message(), { kind: "messages", record_id: "999999999" }])).status).toBe(
      404,
    );
    expect(await list("kind=messages")).toHaveLength(2);
    expect((await mark([message(), second, photo()])).status).toBe(200);
    expect(await list("kind=messages")).toEqual([]);
    expect((await list("kind=provider-media")).map(({ record_id }) => record_id)).not.toContain(
      photo().record_id,
    );
  });
});
