import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press, sandboxOf } from "../../../testing/payments.ts";
import { workbook } from "../../notebook/guests/sheet/sheet-samples.ts";
import { listAttempts } from "../payments/queries.ts";

const app = testApp();

type Gateway = "wave" | "orange" | "moov";

/** A payment that was made, as `announced` or not, with the amount of 19 SMS by default. */
async function opened(gateway: Gateway, outcome: "pay" | "silent", payUnits = 19) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple, { payUnits });
  await initiate(app, couple, gateway, payment.reference);
  await press(app, await atFakeGateway(app, payment, gateway), outcome);
  if (outcome === "pay") await app.work();
  const [attempt] = await listAttempts(app.db, [payment.id]);
  if (!attempt) throw new Error("No attempt was made");
  return { payment, attempt };
}

let count = 0;
const member = (role: "finance" | "admin" | "support" = "finance") => {
  count += 1;
  return asRole(app, role, `member${count}@exemple.test`);
};

type Call = Awaited<ReturnType<typeof member>>["call"];

function upload(
  call: Call,
  text: string | Uint8Array<ArrayBuffer>,
  method = "MOOV_MONEY",
  day = "2026-11-20",
) {
  const form = new FormData();
  form.set("method", method);
  form.set("day", day);
  form.set("file", new File([text], "releve.csv"));
  return call("POST", "statements", form);
}

