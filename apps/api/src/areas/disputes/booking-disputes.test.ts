import { eq, sum } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { askForSms, smsTo } from "../../testing/asked-sms.ts";
import { answer, bookingCast, cancel } from "../../testing/bookings.ts";
import { decidingStaff, disputeForm, paidBooking, storedDispute } from "../../testing/disputes.ts";
import { earningsOf } from "../../testing/pay-deposit.ts";
import { endBookings } from "../bookings/bookings/end-bookings.ts";
import { users } from "../identity/users/tables.ts";
import { releaseDeposits } from "../ledger/deposits/release-deposits.ts";
import { ledgerEntries } from "../ledger/entries/tables.ts";
import { auditLog } from "../staff/audit/tables.ts";
import { listPhotos } from "./queries.ts";

const app = testApp();
const cast = bookingCast(app);
const DAY_SECONDS = 86_400;

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

interface Shown {
  held: { amount_fcfa: number; state: string; is_frozen: boolean; release_at: string };
  dispute: { id: number; phase: string; photos: string[]; answer_photos: string[] } | null;
  can: { dispute: string[] };
}

const noShow = { kind: "no-show", reason: "Personne n’est venu" };

/** A paid booking whose day has come, and what both sides do to it. */
async function booked() {
  const { id } = await paidBooking(app, cast(), dayIn(3));
  app.wait(3 * DAY_SECONDS);
  const path = `/api/v1/booking-package/${id}`;
  const open = async (fields: Record<string, string> = noShow, photos = 0, by = cast().awa) =>
    app.call("POST", `${path}/disputes`, {
      token: by.token,
      body: await disputeForm(fields, photos),
    });
  const read = async () =>
    (await app.call("GET", path, { token: cast().awa.token })).body as Shown & object;
  const disputeId = async () => (await read()).dispute?.id ?? 0;
  const reply = async (text: string, photos = 0, by = cast().pro) =>
    app.call("POST", `/api/v1/pro/disputes/${await disputeId()}/answer`, {
      token: by.token,
      body: await disputeForm({ answer: text }, photos),
    });
  const withdraw = async (by = cast().awa) =>
    app.call("POST", `/api/v1/disputes/${await disputeId()}/withdraw`, { token: by.token });
  return { id, open, read, reply, withdraw, disputeId };
}

const received = async (id: number, by = cast().pro) => {
  const { body } = await app.call("GET", "/api/v1/pro/booking-packages?show=disputed", {
    token: by.token,
  });
  return (body as { items: (Shown & { id: number })[] }).items.find((row) => row.id === id);
};

