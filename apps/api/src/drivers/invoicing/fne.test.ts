import { describe, expect, it } from "vitest";
import { fneInvoicing } from "./fne.ts";
import type { AskedInvoice } from "./port.ts";

/** The driver, with an answer in place of the platform, and what it sent there. */
function answering(answer: () => Response | Promise<Response>) {
  const sent: Request[] = [];
  const driver = fneInvoicing({
    base: "https://fne.exemple.ci/ws",
    apiKey: "key",
    establishment: "Siège",
    pointOfSale: "En ligne",
    fallback: { phone: "+2250700000000", email: "aide@exemple.ci" },
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { driver, sent };
}

const invoice: AskedInvoice = {
  isTaxed: true,
  payment: "mobile-money",
  client: { name: "Awa Kouassi", taxpayerNumber: null, phone: "+2250709080765", email: null },
  items: [{ reference: "JJ1", description: "SMS", quantity: 19, unitFcfa: 25 }],
};

const signed = {
  ncc: "9606123E",
  reference: "9606123E25000000019",
  token: "https://fne.exemple.ci/fr/verification/1",
  warning: false,
  balance_sticker: "179",
  invoice: { id: "i-1", items: [{ id: "l-1" }] },
};

describe("an invoice at the tax office", () => {
  it("is sent with the key, without tax, to a person or to a business by its number", async () => {
    const { driver, sent } = answering(() => Response.json(signed));
    expect(await driver.sign(invoice, null)).toEqual({
      state: "signed",
      reference: "9606123E25000000019",
      verificationUrl: "https://fne.exemple.ci/fr/verification/1",
      stickersLeft: 179,
      invoice: { id: "i-1", itemIds: ["l-1"] },
    });
    const [request] = sent;
    expect(request?.url).toBe("https://fne.exemple.ci/ws/external/invoices/sign");
    expect(request?.headers.get("authorization")).toBe("Bearer key");
    expect(await request?.json()).toMatchObject({
      invoiceType: "sale",
      paymentMethod: "mobile-money",
      template: "B2C",
      clientPhone: "0709080765",
      clientEmail: "aide@exemple.ci",
      items: [{ quantity: 19, amount: 25, taxes: ["TVA"] }],
    });
    const toBusiness = { ...invoice.client, taxpayerNumber: "1234567A" };
    await driver.sign({ ...invoice, client: toBusiness }, null);
    expect(await sent[1]?.json()).toMatchObject({ template: "B2B", clientNcc: "1234567A" });
  });

  it("is signed in the name of whose key it is, without VAT where they have none", async () => {
    const { driver, sent } = answering(() => Response.json(signed));
    const access = { base: null, apiKey: "theirs", establishment: "Atelier", pointOfSale: "Web" };
    await driver.sign({ ...invoice, isTaxed: false }, access);
    await driver.refund(
      { invoiceId: "i-1", items: [] },
      { ...access, base: "https://a.dgi.gouv.ci/ws" },
    );
    expect(sent.map(({ url }) => url)).toEqual([
      "https://fne.exemple.ci/ws/external/invoices/sign",
      "https://a.dgi.gouv.ci/ws/external/invoices/i-1/refund",
    ]);
    for (const { headers } of sent) expect(headers.get("authorization")).toBe("Bearer theirs");
    expect(await sent[0]?.json()).toMatchObject({
      ...{ establishment: "Atelier", pointOfSale: "Web" },
      items: [{ taxes: ["TVAD"] }],
    });
  });

  it("is taken back by the tax office's own numbers, also where it returns no invoice", async () => {
    const { invoice: _, ...answered } = signed;
    const { driver, sent } = answering(() => Response.json(answered, { status: 201 }));
    const note = { invoiceId: "i-1", items: [{ id: "l-1", quantity: 0.5 }] };
    expect(await driver.refund(note, null)).toMatchObject({ state: "signed", invoice: null });
    expect(sent[0]?.url).toBe("https://fne.exemple.ci/ws/external/invoices/i-1/refund");
    expect(await sent[0]?.json()).toEqual({ items: note.items });
  });

  it.each([
    [400, "refused"],
    [422, "refused"],
    [401, "unheard"],
    [403, "unheard"],
    [429, "unheard"],
    [500, "unconfirmed"],
    [502, "unconfirmed"],
    [200, "unconfirmed"],
  ])("that is answered by %i is %s", async (status, state) => {
    const { driver } = answering(() => Response.json({ message: "Non" }, { status }));
    expect(await driver.sign(invoice, null)).toMatchObject({ state });
  });

  it("may be asked for again only where nobody was reached", async () => {
    const failing = (code: string) => () =>
      Promise.reject(
        new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) }),
      );
    const stateAfter = async (code: string) =>
      (await answering(failing(code)).driver.sign(invoice, null)).state;
    expect(await stateAfter("ECONNREFUSED")).toBe("unheard");
    expect(await stateAfter("ENOTFOUND")).toBe("unheard");
    expect(await stateAfter("ECONNRESET")).toBe("unconfirmed");
    expect(await stateAfter("UND_ERR_HEADERS_TIMEOUT")).toBe("unconfirmed");
  });
});
