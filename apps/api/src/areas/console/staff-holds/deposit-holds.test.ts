import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, smsTo } from "../../../testing/asked-sms.ts";
import { answer, bookedPackage, bookingCast } from "../../../testing/bookings.ts";
import { asRole } from "../../../testing/console.ts";
import { decidingStaff, paidBooking } from "../../../testing/disputes.ts";
import { earningsOf, payByWave } from "../../../testing/pay-deposit.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { quoteCast, quotePath } from "../../../testing/quotes.ts";
import { endBookings } from "../../bookings/bookings/end-bookings.ts";
import { findActor } from "../../identity/sessions/queries.ts";
import { users } from "../../identity/users/tables.ts";
import { releaseDeposits } from "../../ledger/deposits/release-deposits.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { findOpenMoney } from "../../privacy/account-erasure/find-open-money.ts";
import { collectSections } from "../../privacy/data-export/sections.ts";
import { eraseAccount, eraseAccounts } from "../../privacy/retention/erase-accounts.ts";
import { purgeDisputes } from "../../privacy/retention/purge-disputes.ts";
import { auditLog } from "../../staff/audit/tables.ts";

const app = testApp();
const quotesOf = quoteCast(app);
const DAY_SECONDS = 86_400;
const HELD = { reason: "Deux clients disent que ce prestataire ne vient pas." };
const LIFTED = { reason: "Le prestataire a montré ses contrats." };
const cast = bookingCast(app);

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

interface Shown {
  status: string;
  held: { state: string; amount_fcfa: number; staff_hold: { reason: string } | null };
  dispute: { id: number } | null;
}

/** A paid booking of 60 000 FCFA in three days, and what staff do to it. */
async function booked(name: string) {
  const { id } = await paidBooking(app, cast(), dayIn(3));
  const finance = await asRole(app, "finance", `${name}@exemple.test`);
  const path = `/api/v1/booking-package/${id}`;
  return {
    ...{ id, finance },
    hold: (body: object = HELD) => finance.call("POST", `bookings/${id}/hold`, body),
    lift: (body: object = LIFTED) => finance.call("POST", `bookings/${id}/lift-hold`, body),
    read: async () =>
      (await app.call("GET", path, { token: cast().awa.token })).body as Shown & object,
    received: async () => {
      const list = "/api/v1/pro/booking-packages?show=all";
      const { body } = await app.call("GET", list, { token: cast().pro.token });
      return (body as { items: (Shown & { id: number })[] }).items.find((row) => row.id === id);
    },
    dispute: () =>
      app.call("POST", `${path}/disputes`, {
        token: cast().awa.token,
        body: { kind: "no-show", reason: "Personne n’est venu", photos: [] },
      }),
  };
}

