import { refusal } from "@jdj/contract/call/refusals";

/**
 * The locked row of a save, if it still is of the version that the editor has read.
 * @throws not-found; changed-meanwhile
 */
export function currentRow<R extends { version: number }>(row: R | undefined, version: number): R {
  if (row === undefined) throw refusal("not-found");
  if (row.version !== version) throw refusal("changed-meanwhile");
  return row;
}