describe("the dispute of a booking's deposit", () => {
  it("is said by SMS too to who asked: its opening to the provider, the answer to the customer", async () => {
    await askForSms(app, cast().awa.userId, "+2250700007201");
    await askForSms(app, cast().pro.userId, "+2250700007202");
    const { open, reply } = await booked();
    await smsTo(app, "+2250700007201");
    await open();
    expect((await smsTo(app, "+2250700007202")).at(-1)).toMatch(
      /^Joie du Jour : un client de .+ signale un problème\. Répondez dans les 3 jours\./,
    );
    await reply("Nous étions là");
    expect((await smsTo(app, "+2250700007201")).at(-1)).toContain("a répondu à votre signalement");
    await app.db.update(users).set({ smsAskedAt: null });
  });

  it("is opened from its day on while the deposit is held, by its customer alone", async () => {
    const { id } = await paidBooking(app, cast(), dayIn(3));
    const path = `/api/v1/booking-package/${id}/disputes`;
    const body = { ...noShow, photos: [] };
    const send = (token: string) => app.call("POST", path, { token, body });
    expect((await send(cast().awa.token)).status).toBe(409);
    app.wait(3 * DAY_SECONDS);
    expect((await send(cast().nina.token)).status).toBe(404);
    expect((await send(cast().pro.token)).status).toBe(403);
    expect((await app.call("POST", path, { body })).status).toBe(401);
    for (const wrong of [{ reason: "" }, { kind: "not-liked" }])
      expect(
        (await app.call("POST", path, { token: cast().awa.token, body: { ...body, ...wrong } }))
          .status,
      ).toBe(422);
    app.wait(3 * DAY_SECONDS);
    await releaseDeposits(app);
    expect((await send(cast().awa.token)).status).toBe(409);
  });

  it("freezes it beyond its release, once, also when it is pressed twice", async () => {
    const before = await earningsOf(app, cast().pro);
    const booking = await booked();
    expect((await booking.read()).can.dispute).toEqual(["no-show", "not-as-agreed"]);
    expect((await booking.open()).status).toBe(200);
    expect((await booking.open()).status).toBe(200);
    expect((await booking.open({ ...noShow, reason: "Encore" })).status).toBe(409);
    app.wait(4 * DAY_SECONDS);
    await endBookings(app);
    await releaseDeposits(app);
    const shown = await booking.read();
    expect(shown).toMatchObject({
      status: "done",
      held: { amount_fcfa: 60_000, state: "held", is_frozen: true },
      dispute: { ...noShow, phase: "unanswered" },
      can: { dispute: [] },
    });
    expect((await received(booking.id))?.dispute).toMatchObject({ id: shown.dispute?.id });
    expect(await earningsOf(app, cast().pro)).toMatchObject({ held: before.held + 60_000 });
    expect((await booking.withdraw(cast().nina)).status).toBe(404);
    expect((await booking.withdraw()).status).toBe(200);
    expect((await booking.withdraw()).status).toBe(200);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      available: before.available + 60_000,
    });
  });

  it("is closed by a cancellation, whose table decides the money", async () => {
    const before = await earningsOf(app, cast().pro);
    const own = await booked();
    await own.open();
    expect((await cancel(app, cast().awa, own.id)).status).toBe(200);
    expect(await own.read()).toMatchObject({
      dispute: { state: "closed", refund_fcfa: 0 },
      held: { amount_fcfa: 60_000, is_frozen: false },
      can: { dispute: [] },
    });
    const theirs = await booked();
    await theirs.open();
    const answered = await answer(app, cast().pro, theirs.id, "withdrawn", "Je suis malade");
    expect(answered.status).toBe(200);
    expect(await theirs.read()).toMatchObject({
      ...{ dispute: { state: "closed" }, held: { amount_fcfa: 0, state: "returned" } },
    });
    app.wait(4 * DAY_SECONDS);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      ...{ held: before.held, available: before.available + 60_000 },
    });
  });

  it("beside the release has one winner, whatever comes first", async () => {
    const booking = await booked();
    app.wait(3 * DAY_SECONDS);
    const [opened] = await Promise.all([booking.open(), releaseDeposits(app)]);
    const { held: deposit, dispute } = await booking.read();
    expect([opened.status, deposit.state, dispute === null]).toEqual(
      opened.status === 200 ? [200, "held", false] : [409, "released", true],
    );
    if (opened.status === 200) await booking.withdraw();
    await releaseDeposits(app);
  });

  it("shows photos to both sides and staff, encoded again, and keeps none that is refused", async () => {
    const booking = await booked();
    const six = await booking.open(noShow, 6);
    expect(six.body).toMatchObject({ errors: { photos: [expect.any(String)] } });
    const form = await disputeForm(noShow);
    form.append("photos[0]", new File(["no picture"], "photo.jpg", { type: "image/jpeg" }));
    const path = `/api/v1/booking-package/${booking.id}/disputes`;
    const refused = await app.call("POST", path, { token: cast().awa.token, body: form });
    expect(refused.body).toMatchObject({ errors: { photos: [expect.any(String)] } });
    expect((await booking.open(noShow, 2)).status).toBe(200);
    expect((await booking.open(noShow, 2)).status).toBe(200);
    expect((await booking.reply("Nous étions là", 1)).status).toBe(200);
    const { dispute } = await booking.read();
    expect(dispute?.photos).toHaveLength(2);
    expect((await received(booking.id))?.dispute).toMatchObject({
      answer_photos: [expect.any(String)],
    });
    const photos = await listPhotos(app.db, [dispute?.id ?? 0]);
    expect(photos.map(({ side }) => side)).toEqual(["customer", "customer", "provider"]);
    const file = (path: string) =>
      app.api.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });
    const open = await file(dispute?.photos[0] ?? "");
    expect([open.status, open.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await open.arrayBuffer()).includes("Secret camera")).toBe(false);
    expect((await file(`/files/${photos[0]?.fileId}`)).status).toBe(404);
    const { first, second } = await decidingStaff(app, "photo");
    const seen = await first.call("GET", `disputes/${dispute?.id}`);
    expect(seen.body).toMatchObject({ answer_photos: [expect.any(String)], left_fcfa: 60_000 });
    expect((await second.call("GET", "disputes?state=open")).status).toBe(200);
    await booking.withdraw();
    app.wait(4 * DAY_SECONDS);
    await releaseDeposits(app);
  });

  it("is answered once by its provider, and decided only then, or after three days", async () => {
    const booking = await booked();
    await booking.open();
    const id = await booking.disputeId();
    const staff = await decidingStaff(app, "reponse");
    expect((await staff.decide(staff.first, id, 0)).status).toBe(409);
    expect((await booking.reply("Nous étions là", 0, cast().other)).status).toBe(404);
    expect((await booking.reply("")).status).toBe(422);
    expect((await booking.reply("Nous étions là")).status).toBe(200);
    expect((await booking.reply("Nous étions là")).status).toBe(200);
    expect((await booking.reply("Autre chose")).status).toBe(409);
    expect((await staff.decide(staff.first, id, 0)).status).toBe(200);
    expect(await storedDispute(app, id)).toMatchObject({ state: "decided", releasedFcfa: 60_000 });
    expect((await booking.withdraw()).status).toBe(409);
    expect((await booking.open({ ...noShow, reason: "Encore" })).status).toBe(409);
  });

  it("is decided in part by two people at once, by one transaction, and both read the same sums", async () => {
    const before = await earningsOf(app, cast().pro);
    const booking = await booked();
    await booking.open();
    await booking.reply("Nous sommes venus à moitié");
    const id = await booking.disputeId();
    const staff = await decidingStaff(app, "moitie");
    const third = await decidingStaff(app, "autre");
    const { decide, first, second } = staff;
    expect((await decide(first, id, 60_001)).status).toBe(422);
    expect((await decide(first, id, 40_000, { left_fcfa: 1 })).status).toBe(409);
    expect((await decide(first, id, 40_000, { decision: " " })).status).toBe(422);
    expect((await decide(first, 999_999_999, 0)).status).toBe(404);
    const waits = await decide(first, id, 40_000, { left_fcfa: 60_000 });
    expect(waits.body).toMatchObject({ state: "open", approval: { amount_fcfa: 40_000 } });
    expect((await decide(first, id, 40_000)).status).toBe(409);
    const others = await decide(third.second, id, 40_000, { decision: "Autrement." });
    expect(others.body).toMatchObject({ state: "open", approval: { reason: "Autrement." } });
    expect((await decide(first, id, 40_000)).body).toMatchObject({ approval: { reason: "Vu." } });
    const answers = await Promise.all([
      decide(second, id, 40_000),
      decide(third.second, id, 40_000),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(first, id, 30_000)).status).toBe(409);
    expect(await booking.read()).toMatchObject({
      dispute: { phase: "decided", refund_fcfa: 40_000, released_fcfa: 20_000 },
      held: { state: "released", amount_fcfa: 20_000 },
    });
    expect((await received(booking.id))?.dispute).toMatchObject({
      ...{ refund_fcfa: 40_000, released_fcfa: 20_000 },
    });
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      ...{ held: before.held, available: before.available + 20_000 },
    });
    const [total] = await app.db
      .select({ fcfa: sum(ledgerEntries.amountFcfa).mapWith(Number) })
      .from(ledgerEntries);
    expect(total?.fcfa).toBe(0);
    app.wait(4 * DAY_SECONDS);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      available: before.available + 20_000,
    });
    await app.work();
    const mails = (await listCaughtMessages(app.db)).map(({ subject }) => subject ?? "");
    expect(mails.filter((one) => one.startsWith("Notre décision")).length).toBeGreaterThan(1);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, "disputes.decide"));
    expect(log.at(-1)?.after).toMatchObject({ refund_fcfa: 40_000, released_fcfa: 20_000 });
  });
});
