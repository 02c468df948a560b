/** One line of an invoice: prices are without tax, which the tax office adds. */
export interface InvoiceItem {
  reference: string;
  description: string;
  quantity: number;
  /** The price of one without tax, in FCFA; it may have cents. */
  unitFcfa: number;
}

/** Whom an invoice is for. */
export interface InvoiceClient {
  name: string;
  /** The taxpayer number of a business; null for a person. */
  taxpayerNumber: string | null;
  /** E.164; null where it is not known. */
  phone: string | null;
  email: string | null;
}

/** How a sale was paid, in the words of the tax office. */
export const invoicePayments = ["mobile-money", "card", "transfer"] as const;

/** A sale that the tax office is asked to sign. */
export interface AskedInvoice {
  /** Whether all of it has VAT at the normal rate; otherwise none of it has. */
  isTaxed: boolean;
  payment: (typeof invoicePayments)[number];
  client: InvoiceClient;
  items: readonly InvoiceItem[];
}

/** What of a signed invoice is taken back. */
export interface AskedCreditNote {
  /** The tax office's own number of the invoice. */
  invoiceId: string;
  /** Its lines by the tax office's own numbers; a quantity may be a fraction. */
  items: readonly { id: string; quantity: number }[];
}

/** What the tax office answered. */
export type SigningResult =
  | {
      state: "signed";
      reference: string;
      /** The address that its QR code has. */
      verificationUrl: string;
      /** How many stickers are left: each signature takes one. */
      stickersLeft: number;
      /** The tax office's numbers of the invoice and of its lines, in their order; null for a credit note. */
      invoice: { id: string; itemIds: string[] } | null;
    }
  /** It was refused as it is: asking again changes nothing. */
  | { state: "refused"; reason: string }
  /** It was not taken: the key is refused, or nobody was reached. It may be asked again. */
  | { state: "unheard"; reason: string }
  /** Nobody knows whether it was signed: a second request could sign it twice. */
  | { state: "unconfirmed"; reason: string };

/** In whose name an invoice is signed: the key of a taxpayer, with what belongs to it on the platform. */
export interface InvoicingAccess {
  /** The address of the platform for that taxpayer; null for ours. */
  base: string | null;
  apiKey: string;
  /** As they are called on the platform, whose words they must be. */
  establishment: string;
  pointOfSale: string;
}

/** The port of the tax office's platform of normalised invoices. */
export interface InvoicingDriver {
  /** @param access whose invoice it is; null for ours */
  sign(invoice: AskedInvoice, access: InvoicingAccess | null): Promise<SigningResult>;
  refund(note: AskedCreditNote, access: InvoicingAccess | null): Promise<SigningResult>;
}
