import type { Hono } from "hono";

/** A person as Facebook describes them to our application. */
export interface FacebookPerson {
  /** Stable for our application. */
  id: string;
  givenNames: string;
  lastName: string;
  /** Confirmed by Facebook; null when the person has none or did not share it. */
  email: string | null;
}

/** What sign-in with Facebook must do: the code flow of OAuth 2. */
export interface FacebookDriver {
  /** Where the person is asked; it comes back to `returnTo` with `code` and `state`, or with `error`. */
  consentAddress(asked: { state: string; returnTo: string }): string;
  /**
   * Who gave that code; null when Facebook does not take it.
   * @throws FacebookAway when Facebook does not answer
   */
  personOf(given: { code: string; returnTo: string }): Promise<FacebookPerson | null>;
  /** What the embedded driver serves in Facebook's place, under /dev/facebook. */
  routes?: Hono;
}

/** Facebook did not answer, or not as it should. */
export class FacebookAway extends Error {}
