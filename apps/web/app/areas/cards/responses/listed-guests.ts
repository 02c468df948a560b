import type { RespondingGuest } from "@jdj/contract/cards/responses";

const PER_PAGE = 50;

/** The answers by which the list is filtered. */
const answerFilters = ["none", "yes", "no"] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** The guests of one answer, or all of them, a page at a time. */
export function listedGuests(guests: readonly RespondingGuest[], search: URLSearchParams) {
  const filter = answerFilters.find((one) => one === search.get("reponse")) ?? null;
  const chosen = filter === null ? guests : guests.filter(({ answer }) => answer === filter);
  const lastPage = Math.max(1, Math.ceil(chosen.length / PER_PAGE));
  const page = Math.min(lastPage, Math.max(1, Number(search.get("page")) || 1));
  return {
    filter,
    page,
    lastPage,
    total: chosen.length,
    guests: chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  };
}
