import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";

/** A row that a page sends: which one it is, and the version that was shown. */
interface SentRow {
  key: number;
  version: number | undefined;
}

/**
 * The rows of a save that have to be written. One that equals what is stored is left alone, whatever
 * its version: a save sent again does no harm.
 * @param stored what is stored, by key
 * @throws changed-meanwhile when a version sent is not the stored one (0: nothing stored)
 */
export function changedRows<R extends SentRow, S extends { version: number }>(
  rows: readonly R[],
  stored: ReadonlyMap<number, S>,
  isSame: (row: R, before: S) => boolean,
): R[] {
  return rows.filter((row) => {
    const before = stored.get(row.key);
    if (before && isSame(row, before)) return false;
    if (row.version !== undefined && row.version !== (before?.version ?? 0))
      throw refusal("changed-meanwhile");
    return true;
  });
}

/**
 * Refuses rows that are sent twice in one save: it would be chance which one stays.
 * @param field the full name of a field of the row at that index
 */
export function refuseTwice(
  rows: readonly { key: number }[],
  field: (index: number) => string,
): void {
  const seen = new Set<number>();
  const errors: FieldErrors = {};
  rows.forEach(({ key }, index) => {
    if (seen.has(key)) errors[field(index)] = [notebookMessages.rowTwice];
    seen.add(key);
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
