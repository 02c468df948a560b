import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { fabricStates } from "./fabric-states.ts";
import { fabricMessages as sentences } from "./messages.ts";
import { orderFields, quantity } from "./order-fields.ts";

/** The share of one person in a fabric order, as the committee sees it. */
export const FabricShare = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int().nullable(),
  /** FCFA: quantity × price; 0 until the quantity is known. */
  due_fcfa: z.int(),
  paid_fcfa: z.int().nullable(),
  paid_by: z.enum(["mobile-money", "cash"]).nullable(),
  paid_at: Instant.nullable(),
  /** Who marked the cash. */
  cash_marker: z.string().nullable(),
  /** Whether it was ordered from the seller. */
  is_sent: z.boolean(),
  reminded_at: Instant.nullable(),
  /** The path of the personal link; null for those who may not change the order. */
  path: z.string().nullable(),
});
export type FabricShare = z.infer<typeof FabricShare>;

/** What a fabric order comes to. Money in FCFA. */
export const FabricTotals = z
  .object({
    people: z.int(),
    /** People who said how much they take. */
    ordering: z.int(),
    paid_people: z.int(),
    units: z.int(),
    paid_units: z.int(),
    due_fcfa: z.int(),
    paid_fcfa: z.int(),
    cash_fcfa: z.int(),
    /** Units by size, those of paid shares among them; `size` null without sizes. */
    sizes: z.array(z.object({ size: z.string().nullable(), units: z.int(), paid_units: z.int() })),
  })
  .meta({ id: "FabricTotals" });

/** A part of what was paid. */
const FabricAmount = z.object({
  /** The names of those who paid it. */
  people: z.array(z.string()),
  units: z.int(),
  fcfa: z.int(),
});
export type FabricAmount = z.infer<typeof FabricAmount>;

/** An order of the marketplace that buys a part. */
const FabricPurchase = z.object({
  reference: z.string(),
  /** Whether the reader placed it. */
  is_own: z.boolean(),
});

const shown = {
  id: Id,
  name: z.string(),
  unit: z.string(),
  unit_fcfa: z.int(),
  /** `YYYY-MM-DD` */
  deadline: z.string(),
  state: z.enum(fabricStates),
  totals: FabricTotals,
  /** Units that were paid and are not ordered, of an order of which others are. */
  unordered_units: z.int(),
};

/** A fabric order in the list of an event. */
export const FabricOrderRow = z.object(shown);
export type FabricOrderRow = z.infer<typeof FabricOrderRow>;

/** A fabric order with the people of it. */
export const FabricOrder = z.object({
  ...shown,
  version: z.int(),
  sizes: z.array(z.string()),
  note: z.string(),
  seller_name: z.string(),
  /** E.164. */
  seller_phone: z.string().nullable(),
  /** The product of the marketplace; null for a fabric from elsewhere. */
  article: z
    .object({
      id: Id,
      name: z.string(),
      /** What was chosen of it; null once it was erased. */
      variant_id: Id.nullable(),
      colour: z.string().nullable(),
      is_sold: z.boolean(),
    })
    .nullable(),
  sent_at: Instant.nullable(),
  /** The orders of the marketplace by which it was ordered, in the order of their payment. */
  purchases: z.array(FabricPurchase),
  /** The order of the marketplace that holds the cart's units and waits for its payment. */
  unpaid_purchase: FabricPurchase.nullable(),
  /** Since when a member's cart holds what was paid; null before, and once it was ordered. */
  cart_filled_at: Instant.nullable(),
  /** What was paid, by where it is: ordered, in a cart, or in neither. */
  progress: z.object({ ordered: FabricAmount, in_cart: FabricAmount, left_out: FabricAmount }),
  shares: z.array(FabricShare),
  can: z.object({
    change: z.boolean(),
    move: z.array(z.enum(fabricStates)),
    /** Whether it can be ordered from the marketplace now. */
    order: z.boolean(),
  }),
});
export type FabricOrder = z.infer<typeof FabricOrder>;

