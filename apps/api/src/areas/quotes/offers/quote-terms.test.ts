import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import type { QuoteInstalment } from "@jdj/contract/quotes/shapes";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { proQuotePath, quoteCast } from "../../../testing/quotes.ts";
import { remindOfInstalments } from "../instalments/remind-of-instalments.ts";
import { quoteInstalments } from "../instalments/tables.ts";

const app = testApp();
const { cast, ofCustomer, sendQuote, read, requestIn } = quoteCast(app);

/** 500 000 less 50 000, with 18 % on it. */
const TOTAL = 531_000;
const parts = [
  { amount: 231_000, due_on: "2026-12-20" },
  { amount: 200_000, due_on: "2026-12-01" },
];
const priced = () => ({
  ...quote(),
  ...{ discount: "50000", tax_percent: "18", deposit: 100_000, terms: " Le solde la veille. " },
  instalments: parts,
});

const mark = (id: number, instalment: number, received: unknown, token = cast().tantie.token) =>
  app.call("PUT", `${proQuotePath}/${id}/instalments/${instalment}`, { token, body: { received } });

const instalmentsOf = async (id: number): Promise<QuoteInstalment[]> =>
  (await read(id)).quote?.instalments ?? [];

describe("a quote", () => {
  it("has a discount, a tax, terms and instalments by date, and says its sums", async () => {
    const id = await requestIn("ACCEPTED");
    expect((await sendQuote(id, priced())).status).toBe(200);
    const { quote: sent } = await read(id);
    expect(sent).toMatchObject({
      ...{ subtotal: 500_000, discount: 50_000, tax_percent: 18, tax: 81_000, total: TOTAL },
      terms: "Le solde la veille.",
      instalments: [
        { amount: 200_000, due_on: "2026-12-01", received_at: null },
        { amount: 231_000, due_on: "2026-12-20", received_at: null },
      ],
    });
    // The same pressed twice is one; other terms are another.
    await sendQuote(id, priced());
    expect((await read(id)).quote?.id).toBe(sent?.id);
    await sendQuote(id, { ...priced(), terms: "" });
    expect((await read(id)).quote?.id).not.toBe(sent?.id);
    const pdf = await app.call("GET", (await read(id)).quote?.pdf_url ?? "");
    expect(pdf.status).toBe(200);
  });

  it("without them is the sum of its lines", async () => {
    const id = await requestIn("QUOTE_SEND");
    expect((await read(id)).quote).toMatchObject({
      ...{ subtotal: 500_000, discount: 0, tax_percent: 0, tax: 0, total: 500_000 },
      ...{ terms: "", instalments: [] },
    });
  });

  it.each([
    [{ discount: 500_000 }, "discount", sentences.discountInvalid],
    [{ discount: -1 }, "discount", sentences.discountInvalid],
    [{ tax_percent: 31 }, "tax_percent", sentences.taxInvalid],
    [{ tax_percent: 1.5 }, "tax_percent", sentences.taxInvalid],
    [{ terms: "a".repeat(2001) }, "terms", sentences.termsTooLong],
    [
      { instalments: parts.slice(1) },
      "instalments",
      sentences.instalmentsSum(fcfa(TOTAL - 100_000)),
    ],
    [
      { instalments: [{ amount: 431_000, due_on: "2026-01-01" }] },
      "instalments.0.due_on",
      sentences.dueDatePast,
    ],
    [
      { instalments: [{ amount: 431_000, due_on: "2030-01-01" }] },
      "instalments.0.due_on",
      sentences.dueDateTooFar,
    ],
    [
      { instalments: [{ amount: 0, due_on: "2026-12-01" }] },
      "instalments.0.amount",
      sentences.instalmentInvalid,
    ],
    [
      { instalments: [{ amount: 5, due_on: "" }] },
      "instalments.0.due_on",
      sentences.dueDateRequired,
    ],
    [{ instalments: Array(7).fill(parts[0]) }, "instalments", sentences.instalmentsTooMany],
  ])("is refused with %j", async (fields, field, sentence) => {
    const id = await requestIn("ACCEPTED");
    expect((await sendQuote(id, { ...priced(), ...fields })).body).toMatchObject({
      errors: { [field]: [sentence] },
    });
  });
});

describe("an instalment", () => {
  async function accepted() {
    const id = await requestIn("ACCEPTED");
    await sendQuote(id, priced());
    const [first] = await instalmentsOf(id);
    return { id, first: first?.id ?? 0 };
  }

  it("is noted as received by the provider of an accepted quote, and taken back", async () => {
    const { id, first } = await accepted();
    expect((await mark(id, first, true)).status).toBe(409);
    await ofCustomer(id, { status: "QUOTE_ACCEPTED" });
    expect((await mark(id, 999_999, true)).status).toBe(404);
    expect((await mark(id, first, true, cast().rival.token)).status).toBe(404);
    expect((await mark(id, first, true, cast().awa.token)).status).toBe(403);
    expect((await mark(id, first, true)).status).toBe(200);
    expect((await instalmentsOf(id))[0]).toMatchObject({ received_at: expect.any(String) });
    expect((await mark(id, first, false)).status).toBe(200);
    expect((await instalmentsOf(id))[0]).toMatchObject({ received_at: null });
  });

  it("is reminded of once three days before and once on its day, until it was received", async () => {
    await app.db.update(quoteInstalments).set({ receivedAt: app.clock() });
    const { id, first } = await accepted();
    const { awa } = cast();
    const remind = async (day: string) => {
      const now = new Date(`${day}T08:00:00Z`);
      await remindOfInstalments({ ...requestContext(app), now });
      await app.work();
      const sent = await listCaughtMessages(app.db, 200, awa.email);
      return sent.filter(({ kind }) => kind === "instalment-due").length;
    };
    const before = await remind("2026-11-28");
    await ofCustomer(id, { status: "QUOTE_ACCEPTED" });
    expect(await remind("2026-11-27")).toBe(before);
    expect([await remind("2026-11-28"), await remind("2026-11-29")]).toEqual([
      before + 1,
      before + 1,
    ]);
    expect([await remind("2026-12-01"), await remind("2026-12-02")]).toEqual([
      before + 2,
      before + 2,
    ]);
    await app.db
      .update(quoteInstalments)
      .set({ remindedDays: null })
      .where(eq(quoteInstalments.id, first));
    await mark(id, first, true);
    expect(await remind("2026-12-01")).toBe(before + 2);
  });
});
