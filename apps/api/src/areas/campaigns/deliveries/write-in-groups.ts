/**
 * Writes rows in groups, as a database commits: those that come while a write runs go with the next one,
 * so that each is written as soon as it can be, and many at once cost one statement.
 * @returns ends when its row is written, and fails when the write of its group does
 */
export function writeInGroups<Row>(
  write: (rows: readonly Row[]) => Promise<void>,
): (row: Row) => Promise<void> {
  let waiting: Row[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return (row) => {
    waiting.push(row);
    next ??= last = last
      .catch(() => {})
      .then(() => {
        const rows = waiting;
        waiting = [];
        next = null;
        return write(rows);
      });
    return next;
  };
}
