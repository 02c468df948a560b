import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { proQuotePath, quoteCast } from "../../../testing/quotes.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, sendQuote, read, requestIn } = quoteCast(app);

describe("the status of a request", () => {
  it("goes from the request to the confirmed service", async () => {
    const id = await requestIn("DONE");
    expect((await ofCustomer(id, { status: "DONE_ACCEPTED" })).status).toBe(200);
    const shown = await read(id);
    expect(shown.timeline.map(({ status }) => status)).toEqual([
      "TO_BE_TREATED",
      "ACCEPTED",
      "QUOTE_SEND",
      "QUOTE_ACCEPTED",
      "IN_PROGRESS",
      "DONE",
      "DONE_ACCEPTED",
    ]);
    expect(shown.can).toEqual({ move: [], write: false, dispute: [] });
  });

  it("is not jumped over, nor moved by the other side (409)", async () => {
    const id = await requestIn("TO_BE_TREATED");
    for (const status of ["QUOTE_ACCEPTED", "DONE", "DONE_ACCEPTED", "ACCEPTED", "QUOTE_SEND"])
      expect((await ofCustomer(id, { status })).status).toBe(409);
    for (const status of ["DONE", "QUOTE_SEND", "IN_PROGRESS", "CANCEL"])
      expect((await ofProvider(id, { status })).status).toBe(409);
    expect((await sendQuote(id)).status).toBe(409);
    expect((await ofCustomer(id, { status: "PAID" })).status).toBe(422);
    expect(await read(id)).toMatchObject({ status: "TO_BE_TREATED" });
  });

  it("is moved once by two tabs that accept and refuse at once", async () => {
    const id = await requestIn("QUOTE_SEND");
    const answers = await Promise.all([
      ofCustomer(id, { status: "QUOTE_ACCEPTED" }),
      ofCustomer(id, { status: "QUOTE_REFUSED" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).timeline).toHaveLength(4);
  });

  it("is moved once by a double press", async () => {
    const id = await requestIn("QUOTE_SEND");
    const press = () => ofCustomer(id, { status: "QUOTE_ACCEPTED" });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id)).timeline).toHaveLength(4);
  });

  it("takes a message along, and a message alone where the chat is open", async () => {
    const id = await requestIn("QUOTE_SEND");
    expect((await ofCustomer(id, { status: "QUOTE_SEND", message: "Je réfléchis." })).status).toBe(
      200,
    );
    expect((await ofCustomer(id, { status: "QUOTE_REFUSED", message: "Trop cher." })).status).toBe(
      200,
    );
    const { conversations } = await read(id);
    expect(conversations.slice(-3).map(({ message }) => message)).toEqual([
      "Je réfléchis.",
      "Trop cher.",
      "Devis refusé",
    ]);
    expect((await ofCustomer(id, { status: "QUOTE_REFUSED", message: "Encore ?" })).status).toBe(
      409,
    );
  });

  it("is that of the request in the path alone", async () => {
    const id = await requestIn("TO_BE_TREATED");
    expect((await ofCustomer(id, { quoteRequestId: id + 1, status: "CANCEL" })).status).toBe(422);
  });

  it.each(["TO_BE_TREATED", "ACCEPTED", "QUOTE_SEND", "QUOTE_ACCEPTED", "IN_PROGRESS"] as const)(
    "is cancelled by the customer from %s, which stops the conversation",
    async (status) => {
      const id = await requestIn(status);
      expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
      const written = await app.call("POST", `${proQuotePath}/${id}/messages`, {
        token: cast().tantie.token,
        body: { message: "Attendez" },
      });
      expect(written.status).toBe(409);
    },
  );
});

describe("a quote", () => {
  it("has its total computed here, and its PDF", async () => {
    const id = await requestIn("ACCEPTED");
    const lines = [
      { label: "Repas", quantity: 150, unit_price: 7500 },
      { label: "Service", quantity: 1, unit_price: 100_000 },
    ];
    const sent = await sendQuote(id, { ...quote(), lines, total: 1, deposit: 300_000 });
    expect(sent.status).toBe(200);
    const shown = await read(id);
    expect(shown).toMatchObject({
      status: "QUOTE_SEND",
      quote: { lines, total: 1_225_000, deposit: 300_000, expired: false },
      can: { move: ["QUOTE_ACCEPTED", "QUOTE_REFUSED", "CANCEL"] },
    });
    const url = shown.quote?.pdf_url ?? "";
    const pdf = await app.call("GET", url);
    expect(pdf.status).toBe(200);
    expect(String(pdf.body)).toMatch(/^%PDF/);
    expect((await app.call("GET", url.replace(/s=../, "s=xx"))).status).toBe(404);
  });

  it("can no longer be accepted after its last day", async () => {
    const id = await requestIn("ACCEPTED");
    const today = app.clock().toISOString().slice(0, 10);
    expect((await sendQuote(id, { ...quote(), valid_until: today })).status).toBe(200);
    app.wait(86_400);
    expect(await read(id)).toMatchObject({ quote: { expired: true } });
    expect(await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).toMatchObject({ status: 409 });
    expect((await sendQuote(id, { ...quote(), valid_until: "2027-01-01" })).status).toBe(200);
    expect((await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).status).toBe(200);
  });

  it("is not accepted unseen when another replaced it", async () => {
    const id = await requestIn("QUOTE_SEND");
    const seen = (await read(id)).quote?.id;
    await sendQuote(id, {
      ...quote(),
      lines: [{ label: "Repas", quantity: 1, unit_price: 9_000_000 }],
    });
    const accept = (quote_id?: number) => ofCustomer(id, { status: "QUOTE_ACCEPTED", quote_id });
    expect((await accept(seen)).status).toBe(409);
    expect((await accept((await read(id)).quote?.id)).status).toBe(200);
  });

  it.each([
    ["no line", { lines: [] }, "lines", sentences.linesRequired],
    [
      "a total of 0",
      { lines: [{ label: "A", quantity: 1, unit_price: 0 }] },
      "lines",
      sentences.totalTooLow,
    ],
    ["a past validity", { valid_until: "2020-01-01" }, "valid_until", sentences.validityPast],
    [
      "a validity of two years",
      { valid_until: "2029-01-01" },
      "valid_until",
      sentences.validityTooFar,
    ],
    ["no validity", { valid_until: "" }, "valid_until", sentences.validityRequired],
    ["a deposit above the total", { deposit: 500_001 }, "deposit", sentences.depositInvalid],
    ["a deposit of 99 FCFA", { deposit: 99 }, "deposit", sentences.depositInvalid],
    [
      "half a plate",
      { lines: [{ label: "A", quantity: 0.5, unit_price: 1 }] },
      "lines.0.quantity",
      sentences.quantityInvalid,
    ],
    [
      "a negative price",
      { lines: [{ label: "A", quantity: 1, unit_price: -1 }] },
      "lines.0.unit_price",
      sentences.unitPriceInvalid,
    ],
    [
      "a line without a name",
      { lines: [{ label: " ", quantity: 1, unit_price: 1 }] },
      "lines.0.label",
      sentences.lineLabelRequired,
    ],
  ])("is refused with %s", async (_, changed, field, sentence) => {
    const id = await requestIn("ACCEPTED");
    const { status, body } = await sendQuote(id, {
      ...quote(),
      valid_until: "2027-01-01",
      ...changed,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [sentence] } });
  });
});
