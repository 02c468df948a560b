import { apiContext, visitorContext } from "#app/http/context.ts";
import { cartCookie } from "#app/http/cookies/cart-cookie.ts";
import type { Route } from "./+types/cart-count";

/**
 * What cached pages of the shop do not know of their reader: how many units are in the cart, and what
 * they wish for: `{ count: 2, wishes: [12] }`.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const token = await cartCookie.read(request, visitor);
  const isEmpty = !visitor.user && token === null;
  const { count } = isEmpty
    ? { count: 0 }
    : await context.get(apiContext).carts.count(token === null ? {} : { cart_token: token });
  const wishes = visitor.user ? await context.get(apiContext).products.wishes.ids() : [];
  return Response.json({ count, wishes }, { headers: { "cache-control": "private, no-store" } });
}
