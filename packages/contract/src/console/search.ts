import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";
import type { Capability } from "../call/staff-policy.ts";
import { consoleMessages } from "./messages.ts";

/** The fewest and the most characters of a search. */
export const SEARCH_LENGTH = { min: 1, max: 80 } as const;

/** The most results of a kind. */
export const SEARCH_MOST = 5;

/** What may be found: the resources of the console, each with what a role needs to find it. */
export const searchKinds = {
  people: "people:read",
  providers: "providers:read",
  payments: "payments:read",
  orders: "sales:read",
  bookings: "sales:read",
  quotes: "sales:read",
  gifts: "sales:read",
  messages: "inbox:read",
} as const satisfies Record<string, Capability>;
export type SearchKind = keyof typeof searchKinds;

/** The kinds in the order in which they are shown. */
export const searchKindNames = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];

/** Something that a search found. */
export const SearchResult = z.object({
  id: Id,
  title: z.string(),
  /** What tells it from others of its name; empty for nothing. */
  detail: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = {
  /**
   * Everything on the console that a text names: a part of an address, names in any order and
   * misspelt, a reference or its end, a number, the end of a phone number. Each role finds what it
   * may see.
   */
  find: call("staff", "session:read")
    .route({ method: "GET", path: "/api/v1/console/search", tags: ["console"], summary: "Search" })
    .input(
      z.object({
        q: z
          .string()
          .trim()
          .min(SEARCH_LENGTH.min, consoleMessages.searchShort)
          .max(SEARCH_LENGTH.max, consoleMessages.searchLong),
      }),
    )
    .output(
      z.object({
        groups: z.array(
          z.object({
            kind: z.enum(searchKindNames),
            items: z.array(SearchResult),
            has_more: z.boolean(),
          }),
        ),
      }),
    ),
};
export type SearchAnswer = { groups: { kind: SearchKind; items: SearchResult[] }[] };
