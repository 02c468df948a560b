import { useMatches, useRouteError } from "react-router";

/**
 * What a route module exports as `handle`. A static page is sent without React, with the small
 * scripts of `enhance/` only; a hydrated page carries React.
 */
export type PageHandle = {
  page: "static" | "hydrated";
  /**
   * The page is the same for every visitor who is not signed in, but for the kind of their device:
   * the server's page cache holds it until its content changes, a minute at most.
   */
  cached?: true;
};

/** Whether the page on screen hydrates: its deepest route says so, and an error page never does. */
export function useHydrates(): boolean {
  const matches = useMatches();
  const failed = useRouteError() != null;
  const deepest = matches.at(-1)?.handle;
  return !failed && isPageHandle(deepest) && deepest.page === "hydrated";
}

/** Whether a route's handle is one of ours. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}
