import { useMatches, useRouteError } from "react-router";

/** Replaces a text by a placeholder; an empty text stays empty. */
export type Mark = (text: string) => string;

/**
 * What a route module exports as `handle`. A static page is sent without React, with the small
 * plain scripts only (`enhance/main.ts`); a hydrated page loads React.
 */
export type PageHandle<LoaderData = unknown> = {
  page: "static" | "hydrated";
  /** The page is a picture with words below: fonts are asked for once the page is laid out, after it. */
  pictureFirst?: boolean;
  /**
   * The page is the same for every visitor who is not signed in, except for the kind of device and
   * these query parameters: the server's page cache holds it until its content changes, a minute at
   * most. A page with any other query is not cached. Who is signed in gets the same page with their
   * name: it asks the API for nothing of theirs but `favourites`.
   */
  cachedBy?: readonly string[];
  /** Whether a page of `cachedBy` is cached at all, by what its loader returned; every one is without it. */
  isShared?(data: LoaderData): boolean;
  /** The numbers of the providers by whose hearts a cached page differs among those who are signed in. */
  providersOf?(data: LoaderData): number[];
  /**
   * Many people get the same page but for a few texts of their own. Replaces those texts by placeholders
   * in what the loader returned: the page is then rendered once (`page-template.ts`). A replaced text may
   * only be shown, alone or within another; what the page decides or computes by must stay. Null for
   * data whose page is rendered as it is.
   */
  mark?(data: LoaderData, mark: Mark): LoaderData | null;
};

/** Whether the page on screen hydrates: its deepest route says so, and an error page never does. */
export function useHydrates(): boolean {
  const matches = useMatches();
  const failed = useRouteError() != null;
  const deepest = matches.at(-1)?.handle;
  return !failed && isPageHandle(deepest) && deepest.page === "hydrated";
}

/** Whether the page on screen is a picture first of all. */
export function usePictureFirst(): boolean {
  const deepest = useMatches().at(-1)?.handle;
  return isPageHandle(deepest) && deepest.pictureFirst === true;
}

/** Whether a value is a page's handle. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}
