import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { decidingStaff, storedDispute } from "../../testing/disputes.ts";
import { earningsOf, payByWave } from "../../testing/pay-deposit.ts";
import { quote } from "../../testing/quote-samples.ts";
import { quoteCast, quotePath } from "../../testing/quotes.ts";
import { findActor } from "../identity/sessions/queries.ts";
import { releaseDeposits } from "../ledger/deposits/release-deposits.ts";
import { findOpenMoney } from "../privacy/account-erasure/find-open-money.ts";
import { collectSections } from "../privacy/data-export/sections.ts";
import { closeDisputesOf } from "./end-dispute.ts";
import { eraseWordsBefore, eraseWordsOf } from "./erase-words.ts";
import { disputes } from "./tables.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, sendQuote, read, requestIn } = quoteCast(app);
const DAY_SECONDS = 86_400;
const today = () => app.clock().toISOString().slice(0, 10);

/** A request whose quote of 100 000 FCFA of deposit is paid; its service is today. */
async function paid() {
  const id = await requestIn("ACCEPTED");
  const asked = { ...quote(), valid_until: "2027-06-01", deposit: 100_000, service_day: today() };
  expect((await sendQuote(id, asked)).status).toBe(200);
  expect((await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).status).toBe(200);
  const { reference } = (await read(id)).quote?.deposit_order ?? { reference: "" };
  await payByWave(app, cast().awa, reference);
  return id;
}

const open = (id: number, by = cast().awa, fields: object = {}) =>
  app.call("POST", `${quotePath}/${id}/disputes`, {
    token: by.token,
    body: { kind: "not-as-agreed", reason: "Il manquait la moitié", photos: [], ...fields },
  });

const disputeIdOf = async (id: number) => (await read(id)).dispute?.id ?? 0;

describe("the dispute of a quote's deposit", () => {
  it("is its customer's alone, from the day of the service on", async () => {
    const unpaid = await requestIn("QUOTE_ACCEPTED");
    expect((await open(unpaid)).status).toBe(409);
    const id = await paid();
    expect((await open(id, cast().other)).status).toBe(404);
    expect((await read(id)).can.dispute).toEqual(["no-show", "not-as-agreed"]);
    expect((await open(id, cast().awa, { kind: "not-received" })).status).toBe(409);
    expect((await open(id)).status).toBe(200);
    expect((await open(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      dispute: { phase: "answering", amount_fcfa: 100_000 },
      quote: { held: { is_frozen: true } },
    });
  });

  it("begins by itself when the customer says that the service was not made, and ends by staff", async () => {
    const before = await earningsOf(app, cast().tantie);
    const id = await paid();
    await ofProvider(id, { status: "IN_PROGRESS" });
    await ofProvider(id, { status: "DONE" });
    const refused = { status: "DONE_REFUSED", message: "Personne n’est venu" };
    expect((await ofCustomer(id, refused)).status).toBe(200);
    const { dispute } = await read(id);
    expect(dispute).toMatchObject({ kind: "no-show", reason: "Personne n’est venu" });
    app.wait(9 * DAY_SECONDS);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().tantie)).toMatchObject({ held: before.held + 100_000 });
    const staff = await decidingStaff(app, "refus");
    expect((await staff.both(dispute?.id ?? 0, 100_000)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      dispute: { phase: "decided", refund_fcfa: 100_000, released_fcfa: 0 },
      quote: { held: { state: "returned" } },
    });
    await app.work();
    expect((await read(id)).quote?.deposit_order?.state).toMatch(/^refund/);
  });

  it("ends when the customer confirms the service, and is closed when either side cancels", async () => {
    const confirmed = await paid();
    await ofProvider(confirmed, { status: "IN_PROGRESS" });
    await ofProvider(confirmed, { status: "DONE" });
    await open(confirmed);
    expect((await ofCustomer(confirmed, { status: "DONE_ACCEPTED" })).status).toBe(200);
    expect((await read(confirmed)).dispute).toMatchObject({ state: "withdrawn" });
    const withdrawn = await paid();
    await open(withdrawn);
    const sick = { status: "CANCEL", message: "Je suis malade" };
    expect((await ofProvider(withdrawn, sick)).status).toBe(200);
    expect(await read(withdrawn)).toMatchObject({
      dispute: { state: "closed", refund_fcfa: 0 },
      quote: { held: { state: "returned", amount_fcfa: 0 } },
    });
  });

  it("keeps what staff decided when the customer cancels afterwards", async () => {
    const id = await paid();
    await ofProvider(id, { status: "IN_PROGRESS" });
    await open(id);
    app.wait(3 * DAY_SECONDS);
    const staff = await decidingStaff(app, "apres");
    expect((await staff.both(await disputeIdOf(id), 30_000)).status).toBe(200);
    expect((await read(id)).quote?.refund_fcfa).toBe(0);
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    expect((await read(id)).quote?.held).toMatchObject({ amount_fcfa: 70_000, state: "released" });
  });

  it("is the only place where staff give its money back meanwhile", async () => {
    const id = await paid();
    await open(id);
    const { first } = await decidingStaff(app, "seul");
    const shown = await first.call("GET", `disputes/${await disputeIdOf(id)}`);
    const { payments } = shown.body as { payments: { id: number; left_fcfa: number }[] };
    expect(payments).toMatchObject([{ left_fcfa: 100_000 }]);
    const body = { reason: "Vu", amount_fcfa: 1000 };
    expect((await first.call("POST", `payments/${payments[0]?.id}/refund`, body)).status).toBe(409);
  });
});

