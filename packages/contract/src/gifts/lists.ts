import { z } from "zod";
import { call } from "../call/call.ts";
import { readAmount } from "../call/read-amount.ts";
import { refusals } from "../call/refusals.ts";
import {
  Done,
  Id,
  Instant,
  line,
  oneOf,
  optionalLine,
  optionalUpload,
  PathId,
} from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { responseCodes } from "../payments/messages.ts";
import { PAYABLE_MAX_FCFA, payableInput } from "../payments/payable-input.ts";
import { giftStates, thanksChannels } from "./gift-states.ts";
import { giftMessages } from "./messages.ts";

/** Something that the hosts wish, as they see it. */
export const OwnGiftItem = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  /** FCFA, of one. */
  price: z.int(),
  quantity: z.int(),
  /** FCFA that gifts hold, paid or not yet. */
  taken_fcfa: z.int(),
  /** FCFA that are still to be given. */
  free_fcfa: z.int(),
  /** The hosts' own photo, whose address opens for an hour or two; null without one. */
  image: z.string().nullable(),
  /** The product of the marketplace; null for something of the hosts' own. */
  article: z
    .object({
      id: Id,
      kind: z.enum(["product", "service"]),
      image: z.string().nullable(),
      /** Whether it can still be bought. */
      is_offered: z.boolean(),
    })
    .nullable(),
});
export type OwnGiftItem = z.infer<typeof OwnGiftItem>;

/** A gift as the hosts see it. */
export const ReceivedGift = z
  .object({
    id: Id,
    state: z.enum(giftStates),
    /** The item; null for a gift to the cagnotte. */
    item: z.string().nullable(),
    amount_fcfa: z.int(),
    /** What of it was given back to the giver, in FCFA. */
    refunded_fcfa: z.int(),
    giver_name: z.string(),
    /** E.164. */
    giver_phone: z.string().nullable(),
    giver_email: z.string().nullable(),
    /** The guest of the event with the giver's phone or address; null when there is none. */
    guest_id: Id.nullable(),
    message: z.string(),
    /** Its payment came when somebody else had given the item: it is in the cagnotte. */
    came_late: z.boolean(),
    created_at: Instant,
    paid_at: Instant.nullable(),
    thanked_at: Instant.nullable(),
    thanked_by: z.enum(thanksChannels).nullable(),
    thanks: z.string(),
  })
  .meta({ id: "ReceivedGift" });
export type ReceivedGift = z.infer<typeof ReceivedGift>;

/** A gift list with what was given, for the hosts. */
export const OwnGiftList = z.object({
  version: z.int(),
  is_open: z.boolean(),
  /** The path of the public page; null until the list is saved. */
  path: z.string().nullable(),
  message: z.string(),
  has_pot: z.boolean(),
  pot_name: z.string(),
  pot_goal_fcfa: z.int().nullable(),
  /** Whether guests see how far the cagnotte is from its goal. */
  shows_progress: z.boolean(),
  items: z.array(OwnGiftItem),
  /** The newest first, 500 at most. */
  gifts: z.array(ReceivedGift),
  sums: z.object({
    /** FCFA that were paid, and how much of it to the cagnotte. */
    paid_fcfa: z.int(),
    pot_paid_fcfa: z.int(),
    /** FCFA whose payment is awaited. */
    pledged_fcfa: z.int(),
    paid_gifts: z.int(),
    /** Paid gifts that nobody thanked for yet. */
    to_thank: z.int(),
  }),
});
export type OwnGiftList = z.infer<typeof OwnGiftList>;

const tags = ["gifts"];
const ofEvent = { eventId: PathId };
const ofItem = { eventId: PathId, id: PathId };
const errors = ["not-found", "not-allowed", "account-unverified"] as const;

const itemFields = {
  name: line(giftMessages.itemNameRequired, 120),
  price: payableInput(giftMessages.priceRequired),
  quantity: z.coerce
    .number(giftMessages.quantityInvalid)
    .int(giftMessages.quantityInvalid)
    .min(1, giftMessages.quantityInvalid)
    .max(1000, giftMessages.quantityInvalid),
  /** JPEG, PNG, WebP or HEIC; one that is stored stays without. */
  file: optionalUpload(giftMessages.photoInvalid),
};

