import { isNotNull, isNull } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The condition that a list has only what is hidden, or only what is shown; none for both. */
export function whereHidden(hiddenAt: AnyPgColumn, hidden: boolean | undefined) {
  if (hidden === undefined) return undefined;
  return hidden ? isNotNull(hiddenAt) : isNull(hiddenAt);
}
