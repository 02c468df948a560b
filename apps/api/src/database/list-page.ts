/**
 * A page of a list of so many rows: which of them are read, and the figures that are shown. A page
 * beyond the last one is the last; without a number it is the first.
 */
export function listPage(total: number, asked: number | undefined, perPage: number) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked ?? 1, lastPage);
  return {
    offset: (page - 1) * perPage,
    limit: perPage,
    figures: { total, current_page: page, last_page: lastPage },
  };
}
