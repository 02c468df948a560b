import { notebookPrefix } from "@jdj/contract/paths/addresses";
import type { View } from "./view.ts";

/** Where the pages of a measurement are. */
interface Places {
  eventId: number;
  cardPath: string;
}

/** A page and what it may cost: bytes on the wire, milliseconds. */
export interface Budget {
  name: string;
  path(places: Places): string;
  signedIn: boolean;
  limits: Partial<View>;
}

const every = { html: 14_000, css: 14_000, fonts: 34_000, cls: 0.01, interaction: 100 };
const readers = { ...every, js: 12_000, total: 110_000, lcp: 1300 };
const entry = { ...every, js: 20_000, total: 80_000, lcp: 1200 };
const notebookPage = { ...every, js: 118_000, total: 180_000, lcp: 1600 };
const chatPage = { ...every, js: 130_000, total: 220_000, lcp: 1800 };
const guestPage = { ...every, js: 4000, total: 50_000, lcp: 1000 };
/** A card is its picture, which stands first and is fetched at once. */
const cardPage = { ...guestPage, total: 100_000, lcp: 1600 };

/** The pages that are measured, each with its line of the table. */
export const budgets: Budget[] = [
  {
    name: "home",
    path: () => "/",
    signedIn: false,
    limits: readers,
  },
  {
    name: "town halls",
    path: () => "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
    signedIn: false,
    limits: readers,
  },
  {
    name: "town hall",
    path: () => "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/6",
    signedIn: false,
    limits: readers,
  },
  {
    name: "contact",
    path: () => "/contacts-de-l-entreprise-d-organisation-de-mariage-cote-d-ivoire",
    signedIn: false,
    limits: readers,
  },
  {
    name: "article",
    path: () => "/blog/tenir-le-budget-de-sa-fete",
    signedIn: false,
    limits: readers,
  },
  { name: "sign-in", path: () => "/connexion", signedIn: false, limits: entry },
  { name: "registration", path: () => "/inscription", signedIn: false, limits: entry },
  {
    name: "guest list, 500 guests",
    path: () => `${notebookPrefix}/invites-pour-le-mariage`,
    signedIn: true,
    limits: notebookPage,
  },
  { name: "couple", path: () => `${notebookPrefix}/fiances`, signedIn: true, limits: notebookPage },
  {
    name: "quote requests",
    path: () => `${notebookPrefix}/prestataires-de-mariage-contacte`,
    signedIn: true,
    limits: chatPage,
  },
  {
    name: "card wizard",
    path: () => `${notebookPrefix}/nouvelle-carte-d-invitation-mariage`,
    signedIn: true,
    limits: { ...every, js: 128_000, total: 220_000, lcp: 1800 },
  },
  { name: "public card", path: ({ cardPath }) => cardPath, signedIn: false, limits: cardPage },
  {
    name: "confirmation",
    path: ({ cardPath }) => cardPath.replace("/wedding-card/", "/confirmation-de-presence/"),
    signedIn: false,
    limits: guestPage,
  },
];
