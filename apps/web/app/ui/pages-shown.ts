const most = 4;

/** The page numbers to show as buttons: at most four, around the current one. */
export function pagesShown(page: number, lastPage: number): number[] {
  const first = Math.max(1, Math.min(page - 1, lastPage - most + 1));
  const length = Math.min(most, lastPage - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
