/** A page of a list, as a call asks for it. */
interface PageRequest {
  page?: number | undefined;
  per_page?: number | undefined;
}

const PER_PAGE = 25;

/** Where a page begins, and how many rows to read: one more than it shows. */
export function pageOf({ page = 1, per_page = PER_PAGE }: PageRequest) {
  return { offset: (page - 1) * per_page, limit: per_page + 1, size: per_page };
}

/** The answer to a list of rows that were read with `pageOf`. */
export function pageAnswer<T, R>(rows: T[], size: number, present: (row: T) => R) {
  return { items: rows.slice(0, size).map(present), has_more: rows.length > size };
}