describe("a statement", () => {
  it("is compared with our payments: matched, another amount, lost, unknown, missing there", async () => {
    const { call } = await member();
    const day = app.clock().toISOString().slice(0, 10);
    const [paid, other, lost, missing] = [
      await opened("moov", "silent"),
      await opened("moov", "silent"),
      await opened("moov", "silent"),
      await opened("moov", "silent"),
    ];
    for (const { attempt } of [paid, other, missing])
      await call("POST", `payments/${attempt.id}/check`);
    const text = [
      "Statut;Montant;Référence;Commande;Frais",
      `Succès;561;M-1;${paid.attempt.reference};5`,
      `Succès;500;M-2;${other.attempt.reference};5`,
      `Succès;561;M-3;${lost.payment.reference};5`,
      "Succès;700;M-4;inconnue;5",
    ].join("\n");
    const uploaded = await upload(call, text, "MOOV_MONEY", day);
    expect(uploaded).toMatchObject({ status: 200, body: { added: 4, known: 0, days: [day] } });
    const { id } = uploaded.body as { id: number };
    const { body } = await call("GET", `statements/${id}`);
    expect(body).toMatchObject({
      counts: { matched: 1, "amount-differs": 1, lost: 1, unknown: 1 },
      paid_there_fcfa: 2322,
      paid_here_fcfa: 3 * 561,
      fees_fcfa: 20,
      lost: 1,
      missing_there: [{ id: missing.attempt.id, amount_fcfa: 561 }],
    });
    expect(await upload(call, text, "MOOV_MONEY", day)).toMatchObject({
      body: { id, added: 0, known: 4 },
    });
    expect(
      (await call("GET", `statements?lost=true&method=MOOV_MONEY&day=${day}`)).body,
    ).toMatchObject({ items: [{ id, rows: 4, lost: 1 }] });
    const { compared } = body as { compared: { id: number; result: string }[] };
    const unknown = compared.find(({ result }) => result === "unknown");
    const link = (reference: string) =>
      call("POST", `statements/${id}/rows/${unknown?.id}/payment`, { reference });
    expect(await link("nothing")).toMatchObject({ status: 422 });
    expect(await link(missing.payment.reference)).toMatchObject({
      body: { counts: { unknown: 0, "amount-differs": 2 }, missing_there: [] },
    });
    expect((await link(missing.payment.reference)).status).toBe(404);
  });

  it("may be a spreadsheet, of several days", async () => {
    const { call } = await member();
    const bytes = workbook("xlsx", {
      Feuille1: [
        ["Relevé du mois"],
        ["Date", "Montant", "Transaction ID"],
        ["20/11/2026 10:00", 1000, "OM-1"],
        ["21/11/2026 10:00", "2 000 FCFA", "OM-2"],
      ],
    });
    expect(await upload(call, Uint8Array.from(bytes), "ORANGE_MONEY")).toMatchObject({
      body: { added: 2, days: ["2026-11-20", "2026-11-21"] },
    });
  });

  it("that cannot be read is refused whole, with its lines", async () => {
    const { call } = await member();
    const wrong = await upload(call, "Référence;Montant\nA;100\nB;cent\n", "WAVE");
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringContaining("Ligne 3")] } },
    });
    expect((await upload(call, "Nom;Prix\nA;100\n", "WAVE")).status).toBe(422);
    expect((await upload(call, "", "WAVE")).status).toBe(422);
    expect((await upload(call, "Référence;Montant\n", "WAVE")).status).toBe(422);
    expect((await call("GET", "statements?method=WAVE")).body).toMatchObject({ items: [] });
    expect((await call("GET", "statements/999999999")).status).toBe(404);
  });

  it("is refused to support, by each call", async () => {
    const { call } = await member("support");
    const answers = await Promise.all([
      call("GET", "statements"),
      call("GET", "statements/1"),
      upload(call, "x"),
      call("POST", "statements/1/rows/1/payment", { reference: "x" }),
      call("POST", "payments/1/settle", { reason: "x" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe("a lost payment", () => {
  const settleLost = (call: Call, id: number) =>
    call("POST", `payments/${id}/settle`, { reason: "Annonce perdue" });

  it("is settled when its company confirms it, like an announced one, and once", async () => {
    const { call } = await member();
    const { payment, attempt } = await opened("moov", "silent");
    expect(await settleLost(call, attempt.id)).toMatchObject({
      status: 200,
      body: { state: "paid", order_state: "paid" },
    });
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1, receipts: 1 });
    expect((await settleLost(call, attempt.id)).status).toBe(409);
    expect(
      (await call("GET", `audit?resource=payments&record_id=${attempt.id}`)).body,
    ).toMatchObject({
      items: [{ action: "payments.settle", after: { proof: "gateway", reason: "Annonce perdue" } }],
    });
  });

  it("is settled and logged in one transaction, also when it is only asked about", async () => {
    const { call } = await member();
    const { payment, attempt } = await opened("moov", "silent");
    await app.db.execute(sql`
      alter table audit_log add constraint log_fails check (resource <> 'payments') not valid`);
    expect((await settleLost(call, attempt.id)).status).toBe(500);
    expect((await call("POST", `payments/${attempt.id}/check`)).status).toBe(500);
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "pending", credits: 0 });
    await app.db.execute(sql`alter table audit_log drop constraint log_fails`);
    expect((await settleLost(call, attempt.id)).status).toBe(200);
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 1 });
  });

  it("is not settled when its company says that it was not paid, nor without a reason", async () => {
    const { call } = await member();
    const couple = await registerCouple(app);
    const payment = await paymentFor(app, couple);
    await initiate(app, couple, "wave", payment.reference);
    const [attempt] = await listAttempts(app.db, [payment.id]);
    expect(await settleLost(call, attempt?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("n’a pas été fait") },
    });
    expect((await call("POST", `payments/${attempt?.id}/settle`, { reason: " " })).status).toBe(
      422,
    );
    expect(await outcomeOf(app, payment)).toMatchObject({ credits: 0 });
  });

  it("of a company that is away is settled by the row of its statement, by two people above the limit", async () => {
    const [first, second] = [await member(), await member("admin")];
    const { network } = sandboxOf(app).fakeGateways.moov;
    const [small, large] = [await opened("moov", "silent"), await opened("moov", "silent", 400)];
    network.outage = "unanswered";
    try {
      expect(await settleLost(first.call, small.attempt.id)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("relevé") },
      });
      const text = `Référence;Montant\n${small.attempt.reference};561\n${large.attempt.reference};${large.attempt.amountFcfa}\n`;
      expect(await upload(first.call, text, "MOOV_MONEY", "2026-11-19")).toMatchObject({
        body: { added: 2 },
      });
      expect((await settleLost(first.call, small.attempt.id)).body).toMatchObject({
        state: "paid",
      });
      expect((await settleLost(first.call, large.attempt.id)).body).not.toMatchObject({
        state: "paid",
      });
      expect((await settleLost(first.call, large.attempt.id)).status).toBe(409);
      expect(await outcomeOf(app, large.payment)).toMatchObject({ credits: 0 });
      expect((await settleLost(second.call, large.attempt.id)).body).toMatchObject({
        state: "paid",
      });
    } finally {
      network.outage = null;
    }
    expect(await outcomeOf(app, small.payment)).toMatchObject({ state: "paid", credits: 1 });
    expect(await outcomeOf(app, large.payment)).toMatchObject({ state: "paid", credits: 1 });
    await app.work();
    expect(await outcomeOf(app, large.payment)).toMatchObject({ state: "paid", credits: 1 });
  });
});
