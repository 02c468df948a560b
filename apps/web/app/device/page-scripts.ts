/**
 * Dispatched on the window for each page that is cached for use without a network: the script of
 * every page then loads what that page will need (`enhance/lazy-scripts.ts`).
 */
export const PAGE_CACHED = "jdj-page-cached";

/** Its detail: the page's text, and where its listener adds what it is loading. */
export type PageCached = { html: string; loading: Promise<unknown>[] };
