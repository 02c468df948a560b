import { z } from "zod";
import { PathId } from "../call/shapes.ts";
import { YesNo } from "./resource.ts";

/** What lists of what staff may hide are filtered by. */
export const hidingFilters = { provider_id: PathId.optional(), hidden: YesNo.optional() };

/** Hiding needs a reason, which the provider gets by email. */
export const Hiding = z.object({
  id: PathId,
  hidden: z.boolean(),
  reason: z.string().max(1000).optional(),
});
