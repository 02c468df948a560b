import { apiContext, visitorContext } from "#app/http/context.ts";
import { cartCookie } from "#app/http/cookies/cart-cookie.ts";
import type { Route } from "./+types/count";

/** How many units are in the cart, for its link in the header: `{ count: 2 }`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const token = await cartCookie.read(request, visitor);
  const isEmpty = !visitor.user && token === null;
  const { count } = isEmpty
    ? { count: 0 }
    : await context.get(apiContext).carts.count(token === null ? {} : { cart_token: token });
  return Response.json({ count }, { headers: { "cache-control": "private, no-store" } });
}
