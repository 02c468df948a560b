import { refusal } from "@jdj/contract/call/refusals";
import { cart as contract } from "@jdj/contract/carts/cart";
import { orderMessages } from "@jdj/contract/orders/messages";
import { dateIn } from "@jdj/french/dates";
import { eq, sum } from "drizzle-orm";
import { answer, asCustomer } from "../../http/answer.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { addLine } from "./cart/add-line.ts";
import { changeLine, removeLine } from "./cart/change-line.ts";
import { findCart, isCartOf, ownerOf } from "./cart/find-cart.ts";
import { listLines } from "./cart/list-lines.ts";
import { mergeCarts } from "./cart/merge-carts.ts";
import { presentCart } from "./cart/present.ts";
import { cartLines, carts } from "./cart/tables.ts";

/** The calls about the cart. */
export const cartCalls = {
  read: answer(contract.read).handler(async ({ context, input }) => {
    const owner = await ownerOf(context, input.cart_token);
    const cart = owner === null ? null : await findCart(context.db, owner);
    const rows = cart === null ? [] : await listLines(context.db, { cartId: cart.id });
    return presentCart(cart, rows, dateIn(context.now));
  }),

  count: answer(contract.count).handler(async ({ context, input }) => {
    const owner = await ownerOf(context, input.cart_token);
    if (owner === null) return { count: 0 };
    const [row] = await context.db
      .select({ units: sum(cartLines.quantity).mapWith(Number) })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .where(isCartOf(owner));
    return { count: row?.units ?? 0 };
  }),

  add: answer(contract.add).handler(async ({ context, input }) => {
    const named = await ownerOf(context, input.cart_token);
    const isKnown = named === null || "customerId" in named || (await findCart(context.db, named));
    const owner = isKnown ? named : null;
    // A cart that a stranger opens costs us a row.
    if (owner === null) await consumeRateLimit(limits.newCart, context.caller.address, context);
    const { variant_id: variantId, day, quantity, note } = input;
    const { token, count } = await addLine(context, owner, { variantId, day, quantity, note });
    return { success: true as const, cart_token: token, count };
  }),

  change: answer(contract.change).handler(async ({ context, input }) => {
    const owner = await ownerOf(context, input.cart_token);
    if (owner === null) throw refusal("not-found");
    await changeLine(context, owner, input.id, {
      quantity: input.quantity,
      note: input.note,
    });
    return { success: true as const };
  }),

  remove: answer(contract.remove).handler(async ({ context, input }) => {
    const owner = await ownerOf(context, input.cart_token);
    if (owner === null) throw refusal("not-found");
    await removeLine(context, owner, input.id);
    return { success: true as const, message: orderMessages.lineRemoved };
  }),

  merge: answer(contract.merge)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      await mergeCarts(context, context.actor.customer.id, input.cart_token);
      return { success: true as const };
    }),
};
