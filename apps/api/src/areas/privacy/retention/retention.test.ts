import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { picture } from "../../files/image-samples.ts";
import { storeImage } from "../../files/store-image.ts";
import { files } from "../../files/tables.ts";
import { ERASED_PAYER } from "../../identity/users/erased-payer.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { cashBookEntries } from "../../notebook/cash-book/tables.ts";
import { committeeMembers } from "../../notebook/committee/tables.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { paymentAttempts, payments, receipts } from "../../payments/payments/tables.ts";
import { runRetention } from "./run-retention.ts";

const app = testApp();

/** Runs the retention job as on that day. */
const runRetentionOn = (day: string) =>
  runRetention({ ...requestContext(app), now: new Date(`${day}T03:20:00Z`) });

const at = (day: string) => new Date(`${day}T10:00:00Z`);

const closedOn = (couple: CastMember, day: string) =>
  app.db
    .update(customers)
    .set({ archivedAt: at(day) })
    .where(eq(customers.id, couple.customerId));
const isThere = async (couple: CastMember) =>
  (await app.db.select().from(users).where(eq(users.id, couple.userId))).length === 1;

describe("a closed account", () => {
  it("is erased within thirty days with its notebook, its guests, its cards, its photos and its receipts", async () => {
    const couple = await registerCouple(app);
    const other = await registerCouple(app);
    await inviteOne(app, couple);
    await inviteOne(app, other);
    const store = async () => storeImage(app, couple.customerId, await picture("webp"));
    const photo = await store();
    const portrait = await store();
    const helper = await store();
    const receipt = await store();
    const { eventId } = couple;
    await app.db.update(events).set({ imageFileId: photo }).where(eq(events.id, eventId));
    const name = { civility: "M" as const, lastName: "Kouassi", givenNames: "Yann" };
    const shown = { ...name, eventId, roleId: 1 };
    await app.db.insert(celebratedPersons).values({ ...shown, imageFileId: portrait });
    await app.db.insert(committeeMembers).values({ ...shown, phone1: "", imageFileId: helper });
    const due = { eventId, lineId: 1, amountFcfa: 5000, dueOn: "2027-01-01" };
    await app.db.insert(cashBookEntries).values({ ...due, receiptFileId: receipt });
    await closedOn(couple, "2026-11-20");

    await runRetentionOn("2026-12-18");
    expect(await isThere(couple)).toBe(true);
    await runRetentionOn("2026-12-19");
    expect(await isThere(couple)).toBe(false);
    const left = await app.db.select().from(guests);
    expect(left.map(({ eventId }) => eventId)).toEqual([other.eventId]);
    for (const id of [photo, portrait, helper, receipt])
      expect(await app.storage.read(`images/${id.slice(0, 2)}/${id}.webp`)).toBeNull();
    expect(await app.db.select().from(files)).toEqual([]);
    expect(await app.db.select().from(cashBookEntries)).toEqual([]);
  });

  it("does not reserve its address, and is erased all the same", async () => {
    const couple = await registerCouple(app);
    await closedOn(couple, "2026-11-20");
    const again = await registerCouple(app, { email: couple.email });
    await runRetentionOn("2026-12-19");
    expect([await isThere(couple), await isThere(again)]).toEqual([false, true]);
  });

  it("leaves photos and receipts in another person's notebook, and gives them to that owner", async () => {
    const [couple, owner] = [await registerCouple(app), await registerCouple(app)];
    const photo = await storeImage(app, couple.customerId, await picture("webp"));
    await app.db.update(events).set({ imageFileId: photo }).where(eq(events.id, owner.eventId));
    const card = await storeImage(app, couple.customerId, await picture("png"));
    const { campaignId } = await inviteOne(app, owner);
    const ofCampaign = eq(campaigns.id, campaignId);
    await app.db.update(campaigns).set({ imageFileId: card }).where(ofCampaign);
    const receipt = await storeImage(app, couple.customerId, await picture("jpeg"));
    const due = { lineId: 1, amountFcfa: 5000, dueOn: "2027-01-01", receiptFileId: receipt };
    await app.db.insert(cashBookEntries).values({ eventId: owner.eventId, ...due });
    await closedOn(couple, "2026-11-20");
    await runRetentionOn("2026-12-19");
    expect(await isThere(couple)).toBe(false);
    for (const id of [photo, card, receipt]) {
      expect(await app.storage.read(`images/${id.slice(0, 2)}/${id}.webp`)).not.toBeNull();
      const [file] = await app.db.select().from(files).where(eq(files.id, id));
      expect(file?.customerId).toBe(owner.customerId);
    }
    const [event] = await app.db.select().from(events).where(eq(events.id, owner.eventId));
    expect(event?.imageFileId).toBe(photo);
    const [campaign] = await app.db.select().from(campaigns).where(ofCampaign);
    expect(campaign?.imageFileId).toBe(card);
    const [entry] = await app.db.select().from(cashBookEntries);
    expect(entry?.receiptFileId).toBe(receipt);
  });

  it("leaves its payments for ten years, without a link to the payer", async () => {
    const couple = await registerCouple(app);
    const amounts = { units: 1, unitFcfa: 100, dueFcfa: 100, totalFcfa: 118, payableFcfa: 120 };
    const [payment] = await app.db
      .insert(payments)
      .values({
        reference: "JDJ-1",
        customerId: couple.customerId,
        eventId: couple.eventId,
        channelId: 3,
        ...amounts,
        state: "paid",
        createdAt: at("2026-11-20"),
      })
      .returning();
    const paymentId = payment?.id ?? 0;
    await app.db.insert(paymentAttempts).values({
      paymentId,
      gateway: "cinetpay",
      reference: "JDJ-1-1",
      amountFcfa: 120,
      phone: "2250701020304",
    });
    await app.db.insert(receipts).values({ paymentId });
    await closedOn(couple, "2026-11-20");

    for (const day of ["2026-12-19", "2030-01-01", "2036-11-20"]) await runRetentionOn(day);
    expect(await isThere(couple)).toBe(false);
    const payers = await app.db
      .select({ email: users.email, name: users.name })
      .from(payments)
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .innerJoin(users, eq(users.id, customers.userId));
    expect(payers).toEqual([{ email: ERASED_PAYER, name: "Compte effacé" }]);
    const [attempt] = await app.db.select().from(paymentAttempts);
    expect(attempt?.phone).toBeNull();
    await runRetentionOn("2036-11-21");
    expect(await app.db.select().from(payments)).toEqual([]);
    expect(await app.db.select().from(receipts)).toEqual([]);
  });

  it("is not held back by any table: rows are deleted, unlinked, or known to be retained", async () => {
    const held = await app.db.execute<{ held: string }>(sql`
      with recursive tied(id) as (
        select 'users'::regclass::oid
        union
        select conrelid from pg_constraint join tied on confrelid = tied.id
        where contype = 'f' and confdeltype = 'c'
      )
      select conrelid::regclass || '.' || conname as held from pg_constraint
      join tied on confrelid = tied.id
      where contype = 'f' and confdeltype = 'a' order by 1`);
    // Photos and receipts are deleted with what shows them, or given to another owner; payments lose their
    // payer. A line or category of one's own goes with its event, as what was saved of it does.
    const exempt =
      /_(image|receipt)_file_id_|^payments\.payments_customer_id_|^((event_budget_lines|cash_book_entries)\.\w+_line_id|event_tasks\.\w+_task_id|committee_members\.\w+_role_id|event_answers\.\w+_question_id|(guests|group_links)\.\w+_category_id)_/;
    expect(held.rows.map((row) => row.held).filter((name) => !exempt.test(name))).toEqual([]);
  });
});

