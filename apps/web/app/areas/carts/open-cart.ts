import type { RouterContextProvider } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { cartCookie } from "#app/http/cookies/cart-cookie.ts";

/** Which cart a request is about. */
interface OpenCart {
  /** The input that names it: a visitor's token, nothing for a customer. */
  cart: { cart_token?: string };
  /** Headers of the response: a cookie that is no longer needed is deleted. */
  headers: Headers;
}

/**
 * The cart of a request. What a visitor put in before they signed in becomes the customer's here, on
 * the first page that shows the cart.
 */
export async function openCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<OpenCart> {
  const visitor = context.get(visitorContext);
  const token = await cartCookie.read(request, visitor);
  const headers = new Headers();
  if (token === null) return { cart: {}, headers };
  if (!visitor.user) return { cart: { cart_token: token }, headers };
  await context.get(apiContext).carts.merge({ cart_token: token });
  headers.append("Set-Cookie", await cartCookie.clear(visitor));
  return { cart: {}, headers };
}
