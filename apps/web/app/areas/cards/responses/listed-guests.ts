import type { RespondingGuest } from "@jdj/contract/cards/responses";
import { pageOfRows } from "#app/http/search-query.ts";

const PER_PAGE = 50;

/** The answers by which the list is filtered. */
const answerFilters = ["none", "yes", "no"] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** The guests of one answer, or all of them, a page at a time. */
export function listedGuests(guests: readonly RespondingGuest[], search: URLSearchParams) {
  const filter = answerFilters.find((one) => one === search.get("reponse")) ?? null;
  const chosen = filter === null ? guests : guests.filter(({ answer }) => answer === filter);
  const { page, lastPage, rows } = pageOfRows(chosen, search, PER_PAGE);
  return {
    filter,
    page,
    lastPage,
    total: chosen.length,
    guests: rows,
  };
}