describe("the money of a booking that staff hold", () => {
  it("is not released by its time, and is afterwards, at the next run", async () => {
    const before = await earningsOf(app, cast().pro);
    const sale = await booked("temps");
    const shown = await sale.hold();
    expect(shown.body).toMatchObject({
      holds: [{ ...HELD, held_by: "Serge Aka", ended_at: null, ended_by: null }],
      may_hold: false,
    });
    app.wait(9 * DAY_SECONDS);
    await endBookings(app);
    await releaseDeposits(app);
    const isHeld = { state: "held", amount_fcfa: 60_000, staff_hold: { ...HELD, ended_at: null } };
    expect(await sale.read()).toMatchObject({ status: "done", held: isHeld });
    expect(await sale.received()).toMatchObject({ held: isHeld });
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      ...{ held: before.held + 60_000, available: before.available },
    });
    expect((await sale.lift()).body).toMatchObject({
      holds: [{ ...HELD, end_reason: LIFTED.reason, ended_by: "Serge Aka" }],
      may_hold: true,
    });
    expect((await sale.read()).held).toMatchObject({ state: "held", staff_hold: null });
    await releaseDeposits(app);
    expect(await sale.read()).toMatchObject({ held: { state: "released", staff_hold: null } });
    expect((await earningsOf(app, cast().pro)).available).toBe(before.available + 60_000);
    expect((await sale.hold()).body).toMatchObject({
      message: "Cet argent n’est plus chez nous\u00a0: il est déjà versé ou rendu.",
    });
  });

  it("is written to both sides with the reason, when it is held and when it is lifted, and logged", async () => {
    const sale = await booked("lettres");
    const isPro = eq(users.id, cast().pro.userId);
    await app.db.update(users).set({ emailVerifiedAt: app.clock() }).where(isPro);
    const why = { reason: "Nous vérifions l’adresse de ce prestataire." };
    const after = { reason: "L’adresse est la bonne, merci d’avoir attendu." };
    await sale.hold(why);
    await app.work();
    const textsTo = async (to: string) =>
      (await listCaughtMessages(app.db, 500, to)).map(({ subject, text }) =>
        `${subject} ${text}`.replace(/\s+/g, " "),
      );
    for (const { email } of [cast().awa, cast().pro])
      expect((await textsTo(email)).filter((text) => text.includes(why.reason))).toHaveLength(1);
    await sale.lift(after);
    await app.work();
    for (const { email } of [cast().awa, cast().pro])
      expect((await textsTo(email)).filter((text) => text.includes(after.reason))).toHaveLength(1);
    const logged = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, `${sale.id}`));
    expect(logged.map((one) => ({ action: one.action, after: one.after }))).toEqual([
      { action: "bookings.hold", after: why },
      { action: "bookings.lift-hold", after },
    ]);
  });

  it("is written by SMS too to who asked, of both sides", async () => {
    const sale = await booked("textos");
    const numbers = { awa: "+2250700007301", pro: "+2250700007302" };
    await askForSms(app, cast().awa.userId, numbers.awa);
    await askForSms(app, cast().pro.userId, numbers.pro);
    const { brand } = app.settings;
    await sale.hold();
    await app.work();
    await sale.lift();
    const sent = [...(await smsTo(app, numbers.awa)), ...(await smsTo(app, numbers.pro))];
    expect(sent).toMatchObject([
      expect.stringMatching(
        `^${brand} : nous retenons l'argent payé à .+ http://joie.test/r/${sale.id}$`,
      ),
      expect.stringMatching(`^${brand} : nous ne retenons plus l'argent payé à .+/r/${sale.id}$`),
      expect.stringMatching(`^${brand} : nous retenons l'argent d'une vente de `),
      expect.stringMatching(`^${brand} : nous ne retenons plus l'argent d'une vente de `),
    ]);
  });

  it("is held by one of two people at the same time, and lifted once", async () => {
    const sale = await booked("course");
    const admin = await asRole(app, "admin", "course2@exemple.test");
    const both = await Promise.all([
      sale.hold(),
      admin.call("POST", `bookings/${sale.id}/hold`, { reason: "Une autre raison, de l’admin." }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message: "Cet argent est déjà retenu. Relisez la page\u00a0: le motif y est.",
    });
    expect((await sale.lift()).status).toBe(200);
    expect((await sale.lift()).status).toBe(409);
    expect((await sale.hold()).status).toBe(200);
  });

  it("is held for a reason of 10 to 500 characters, by those who may change sales, once it is paid", async () => {
    const sale = await booked("droits");
    for (const reason of ["", "  trop ", "a".repeat(501)])
      expect((await sale.hold({ reason })).status).toBe(422);
    for (const role of ["support", "editor"] as const) {
      const { call } = await asRole(app, role, `${role}-droits@exemple.test`);
      expect((await call("POST", `bookings/${sale.id}/hold`, HELD)).status).toBe(403);
      expect((await call("POST", `bookings/${sale.id}/lift-hold`, HELD)).status).toBe(403);
    }
    expect((await sale.finance.call("POST", "bookings/999999999/hold", HELD)).status).toBe(404);
    expect((await sale.lift()).status).toBe(409);
    const unpaid = await bookedPackage(app, cast());
    const refused = await sale.finance.call("POST", `bookings/${unpaid.id}/hold`, HELD);
    expect(refused.body).toMatchObject({
      message: "Rien n’est encore payé pour cette vente\u00a0: il n’y a pas d’argent à retenir.",
    });
  });

  it("goes back to the customer whole when the provider cancels, which ends the hold", async () => {
    const sale = await booked("retour");
    await sale.hold();
    expect((await answer(app, cast().pro, sale.id, "withdrawn", "Je suis malade")).status).toBe(
      200,
    );
    expect((await sale.read()).held).toMatchObject({ state: "returned", staff_hold: null });
    const { body } = await sale.finance.call("GET", `bookings/${sale.id}`);
    expect(body).toMatchObject({
      holds: [{ ...HELD, ended_at: app.clock().toISOString(), ended_by: null, end_reason: "" }],
      may_hold: false,
    });
    expect((await sale.lift()).status).toBe(409);
  });

  it("stays held when its dispute ends: what staff leave to the provider waits for the lift", async () => {
    const sale = await booked("litige");
    await sale.hold();
    app.wait(3 * DAY_SECONDS);
    expect((await sale.dispute()).status).toBe(200);
    app.wait(3 * DAY_SECONDS);
    const { both } = await decidingStaff(app, "litige-retenu");
    expect((await both((await sale.read()).dispute?.id ?? 0, 20_000)).status).toBe(200);
    const rest = { state: "held", amount_fcfa: 40_000, staff_hold: HELD };
    expect((await sale.read()).held).toMatchObject(rest);
    await releaseDeposits(app);
    expect((await sale.read()).held).toMatchObject(rest);
    await sale.lift();
    await releaseDeposits(app);
    expect((await sale.read()).held).toMatchObject({ state: "released", amount_fcfa: 40_000 });
  });
});

