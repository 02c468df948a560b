import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, line, oneOf } from "../call/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { goods } from "./goods.ts";
import { contentMessages } from "./messages.ts";
import { paragraphs } from "./paragraphs.ts";
import { trades } from "./trades.ts";

const tradeCodes = Object.keys(trades) as [keyof typeof trades, ...(keyof typeof trades)[]];
const goodsCodes = Object.keys(goods) as [keyof typeof goods, ...(keyof typeof goods)[]];

const VisibilityOffer = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Taxes included. */
  priceFcfa: z.int().positive(),
  /** The part paid with the order, then the part paid on delivery; together they are the price. */
  atOrderFcfa: z.int().positive(),
  atDeliveryFcfa: z.int().positive(),
  /** The part paid with the order, in percent. */
  orderPercent: z.int(),
  /** For how many days it may be ordered. */
  validDays: z.int(),
  /** The last day on which it may be ordered. */
  validUntil: CalendarDate,
});

const website = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
  z
    .url({ protocol: /^https?$/, error: contentMessages.websiteInvalid })
    .max(200, "Ce champ ne peut dépasser 200 caractères")
    .nullable(),
);

/** Who asks for an account. */
const Applicant = z.object({
  company: line(contentMessages.companyRequired, 120),
  contact_name: line(contentMessages.nameRequired, 120),
  town: line(contentMessages.townRequired, 80),
  phone_number: line(contentMessages.phoneRequired, 40),
  email: requiredEmail(contentMessages.emailRequired),
  website,
  presentation: paragraphs(contentMessages.presentationRequired, 2000),
});

export const vendors = {
  /** The advertising offers that may still be ordered, and where to pay them. */
  visibilityOffers: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/visibility-offers",
      tags: ["content"],
      summary: "Advertising offers",
    })
    .output(
      z.object({
        data: z.array(VisibilityOffer),
        payment_numbers: z.array(z.object({ operator: z.string(), number: z.string() })),
      }),
    ),

  /** What a sale costs a seller, before they apply; staff may agree on another share with one of them. */
  sellingTerms: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/selling-terms",
      tags: ["content"],
      summary: "The commission on sales",
    })
    .output(z.object({ commission_percent: z.int().min(0).max(100) })),

  /** A vendor requests an account; staff check it. A repeated request is stored once. */
  apply: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/vendor-applications",
      tags: ["content"],
      summary: "Ask for a vendor's account",
    })
    .input(Applicant.extend({ trade: oneOf(tradeCodes, contentMessages.tradeRequired) }))
    .output(Done)
    .errors(refusals("too-many-requests")),

  /** Somebody asks to sell in the marketplace; staff check it. A repeated request is stored once. */
  applyAsSeller: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/seller-applications",
      tags: ["content"],
      summary: "Ask for a seller's account",
    })
    .input(Applicant.extend({ goods: oneOf(goodsCodes, contentMessages.goodsRequired) }))
    .output(Done)
    .errors(refusals("too-many-requests")),
};
