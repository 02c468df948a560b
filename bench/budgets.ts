import { at, notebookPrefix } from "@jdj/contract/paths/addresses";
import type { View } from "./view.ts";

/** Where the pages of a measurement are that have an id or a token in their address. */
export interface Places {
  cardPath: string;
  productId: number;
  /** The demonstration's caterer, and the demonstration's couple's conversation with her. */
  providerId: number;
  requestId: number;
}

/**
 * Who looks at a page: a couple with 500 guests and a budget of 200 lines, or the demonstration's
 * customer and its provider, who have written to each other.
 */
export type Viewer = "anyone" | "couple" | "customer" | "provider";

/** A page and what it may cost: bytes on the wire, milliseconds. */
export interface Budget {
  name: string;
  path(places: Places): string;
  viewer: Viewer;
  /** Kept from search engines, although whoever has its link may open it. */
  unlisted?: boolean;
  limits: Partial<View>;
}

const every = { html: 14_000, css: 14_000, fonts: 34_000, cls: 0.01, interaction: 100 };
const readers = { ...every, js: 12_000, total: 110_000, lcp: 1300 };
const entry = { ...every, js: 20_000, total: 80_000, lcp: 1200 };
const notebookPage = { ...every, js: 118_000, total: 180_000, lcp: 1600 };
/** Two hundred lines with three boxes each are 25 KB of HTML. */
const budgetPage = { ...notebookPage, html: 26_000, total: 192_000 };
const chatPage = { ...every, js: 130_000, total: 220_000, lcp: 1800 };
const guestPage = { ...every, js: 4000, total: 50_000, lcp: 1000 };
/** A card is its picture, which stands first and is carried by the page. */
const cardPage = { ...guestPage, total: 100_000 };

/** The pages that are measured, each with its line of the table. */
export const budgets: Budget[] = [
  {
    name: "home",
    path: () => "/",
    viewer: "anyone",
    limits: readers,
  },
  {
    name: "town halls",
    path: () => "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
    viewer: "anyone",
    limits: readers,
  },
  {
    name: "town hall",
    path: () => "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/6",
    viewer: "anyone",
    limits: readers,
  },
  {
    name: "contact",
    path: () => "/contacts-de-l-entreprise-d-organisation-de-mariage-cote-d-ivoire",
    viewer: "anyone",
    limits: readers,
  },
  {
    name: "article",
    path: () => "/blog/tenir-le-budget-de-sa-fete",
    viewer: "anyone",
    limits: readers,
  },
  { name: "shop", path: () => at("shopping"), viewer: "anyone", limits: readers },
  {
    name: "product",
    path: ({ productId }) => at("shoppingProduct", { id: productId }),
    viewer: "anyone",
    limits: readers,
  },
  {
    name: "provider",
    path: ({ providerId }) => at("provider", { id: providerId }),
    viewer: "customer",
    limits: readers,
  },
  { name: "sign-in", path: () => "/connexion", viewer: "anyone", limits: entry },
  { name: "registration", path: () => "/inscription", viewer: "anyone", limits: entry },
  {
    name: "guest list, 500 guests",
    path: () => `${notebookPrefix}/invites-pour-le-mariage`,
    viewer: "couple",
    limits: notebookPage,
  },
  {
    name: "couple",
    path: () => `${notebookPrefix}/fiances`,
    viewer: "couple",
    limits: notebookPage,
  },
  {
    name: "quote requests",
    path: () => `${notebookPrefix}/prestataires-de-mariage-contacte`,
    viewer: "couple",
    limits: chatPage,
  },
  {
    name: "card wizard",
    path: () => `${notebookPrefix}/nouvelle-carte-d-invitation-mariage`,
    viewer: "couple",
    limits: { ...every, js: 128_000, total: 220_000, lcp: 1800 },
  },
  {
    name: "budget, 200 lines",
    path: () => at("budget"),
    viewer: "couple",
    limits: budgetPage,
  },
  {
    name: "customer's chat",
    path: ({ requestId }) => at("request", { id: requestId }),
    viewer: "customer",
    limits: chatPage,
  },
  {
    name: "provider's chat",
    path: ({ requestId }) => at("proRequest", { id: requestId }),
    viewer: "provider",
    limits: chatPage,
  },
  { name: "provider's home", path: () => at("pro"), viewer: "provider", limits: notebookPage },
  {
    name: "public card",
    path: ({ cardPath }) => cardPath,
    viewer: "anyone",
    unlisted: true,
    limits: cardPage,
  },
  {
    name: "confirmation",
    path: ({ cardPath }) => cardPath.replace("/wedding-card/", "/confirmation-de-presence/"),
    viewer: "anyone",
    unlisted: true,
    limits: guestPage,
  },
];

/** All of them, or those whose names begin with one of `ONLY`, between commas. */
export function chosenBudgets(): Budget[] {
  const only = process.env.ONLY?.split(",") ?? [""];
  return budgets.filter(({ name }) => only.some((one) => name.startsWith(one)));
}
