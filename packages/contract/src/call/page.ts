import { z } from "zod";

/** A page of a list of ours. `has_more`: whether a further page follows; such lists are not counted. */
export function pageOf<R extends z.ZodType>(item: R) {
  return z.object({ items: z.array(item), has_more: z.boolean() });
}
