/** The answers by which the list is narrowed. */
const answerFilters = ["none", "yes", "no"] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** The answer that an address asks for, or null for all. */
export function answerFilter(search: URLSearchParams): AnswerFilter | null {
  return answerFilters.find((one) => one === search.get("reponse")) ?? null;
}
