import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { PayableEvent } from "../designs/payable-event.ts";
import { payableInput } from "../payments/payable-input.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { giftMessages } from "./messages.ts";

/** A gift list as guests see it: what is still free, and nothing of what was given. */
export const PublicGiftList = z.object({
  event: PayableEvent,
  is_open: z.boolean(),
  message: z.string(),
  /** The cagnotte; null where the hosts want none. */
  pot: z
    .object({
      name: z.string(),
      goal_fcfa: z.int().nullable(),
      /**
       * How much of the goal was given, rounded down to a twentieth, so that it tells no single gift; null
       * without a goal, and where the hosts keep it to themselves.
       */
      percent: z.int().min(0).max(100).nullable(),
    })
    .nullable(),
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** FCFA, of one. */
      price: z.int(),
      quantity: z.int(),
      image: z.string().nullable(),
      /** FCFA that may be given now. */
      free_fcfa: z.int(),
      /** FCFA that somebody is paying; with nothing free and nothing held, it was given whole. */
      held_fcfa: z.int(),
    }),
  ),
});
export type PublicGiftList = z.infer<typeof PublicGiftList>;

const tags = ["gifts"];
const token = z.string().min(1).max(60);

export const publicGiftLists = {
  list: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/public-gift-lists/{token}",
      tags,
      summary: "A gift list as guests see it",
    })
    .input(z.object({ token }))
    .output(PublicGiftList)
    .errors(refusals("not-found", "event-gone", "too-many-requests")),

  /**
   * Begins a gift, which holds its part of the item for half an hour; without a payment under way it
   * yields to whoever begins another. The same key gives the same gift.
   */
  give: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/public-gift-lists/{token}/gifts",
      tags,
      summary: "Give, without an account",
    })
    .input(
      z.object({
        token,
        /** Null for the cagnotte. */
        item_id: PathId.nullish(),
        amount: payableInput(giftMessages.amountRequired),
        giver_name: line(giftMessages.nameRequired, 80),
        message: z.string().trim().max(500, "Ce champ ne peut dépasser 500 caractères").default(""),
        /** For the thanks of the hosts. */
        phone_number_1: optionalLine(40),
        email: z.preprocess(
          (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
          z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
        ),
        idempotency_key: z.string().max(100).optional(),
      }),
    )
    /** The order to pay on `/paiement/{reference}`. */
    .output(z.object({ reference: z.string() }))
    .errors(
      refusals(
        "not-found",
        "event-gone",
        "event-cancelled",
        "gifts-closed",
        "gift-complete",
        "gift-held",
        "deposits-closed",
        "request-under-way",
        "key-reused",
        "too-many-requests",
      ),
    ),
};
