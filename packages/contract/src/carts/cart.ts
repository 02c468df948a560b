import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, PathId } from "../call/shapes.ts";
import { orderMessages } from "../orders/messages.ts";

/**
 * Why a line cannot be ordered as it is: withdrawn, sold out, more than is left, more than is left
 * together with another variant of the service on that day, too early a day.
 */
export const lineProblems = ["gone", "out", "short", "shared", "day"] as const;

/** A line of a cart, with the product as it now is. */
export const CartLine = z
  .object({
    id: Id,
    article_id: Id,
    variant_id: Id,
    kind: z.enum(["product", "service"]),
    name: z.string(),
    /** A path of this site; null without a picture. */
    image: z.string().nullable(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    /** `YYYY-MM-DD`, of a service. */
    day: z.string().nullable(),
    quantity: z.int(),
    note: z.string(),
    /** Of one unit, FCFA with tax, now. */
    price: z.int(),
    /** Of one unit, when it was put in. */
    seen_price: z.int(),
    /** Units that may be ordered now, beside the other lines. */
    available: z.int(),
    /** Of a service: places that nobody ordered on its day, for all its variants; null of goods. */
    places: z.int().nullable(),
    problem: z.enum(lineProblems).nullable(),
  })
  .meta({ id: "CartLine" });
export type CartLine = z.infer<typeof CartLine>;

/** A cart by its sellers. */
export const Cart = z
  .object({
    /** Units of all lines. */
    count: z.int(),
    sellers: z.array(
      z.object({
        id: Id,
        name: z.string(),
        goods_fcfa: z.int(),
        /** The day on which what is ordered now is ready to be sent or fetched; null for services alone. */
        ready_on: z.string().nullable(),
        lines: z.array(CartLine),
      }),
    ),
    /** Of the lines that can be ordered. */
    goods_fcfa: z.int(),
    /** The idempotency key of its next order; null for an empty cart. */
    order_key: z.string().nullable(),
    /** Whether every line can be ordered as it is. */
    can_order: z.boolean(),
  })
  .meta({ id: "Cart" });
export type Cart = z.infer<typeof Cart>;

/** The most different lines of a cart. */
export const MOST_LINES = 50;

/** A visitor's token, which their cookie keeps; a customer's cart needs none. */
const CartToken = z.string().max(100).optional();

const whole = (value: unknown) =>
  typeof value === "string" && /^\s*-?\d{1,12}\s*$/.test(value) ? Number(value) : value;
const { quantityInvalid } = orderMessages;
const Quantity = z.preprocess(
  whole,
  z.int(quantityInvalid).min(1, quantityInvalid).max(999, quantityInvalid),
);
const LineNote = z.string().trim().max(300, "La note ne peut dépasser 300 caractères").default("");
const Day = z.preprocess(
  (value) => (value === "" ? null : (value ?? null)),
  z.iso.date(orderMessages.dayRequired).nullable(),
);

const tags = ["carts"];

/** The cart of a customer, or of a visitor with a token. */
export const cart = {
  read: call("anyone")
    .route({ method: "GET", path: "/api/v1/cart", tags, summary: "The cart" })
    .input(z.object({ cart_token: CartToken }))
    .output(Cart),

  /** How many units are in it, for the header. */
  count: call("anyone")
    .route({ method: "GET", path: "/api/v1/cart/count", tags, summary: "Units in the cart" })
    .input(z.object({ cart_token: CartToken }))
    .output(z.object({ count: z.int() })),

  /** Puts a variant in; one that is in already, for the same day, grows. */
  add: call("anyone")
    .route({ method: "POST", path: "/api/v1/cart/lines", tags, summary: "Put into the cart" })
    .input(
      z.object({
        variant_id: z.preprocess(whole, Id),
        day: Day,
        quantity: Quantity.default(1),
        note: LineNote,
        cart_token: CartToken,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        /** The token of a new visitor's cart; null when the cart was known. */
        cart_token: z.string().nullable(),
        count: z.int(),
      }),
    )
    .errors(refusals("not-found", "article-gone", "too-many-requests")),

  change: call("anyone")
    .route({ method: "POST", path: "/api/v1/cart/lines/{id}", tags, summary: "Change a line" })
    .input(
      z.object({
        id: PathId,
        quantity: Quantity,
        note: LineNote.optional(),
        cart_token: CartToken,
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "article-gone")),

  remove: call("anyone")
    .route({ method: "DELETE", path: "/api/v1/cart/lines/{id}", tags, summary: "Remove a line" })
    .input(z.object({ id: PathId, cart_token: CartToken }))
    .output(Done)
    .errors(refusals("not-found")),

  /** Moves the lines of a visitor's cart into the customer's, after sign-in. */
  merge: call("customer")
    .route({ method: "POST", path: "/api/v1/cart/merge", tags, summary: "Merge a visitor's cart" })
    .input(z.object({ cart_token: z.string().max(100) }))
    .output(Done),
};
