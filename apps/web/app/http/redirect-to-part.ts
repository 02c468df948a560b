import { redirect } from "react-router";

/**
 * Redirects a form to a part of its own page, whose data are loaded again. Without the header the
 * router takes the redirect for a mere jump on the page when a fetcher ended while the form was
 * being sent (`isRevalidationRequired` in React Router's `handleFetcherAction`), and old data stay.
 * @param address of the page, with the part's fragment
 */
export function redirectToPart(address: `${string}#${string}`): Response {
  return redirect(address, { headers: { "X-Remix-Revalidate": "yes" } });
}