describe("the words of a dispute", () => {
  it("are in the copy of their customer's data, and hold an account open", async () => {
    const id = await paid();
    await open(id, cast().awa, { reason: "Le repas était froid" });
    const actor = await findActor(app.db, cast().awa.token, app.clock());
    if (!actor?.customer) throw new Error("Nobody asks");
    const own = { ...actor, customer: actor.customer };
    const sections = await collectSections(app.db, own, { sensitive: false });
    const rows = sections.find(({ name }) => name === "disputes")?.rows ?? [];
    expect(rows.at(-1)).toMatchObject({ reason: "Le repas était froid", kind: "Pas conforme" });
    const money = await findOpenMoney(app.db, app.clock(), actor.customer.id);
    expect(money.map(({ kind }) => kind)).toContain("dispute");
  });

  it("are erased with the account, which ends them, and long after their end", async () => {
    const id = await paid();
    await open(id, cast().awa);
    const disputeId = await disputeIdOf(id);
    await closeDisputesOf(app.db, cast().awa.customerId, app.clock());
    await eraseWordsOf(app.db, cast().awa.customerId);
    expect(await storedDispute(app, disputeId)).toMatchObject({ state: "closed", reason: "" });
    expect((await read(id)).quote?.held).toMatchObject({ is_frozen: false });
    await app.db.update(disputes).set({ reason: "Froid" }).where(eq(disputes.id, disputeId));
    const later = new Date(app.clock().getTime() + 1000);
    await eraseWordsBefore(requestContext(app), later);
    expect(await storedDispute(app, disputeId)).toMatchObject({ reason: "" });
  });
});

describe("the dispute of a suspended provider", () => {
  it("may still be answered", async () => {
    const id = await paid();
    await open(id);
    const { second } = await decidingStaff(app, "suspendu");
    const { providerId, token } = cast().tantie;
    await second.call("POST", `providers/${providerId}/suspend`, { reason: "Plaintes" });
    const path = `/api/v1/pro/disputes/${await disputeIdOf(id)}/answer`;
    const answered = await app.call("POST", path, { token, body: { answer: "Si", photos: [] } });
    expect(answered.status).toBe(200);
  });
});
