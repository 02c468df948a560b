import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Instant, line } from "../call/shapes.ts";
import { invoicingProblems } from "../payments/invoice-problem.ts";
import { RequiredTaxpayerNumber } from "../providers/profile.ts";
import { invoicingMessages as sentences } from "./messages.ts";

/** The key by which a shop's invoices are signed: never the key itself. */
export const InvoicingKey = z.object({
  /** Its last four characters. */
  last_four: z.string(),
  establishment: z.string(),
  point_of_sale: z.string(),
  /** The address that the tax office gave the shop; null for the common one. */
  address: z.string().nullable(),
  entered_at: Instant,
  /** What the tax office complained of last; null for nothing. */
  problem: z.enum(invoicingProblems).nullable(),
  /** How many stickers are left; null before the first invoice. */
  stickers_left: z.int().nullable(),
});
export type InvoicingKey = z.infer<typeof InvoicingKey>;

/** An address of the tax office: requests with a shop's key go nowhere else. */
const address = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().replace(/(?<!\/)\/+$/, "") || null : value),
  z
    .string(sentences.addressInvalid)
    .max(200, sentences.addressInvalid)
    .regex(/^https:\/\/([a-z0-9-]+\.)*dgi\.gouv\.ci(\/[\w./-]*)?$/, sentences.addressInvalid)
    .nullable(),
);

const tags = ["invoicing"];
const path = "/api/v1/pro/invoicing-key" as const;
const errors = ["no-shop", "owner-only-money"] as const;

export const invoicingKey = {
  /** The shop's key, for its owner. */
  get: call("provider")
    .route({ method: "GET", path, tags, summary: "The key of the tax office" })
    .output(
      z.object({
        data: InvoicingKey.nullable(),
        taxpayer_number: z.string().nullable(),
        is_taxed: z.boolean(),
        /** Whether this installation reaches the tax office. */
        open: z.boolean(),
      }),
    )
    .errors(refusals(...errors)),

  /** Entrusts a key to us, confirmed by the password; what waited for it is sent again. */
  save: call("provider")
    .route({ method: "PUT", path, tags, summary: "Entrust a key of the tax office" })
    .input(
      z.object({
        taxpayer_number: RequiredTaxpayerNumber,
        is_taxed: z.boolean().default(false),
        key: z
          .string(sentences.keyRequired)
          .trim()
          .min(1, { error: sentences.keyRequired, abort: true })
          .regex(/^[!-~]{8,200}$/, sentences.keyInvalid),
        establishment: line(sentences.establishmentRequired, 120),
        point_of_sale: line(sentences.pointOfSaleRequired, 120),
        address: address.optional(),
        current_password: z.string().max(200).default(""),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "invoicing-closed", "too-many-requests")),

  /** Removes the key: nothing is signed in the shop's name any more. */
  remove: call("provider")
    .route({ method: "DELETE", path, tags, summary: "Remove the key of the tax office" })
    .output(Done)
    .errors(refusals(...errors, "not-found")),
};
