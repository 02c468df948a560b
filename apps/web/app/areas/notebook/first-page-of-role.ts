import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";

/**
 * Where somebody begins in a notebook: a treasurer with the budget, which they keep.
 * @param otherwise where everybody else begins
 */
export function firstPageOfRole(event: EventRow | null, otherwise: string): string {
  return event?.role === "treasurer" ? at("budget") : otherwise;
}
