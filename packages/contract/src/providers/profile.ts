import { z } from "zod";
import { call } from "../call/call.ts";
import { readAmount } from "../call/read-amount.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { priceUnits } from "../prices/price-unit.ts";
import { checklist } from "./checklist.ts";
import { shopMessages as sentences } from "./profile-messages.ts";

/** The longest description, in characters without tags. */
export const DESCRIPTION_MAX = 5000;

/** The longest HTML of a description, in characters with its tags. */
export const HTML_MAX = 40_000;

/** The longest short description: what a card of the directory shows. */
export const SHORT_MAX = 300;

const amount = z.preprocess(
  readAmount,
  z
    .int(sentences.amountInvalid)
    .min(0, sentences.amountInvalid)
    .max(9_999_999_999, sentences.amountTooLarge)
    .nullable(),
);

const website = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
  z
    .url({ protocol: /^https?$/, error: sentences.websiteInvalid })
    .max(200, "Ce champ ne peut dépasser 200 caractères")
    .nullable(),
);

function readTaxpayerNumber(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/[\s.-]/g, "").toUpperCase() || null : value;
}

const writtenNumber = z
  .string(sentences.taxpayerRequired)
  .regex(/^\d{7}[A-Z]$/, sentences.taxpayerInvalid);

/** The same where one is needed. */
export const RequiredTaxpayerNumber = z.preprocess(readTaxpayerNumber, writtenNumber);

/** A taxpayer number (« NCC ») of Côte d'Ivoire, `1234567A`. Null for none. */
export const TaxpayerNumber = z.preprocess(readTaxpayerNumber, writtenNumber.nullable());

const tags = ["shop"];

const Named = z.object({ id: Id, name: z.string() });

/** A shop as its team edits it. */
export const Shop = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  short_description: z.string(),
  /** Harmless HTML: paragraphs, headings, lists, links, bold and italic. */
  description: z.string(),
  /** FCFA; null when not given. */
  min_price: z.int().nullable(),
  max_price: z.int().nullable(),
  /** What the prices are for; null until it was chosen. */
  price_unit: z.enum(priceUnits).nullable(),
  /** Where they work; null until one of the list is chosen. */
  town_id: Id.nullable(),
  /** The other towns that they serve. */
  served_town_ids: z.array(Id),
  service_type_ids: z.array(Id),
  /** E.164. */
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  /** Their taxpayer number, `1234567A`, which receipts of their sales have; null when not given. */
  taxpayer_number: z.string().nullable(),
  /** Whether they say that their sales are subject to VAT: then receipts name the VAT in their prices. */
  is_taxed: z.boolean(),
  /** Whether the public sees the page: its team published it, and a listing runs. */
  published: z.boolean(),
  /** Whether its team published it. */
  released: z.boolean(),
  suspended: z.boolean(),
  /** What is missing before the page may go public; empty when it may. */
  missing: z.array(z.enum(checklist)),
});
export type Shop = z.infer<typeof Shop>;

export const providerProfile = {
  /** The shop of the caller. */
  get: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/shop", tags, summary: "The shop" })
    .output(Shop)
    .errors(refusals("no-shop")),

  /** What a shop may choose from. */
  choices: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/shop/choices", tags, summary: "Services and towns" })
    .output(z.object({ service_types: z.array(Named), towns: z.array(Named) })),

  /**
   * Saves texts, prices, services, towns and contacts. HTML of the description is reduced to harmless
   * tags. Refused (409) when another version was shown.
   */
  save: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/shop", tags, summary: "Save the shop" })
    .input(
      z.object({
        version: z.coerce.number().int(),
        name: line(sentences.nameRequired, 120),
        short_description: line(sentences.shortRequired, SHORT_MAX),
        description: z.string().max(HTML_MAX, sentences.tooLong).default(""),
        min_price: amount,
        max_price: amount,
        /** Left as it is without; `request` takes no price (422). */
        price_unit: z.enum(priceUnits, sentences.unitRequired).optional(),
        town_id: z.union([PathId, z.literal("")], sentences.townRequired),
        served_town_ids: z.array(PathId).max(200),
        service_type_ids: z.array(PathId).max(10, sentences.servicesMost),
        phone: optionalLine(40),
        whatsapp: optionalLine(40),
        email: requiredEmail(sentences.emailRequired),
        website,
        /** Left as it is without, as the next. */
        taxpayer_number: TaxpayerNumber.optional(),
        is_taxed: z.boolean().optional(),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "owner-only-contact", "changed-meanwhile")),

  /** Puts the page into the directory, once nothing is missing. */
  publish: call("provider", "publication:write")
    .route({ method: "POST", path: "/api/v1/pro/shop/publish", tags, summary: "Publish the page" })
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "owner-only-publication",
        "shop-incomplete",
        "shop-suspended",
        "sells-only",
      ),
    ),

  /** Takes the page out of the directory; requests and bookings stay. */
  unpublish: call("provider", "publication:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/shop/publish",
      tags,
      summary: "Withdraw the page",
    })
    .output(Done)
    .errors(refusals("no-shop", "owner-only-publication")),
};
