import type { VisitorProvider } from "@jdj/contract/accounts/visitor";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "./context.ts";

/** The error of a page whose provider belongs to no shop: the layout says so. */
export const noShop = "no-shop";

/** What a shop sells in the marketplace besides its services, or alone. */
export type Selling = NonNullable<VisitorProvider["shop"]>["selling"];

/** A signed-in member of a shop's team. */
export type ShopMember = VisitorProvider & { shop: NonNullable<VisitorProvider["shop"]> };

/**
 * The signed-in provider of a page under `/pro`, or a redirect to their sign-in that comes back to
 * the page that asked; the page says so (403) when their account belongs to no shop. Every loader and
 * action under `/pro` calls it first.
 */
export function requireProvider(context: Readonly<RouterContextProvider>): ShopMember {
  const { provider, path } = context.get(visitorContext);
  if (!provider) throw redirect(`${at("proSignIn")}?retour=${encodeURIComponent(path)}`);
  const { shop, ...person } = provider;
  if (shop === null) throw data(noShop, { status: 403 });
  return { ...person, shop };
}

/**
 * The same for the pages of those who sell products: any other shop is redirected to the page that
 * opens its sales.
 */
export function requireSeller(context: Readonly<RouterContextProvider>): ShopMember {
  const member = requireProvider(context);
  if (member.shop.selling === null) throw redirect(at("proSelling"));
  return member;
}