const tags = ["fabric"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;
const ofOrder = { eventId: PathId, id: PathId };
const ofShare = { ...ofOrder, share_id: PathId };

export const fabricOrders = {
  list: call("verified-customer", "fabric:read")
    .route({
      method: "GET",
      path: "/api/v1/fabric-orders/{eventId}",
      tags,
      summary: "The fabric orders of an event",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(FabricOrderRow))
    .errors(refusals(...errors)),

  order: call("verified-customer", "fabric:read")
    .route({
      method: "GET",
      path: "/api/v1/fabric-orders/{eventId}/{id}",
      tags,
      summary: "A fabric order and its people",
    })
    .input(z.object(ofOrder))
    .output(FabricOrder)
    .errors(refusals(...errors)),

  create: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}",
      tags,
      summary: "Open a fabric order",
    })
    .input(z.object({ eventId: PathId, ...orderFields }))
    .output(z.object({ success: z.literal(true), message: z.string(), id: Id }))
    .errors(refusals(...errors)),

  save: call("verified-customer", "fabric:write")
    .route({
      method: "PUT",
      path: "/api/v1/fabric-orders/{eventId}/{id}",
      tags,
      summary: "Change a fabric order",
    })
    .input(z.object({ ...ofOrder, ...orderFields, version: z.coerce.number().int() }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile", "fabric-closed")),

  /** Closes, reopens, sends or cancels it; cancelling gives payments by mobile money back. */
  move: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}/{id}/state",
      tags,
      summary: "Close, reopen, send or cancel a fabric order",
    })
    .input(z.object({ ...ofOrder, to: oneOf(fabricStates, notebookMessages.optionUnknown) }))
    .output(Done)
    .errors(
      refusals(...errors, "state-changed", "fabric-nothing-to-order", "fabric-purchase-unpaid"),
    ),

  /** Puts what was paid of a closed order and is not ordered into the caller's cart, with exactly these quantities. */
  orderFromSeller: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}/{id}/cart",
      tags,
      summary: "Put what was paid into the cart",
    })
    .input(z.object(ofOrder))
    .output(Done)
    .errors(
      refusals(
        ...errors,
        "article-gone",
        "fabric-still-open",
        "state-changed",
        "fabric-nothing-to-order",
        "fabric-all-ordered",
        "fabric-purchase-unpaid",
      ),
    ),

  /** Adds guests, all members of the committee, or somebody typed; somebody who is there already is added once only. */
  addPeople: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}/{id}/people",
      tags,
      summary: "Add people to a fabric order",
    })
    .input(
      z.object({
        ...ofOrder,
        guest_ids: z.array(PathId).max(500).default([]),
        committee: z.boolean().default(false),
        name: optionalLine(80),
        phone_number_1: optionalLine(40),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), added: z.int() }))
    .errors(refusals(...errors, "fabric-closed")),

  saveShare: call("verified-customer", "fabric:write")
    .route({
      method: "PUT",
      path: "/api/v1/fabric-orders/{eventId}/{id}/people/{share_id}",
      tags,
      summary: "How much somebody takes",
    })
    .input(
      z.object({
        ...ofShare,
        name: line(sentences.personRequired, 80),
        phone_number_1: optionalLine(40),
        size: optionalLine(30),
        quantity,
        version: z.coerce.number().int(),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile", "fabric-closed", "fabric-share-paid")),

  removeShare: call("verified-customer", "fabric:write")
    .route({
      method: "DELETE",
      path: "/api/v1/fabric-orders/{eventId}/{id}/people/{share_id}",
      tags,
      summary: "Remove somebody",
    })
    .input(z.object(ofShare))
    .output(Done)
    .errors(refusals(...errors, "fabric-closed", "fabric-share-paid")),

  /** Notes that somebody paid in cash, or that this was wrong. */
  markCash: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}/{id}/people/{share_id}/cash",
      tags,
      summary: "Mark a payment in cash",
    })
    .input(z.object({ ...ofShare, paid: z.boolean() }))
    .output(Done)
    .errors(refusals(...errors, "fabric-closed", "fabric-share-paid", "fabric-share-empty")),

  /** Notes a reminder, and answers what the committee's phone opens to send it. */
  remind: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: "/api/v1/fabric-orders/{eventId}/{id}/people/{share_id}/reminder",
      tags,
      summary: "Remind somebody",
    })
    .input(z.object({ ...ofShare, by: oneOf(["whatsapp", "sms"], notebookMessages.optionUnknown) }))
    .output(z.object({ success: z.literal(true), message: z.string(), link: z.string() }))
    .errors(refusals(...errors, "fabric-share-paid")),

  exportShares: call("verified-customer", "fabric:read")
    .route({
      method: "GET",
      path: "/api/v1/fabric-orders/{eventId}/{id}/export",
      tags,
      summary: "The people of a fabric order as a CSV file",
    })
    .input(z.object(ofOrder))
    .output(z.file())
    .errors(refusals(...errors)),
};
