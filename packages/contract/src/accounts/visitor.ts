import type { Introduction, IntroductionKey } from "../content/section-introductions.ts";
import type { SiteContacts } from "../content/site-contacts.ts";

/** The signed-in user, for every page. */
export type VisitorUser = {
  id: number;
  customerId: number | null;
  lastName: string;
  givenNames: string;
  email: string | null;
  /** E.164, `+2250701020304`. */
  phone: string | null;
  /** Whether the e-mail is verified (or the phone, depending on the server's setting). */
  verified: boolean;
  /** Whether the birth date is known; with `verified` it opens the notebook. */
  hasBirthDate: boolean;
  /** The name of the event to which somebody ended their access; null once they chose another. */
  endedEvent: string | null;
  /** When our team erases the account; null otherwise. */
  erasesAt: string | null;
  /** The number of the bell, « 99+ » at most; empty for none. */
  unread: string;
};

/** The signed-in provider, for the pages under `/pro`. */
export type VisitorProvider = {
  id: number;
  lastName: string;
  givenNames: string;
  email: string | null;
  /** The provider for whom they work; null for an account that belongs to none. */
  shop: {
    id: number;
    name: string;
    role: "owner" | "manager" | "member";
    published: boolean;
    /** Whether its team published it: it is public while a listing runs. */
    released: boolean;
    /** Whether staff withdrew its page. */
    suspended: boolean;
    /** Whether it also, or only, sells products in the marketplace. */
    selling: "also" | "only" | null;
  } | null;
  /** The number of the bell, as of customers. */
  unread: string;
};

/** The visitor of a request, known before any page runs. */
export type Visitor = {
  /** The session's token, from the cookie; null when signed out or expired. */
  token: string | null;
  /** The signed-in customer; null on the pages of providers. */
  user: VisitorUser | null;
  /**
   * The numbers of the user's favourites that the page shows, where the server knows them before; null
   * where the page asks for them.
   */
  favourites: readonly number[] | null;
  /** Whether a member of staff looks at the user's notebook, to read only. */
  isView: boolean;
  /** Whose pages the requested one belongs to. */
  space: "customers" | "providers";
  /** The signed-in provider; null on all other pages. */
  provider: VisitorProvider | null;
  /** The CSP nonce of this response's scripts, random per request. */
  nonce: string;
  /** Whether the banner of the demonstration is shown. */
  demonstration: boolean;
  /** Whether the pages for developers exist. */
  developing: boolean;
  /** The product's name, from the settings. */
  brand: string;
  /** The requested path and query. */
  path: string;
  /** Whether the request came by HTTPS: cookies are then `Secure`. */
  secure: boolean;
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  /** The contacts of the product. */
  contacts: SiteContacts;
  /** The headings and introductions, with their placeholders unfilled: a loader takes its own. */
  introductions: Readonly<Record<IntroductionKey, Introduction>>;
};