const version = z.coerce.number().int().min(0);

export const giftLists = {
  list: call("verified-customer", "gifts:read")
    .route({
      method: "GET",
      path: "/api/v1/gift-lists/{eventId}",
      tags,
      summary: "The gift list of an event and what was given",
    })
    .input(z.object(ofEvent))
    .output(OwnGiftList)
    .errors(refusals(...errors)),

  /** What a guest of an event gave or promised, by their phones and their address; the newest first, fifty at most. */
  giftsOfGuest: call("verified-customer", "gifts:read")
    .route({
      method: "GET",
      path: "/api/v1/gift-lists/guests/{eventGuestId}",
      tags,
      summary: "The gifts of one guest",
    })
    .input(z.object({ eventGuestId: PathId }))
    .output(z.array(ReceivedGift))
    .errors(refusals(...errors)),

  /** Saves the list itself; the first save makes its public page. */
  save: call("verified-customer", "gifts:write")
    .route({
      method: "PUT",
      path: "/api/v1/gift-lists/{eventId}",
      tags,
      summary: "Save the gift list",
    })
    .input(
      z.object({
        ...ofEvent,
        is_open: z.boolean(),
        message: z.string().trim().max(1000, "Ce champ ne peut dépasser 1000 caractères"),
        has_pot: z.boolean(),
        pot_name: optionalLine(80),
        /** Left as it is without. */
        shows_progress: z.boolean().optional(),
        pot_goal: z.preprocess(
          readAmount,
          z
            .int(giftMessages.amountRequired)
            .min(100, responseCodes[641])
            .max(PAYABLE_MAX_FCFA, responseCodes[642])
            .nullable(),
        ),
        version,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Adds a product of the marketplace at its present price. */
  addArticle: call("verified-customer", "gifts:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/articles",
      tags,
      summary: "Wish an article of the marketplace",
    })
    .input(z.object({ ...ofEvent, article_id: PathId, quantity: itemFields.quantity }))
    .output(Done)
    .errors(refusals(...errors)),

  addItem: call("verified-customer", "gifts:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/items",
      tags,
      summary: "Wish something of one's own",
    })
    .input(z.object({ ...ofEvent, ...itemFields }))
    .output(Done)
    .errors(refusals(...errors)),

  saveItem: call("verified-customer", "gifts:write")
    .route({
      method: "PUT",
      path: "/api/v1/gift-lists/{eventId}/items/{id}",
      tags,
      summary: "Change a wish",
    })
    .input(z.object({ ...ofItem, ...itemFields, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  moveItem: call("verified-customer", "gifts:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/items/{id}/move",
      tags,
      summary: "Move a wish up or down",
    })
    .input(z.object({ ...ofItem, to: oneOf(["up", "down"], notebookMessages.optionUnknown) }))
    .output(Done)
    .errors(refusals(...errors)),

  /** Removes a wish; what was given for it goes to the cagnotte. */
  removeItem: call("verified-customer", "gifts:write")
    .route({
      method: "DELETE",
      path: "/api/v1/gift-lists/{eventId}/items/{id}",
      tags,
      summary: "Remove a wish",
    })
    .input(z.object(ofItem))
    .output(Done)
    .errors(refusals(...errors)),

  /** Notes who was thanked and how; by e-mail we send it, else the hosts' own phone does. */
  thank: call("verified-customer", "gifts:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/gifts/{id}/thanks",
      tags,
      summary: "Thank for a gift",
    })
    .input(
      z.object({
        ...ofItem,
        by: oneOf(thanksChannels, notebookMessages.optionUnknown),
        text: z
          .string(giftMessages.thanksRequired)
          .trim()
          .max(1000, "Ce champ ne peut dépasser 1000 caractères"),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        /** What the hosts' phone opens to send it: `https://wa.me/…` or `sms:…`; null otherwise. */
        link: z.string().nullable(),
      }),
    )
    .errors(refusals(...errors, "gift-not-paid", "too-many-requests")),

  exportGifts: call("verified-customer", "gifts:read")
    .route({
      method: "GET",
      path: "/api/v1/gift-lists/{eventId}/export",
      tags,
      summary: "The givers as a CSV file",
    })
    .input(z.object(ofEvent))
    .output(z.file())
    .errors(refusals(...errors)),
};
