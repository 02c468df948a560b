import { useMatches, useRouteError } from "react-router";

/**
 * What a route module exports as `handle`. A static page is sent without React, with the small
 * scripts of `enhance/` only; a hydrated page loads React.
 */
export type PageHandle = {
  page: "static" | "hydrated";
  /**
   * The page is the same for every visitor who is not signed in, except for the kind of device and
   * these query parameters: the server's page cache holds it until its content changes, a minute at
   * most. A page with any other query is not cached.
   */
  cachedBy?: readonly string[];
};

/** Whether the page on screen hydrates: its deepest route says so, and an error page never does. */
export function useHydrates(): boolean {
  const matches = useMatches();
  const failed = useRouteError() != null;
  const deepest = matches.at(-1)?.handle;
  return !failed && isPageHandle(deepest) && deepest.page === "hydrated";
}

/** Whether a value is a page's handle. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}
