import type { Client } from "@jdj/contract/client";
import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { createContext } from "react-router";

/** Who is signed in, as every page may know it. */
export type VisitorUser = {
  id: number;
  customerId: number | null;
  lastName: string;
  givenNames: string;
  email: string | null;
  /** E.164, `+2250701020304`. */
  phone: string | null;
  /** The e-mail is verified (or the phone proven, as the server's setting says). */
  verified: boolean;
  /** A birth date is known: with `verified`, what opens the notebook. */
  hasBirthDate: boolean;
};

/** What the server knows of one request before any page runs. */
export type Visitor = {
  /** The session's token, from the cookie; null when signed out or expired. */
  token: string | null;
  user: VisitorUser | null;
  /** For this response's scripts, random per request. */
  nonce: string;
  /** Whether a banner says that what is done here reaches nobody. */
  demonstration: boolean;
  /** Whether the pages for those who build are there. */
  developing: boolean;
  /** The product's name, never typed into a page. */
  brand: string;
  /** Path and query that were asked for. */
  path: string;
  /** Came by https: cookies are then marked Secure. */
  secure: boolean;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** How the product is reached. */
  contacts: SiteContacts;
};

/** The contract's client, speaking as the visitor. Loaders and actions: `context.get(apiContext)`. */
export const apiContext = createContext<Client>();

/** The visitor. Loaders and actions: `context.get(visitorContext)`. */
export const visitorContext = createContext<Visitor>();
