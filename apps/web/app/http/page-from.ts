/** The page that an address asks for, from 1. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isSafeInteger(page) ? Math.max(1, page) : 1;
}