describe("an account without sign-in", () => {
  const signedInOn = (couple: CastMember, day: string) =>
    app.db
      .update(users)
      .set({ lastSignedInAt: at(day) })
      .where(eq(users.id, couple.userId));
  const warnings = async (to: string) => {
    await app.work();
    const items = await listCaughtMessages(app.db);
    return items.filter((item) => item.kind === "idle-account" && item.to === to);
  };

  it("is warned once after three years, and erased thirty days later", async () => {
    const couple = await registerCouple(app);
    await signedInOn(couple, "2026-11-20");
    await runRetentionOn("2029-11-20");
    expect(await warnings(couple.email)).toHaveLength(0);
    await runRetentionOn("2029-11-21");
    await runRetentionOn("2029-11-22");
    expect(await warnings(couple.email)).toMatchObject([
      { text: expect.stringContaining("21\u00a0décembre\u00a02029") },
    ]);
    await runRetentionOn("2029-12-21");
    expect(await isThere(couple)).toBe(true);
    await runRetentionOn("2029-12-22");
    expect(await isThere(couple)).toBe(false);
  });

  it("stays after a sign-in, which restarts the three years", async () => {
    const couple = await registerCouple(app);
    await signedInOn(couple, "2023-11-19");
    await runRetentionOn("2026-11-20");
    expect(await warnings(couple.email)).toHaveLength(1);
    const body = { email: couple.email, password: "demo" };
    expect((await app.call("POST", "/api/v1/login", { body })).status).toBe(200);
    await runRetentionOn("2027-01-20");
    expect(await isThere(couple)).toBe(true);
  });

  it("is warned by SMS where there is no address, in at most two segments", async () => {
    const couple = await registerCouple(app);
    await signedInOn(couple, "2023-11-19");
    const phone = "+2250707070707";
    await app.db.update(users).set({ email: null, phone }).where(eq(users.id, couple.userId));
    await runRetentionOn("2026-11-20");
    const [warning] = await warnings(phone);
    expect(warning?.text).toContain("avant le 20/12/2026");
    expect(warning?.text).toMatch(/^[ -~éèàù\n]{1,306}$/);
  });
});