describe("the money of a quote that staff hold", () => {
  const { ofCustomer, ofProvider, sendQuote, read, requestIn } = quotesOf;

  it("is not released by the customer's confirmation, and its payment is on the console's page", async () => {
    const id = await requestIn("ACCEPTED");
    const finance = await asRole(app, "finance", "devis@exemple.test");
    expect((await finance.call("POST", `quotes/${id}/hold`, HELD)).status).toBe(409);
    const asked = { ...quote(), valid_until: dayIn(30), deposit: 100_000, service_day: dayIn(0) };
    expect((await sendQuote(id, asked)).status).toBe(200);
    await ofCustomer(id, { status: "QUOTE_ACCEPTED" });
    const { reference } = (await read(id)).quote?.deposit_order ?? { reference: "" };
    await payByWave(app, quotesOf.cast().awa, reference);
    expect((await finance.call("POST", `quotes/${id}/hold`, HELD)).body).toMatchObject({
      ...{ holds: [HELD], may_hold: false },
      payments: [{ amount_fcfa: 100_000, left_fcfa: 100_000 }],
    });
    await ofProvider(id, { status: "IN_PROGRESS" });
    await ofProvider(id, { status: "DONE" });
    expect((await ofCustomer(id, { status: "DONE_ACCEPTED" })).status).toBe(200);
    app.wait(9 * DAY_SECONDS);
    await releaseDeposits(app);
    expect((await read(id)).quote?.held).toMatchObject({ state: "held", staff_hold: HELD });
    const { tantie } = quotesOf.cast();
    const pro = await app.call("GET", `/api/v1/provider/quote-requests/${id}`, {
      token: tantie.token,
    });
    expect(pro.body).toMatchObject({ quote: { held: { staff_hold: HELD } } });
    const other = { token: quotesOf.cast().other.token };
    expect((await app.call("GET", `${quotePath}/${id}`, other)).status).toBe(404);
    expect((await finance.call("POST", `quotes/${id}/lift-hold`, LIFTED)).status).toBe(200);
    await releaseDeposits(app);
    expect((await read(id)).quote?.held).toMatchObject({ state: "released", staff_hold: null });
  });
});

describe("what was written about a hold", () => {
  it("is in the customer's export, counts as open money, outlasts an unused account, and is erased with it", async () => {
    const sale = await booked("effacement");
    await sale.hold();
    const { awa } = cast();
    const actor = await findActor(app.db, awa.token, app.clock());
    if (!actor?.customer) throw new Error("She is signed in");
    const sections = await collectSections(
      app.db,
      { ...actor, customer: actor.customer },
      { sensitive: false },
    );
    expect(JSON.stringify(sections)).toContain(HELD.reason);
    const open = await findOpenMoney(app.db, app.clock(), awa.customerId);
    expect(open).toContainEqual(expect.objectContaining({ kind: "hold" }));
    const erased = { userId: actor.user.id, customerId: awa.customerId };
    await app.db
      .update(users)
      .set({ warnedIdleAt: new Date(app.clock().getTime() - 400 * DAY_SECONDS * 1000) })
      .where(eq(users.id, actor.user.id));
    // The retention period alone does not end what staff decided.
    await eraseAccounts(requestContext(app));
    expect(await app.db.select().from(users).where(eq(users.id, actor.user.id))).toHaveLength(1);
    await eraseAccount(requestContext(app), erased);
    const rows = await app.db.select().from(staffHolds).where(eq(staffHolds.subjectId, sale.id));
    expect(rows).toMatchObject([{ reason: "", endReason: "", customerId: null }]);
    expect(rows[0]?.endedAt).not.toBeNull();
  });

  it("is erased two years after its end, not before", async () => {
    const [row] = await app.db
      .insert(staffHolds)
      .values({
        ...{ subjectKind: "booking", subjectId: 999_999_999, label: "Réservation" },
        ...{ ...HELD, heldBy: "Serge Aka", heldAt: app.clock(), endedAt: app.clock() },
        endReason: LIFTED.reason,
      })
      .returning();
    const read = () =>
      app.db
        .select()
        .from(staffHolds)
        .where(eq(staffHolds.id, row?.id ?? 0));
    app.wait(700 * DAY_SECONDS);
    await purgeDisputes(requestContext(app));
    expect(await read()).toMatchObject([{ ...HELD, endReason: LIFTED.reason }]);
    app.wait(40 * DAY_SECONDS);
    expect(await purgeDisputes(requestContext(app))).toBeGreaterThan(0);
    expect(await read()).toMatchObject([{ reason: "", endReason: "", heldBy: "Serge Aka" }]);
  });
});
