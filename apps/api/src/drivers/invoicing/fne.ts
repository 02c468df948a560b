import { z } from "zod";
import { type Fetch, json, parseJson } from "../payments/gateway-http.ts";
import type { InvoiceClient, InvoicingAccess, InvoicingDriver, SigningResult } from "./port.ts";

/** How the platform of the tax office is reached, and our own access to it. */
export interface FneSettings extends InvoicingAccess {
  /** Given by the tax office to each taxpayer: `http://54.247.95.108/ws` is its test. */
  base: string;
  /** For clients who gave none: the platform requires both. */
  fallback: { phone: string; email: string };
  fetch: Fetch;
}

const Signed = z.object({
  reference: z.string().min(1),
  token: z.string().min(1),
  balance_sticker: z.coerce.number(),
  invoice: z
    .object({ id: z.string(), items: z.array(z.object({ id: z.string() })) })
    .nullish()
    .catch(null),
});

const Refused = z.object({ message: z.string() });

/** Errors before anything was sent: the platform heard nothing. */
const notConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** The code of an error of the network, or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}

/** A phone as the platform reads it: ten digits for a number of the country. */
function localPhone(e164: string): string {
  return e164.replace(/^\+225/, "").replace(/\D/g, "");
}

/**
 * The interface FNE (« Facture Normalisée Électronique ») of the Direction générale des impôts, as its
 * « Procédure d'interfaçage des entreprises par API » of May 2025 has it. No idempotency and no search are
 * documented there: an answer that is lost is never followed by a second request.
 */
export function fneInvoicing(settings: FneSettings): InvoicingDriver {
  const { fetch, fallback } = settings;

  async function post(
    path: string,
    { base, apiKey }: InvoicingAccess,
    body: unknown,
  ): Promise<SigningResult> {
    const headers = { authorization: `Bearer ${apiKey}` };
    let response: Response;
    try {
      response = await fetch(new Request(`${base ?? settings.base}${path}`, json(body, headers)));
    } catch (error) {
      const code = codeOf(error);
      const state = notConnected.has(code) ? "unheard" : "unconfirmed";
      return { state, reason: code || "no answer" };
    }
    const { status } = response;
    const text = await response.text().catch(() => "");
    if (status === 401 || status === 403 || status === 429)
      return { state: "unheard", reason: String(status) };
    const read = parseJson(text);
    if (status >= 400 && status < 500)
      return { state: "refused", reason: Refused.safeParse(read).data?.message ?? `${status}` };
    const signed = Signed.safeParse(read);
    if (status >= 300 || !signed.success) return { state: "unconfirmed", reason: String(status) };
    const { reference, token, balance_sticker, invoice } = signed.data;
    return {
      state: "signed",
      ...{ reference, verificationUrl: token, stickersLeft: balance_sticker },
      invoice: invoice ? { id: invoice.id, itemIds: invoice.items.map((item) => item.id) } : null,
    };
  }

  const clientOf = ({ name, taxpayerNumber, phone, email }: InvoiceClient) => ({
    template: taxpayerNumber === null ? "B2C" : "B2B",
    ...(taxpayerNumber === null ? {} : { clientNcc: taxpayerNumber }),
    clientCompanyName: name,
    clientPhone: localPhone(phone ?? fallback.phone),
    clientEmail: email ?? fallback.email,
  });

  return {
    sign: ({ isTaxed, payment, client, items }, access) => {
      const whose = access ?? settings;
      return post("/external/invoices/sign", whose, {
        invoiceType: "sale",
        paymentMethod: payment,
        ...clientOf(client),
        isRne: false,
        pointOfSale: whose.pointOfSale,
        establishment: whose.establishment,
        items: items.map(({ reference, description, quantity, unitFcfa }) => ({
          ...{ reference, description, quantity, amount: unitFcfa },
          // Without VAT: the exemption by law of the smallest businesses.
          taxes: [isTaxed ? "TVA" : "TVAD"],
          ...{ customTaxes: [], discount: 0, measurementUnit: "unité" },
        })),
        discount: 0,
      });
    },

    refund: ({ invoiceId, items }, access) =>
      post(`/external/invoices/${encodeURIComponent(invoiceId)}/refund`, access ?? settings, {
        items,
      }),
  };
}
