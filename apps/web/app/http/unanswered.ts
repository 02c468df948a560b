import { isRouteErrorResponse } from "react-router";

/** Statuses that a gateway answers in place of the site. */
const gateway: readonly number[] = [408, 502, 503, 504];

/** Whether nothing of the site answered: there is no network, or a gateway answered instead. */
export function isUnanswered(error: unknown): boolean {
  // `fetch` throws a TypeError without a response.
  return (
    error instanceof TypeError || (isRouteErrorResponse(error) && gateway.includes(error.status))
  );
}

/**
 * Whether an error of a load or of a form may be gone at the next one: nothing answered, or the
 * server failed. A refusal (4xx), a redirect and a dropped request are none.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500;
  if (isRouteErrorResponse(error))
    return error.status >= 500 || error.status === 429 || isUnanswered(error);
  // Also what a server that failed says, and an answer that broke off.
  return error instanceof Error && error.name !== "AbortError";
}
