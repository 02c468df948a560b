import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";

/** A commune or town, and how many providers work there. */
const Town = z.object({
  id: Id,
  name: z.string(),
  /** The district in which it lies. */
  district: z.string(),
  providers_count: z.int().min(0),
});
export type Town = z.infer<typeof Town>;

export const towns = {
  /** In the order of the districts, those without a provider too. */
  list: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/provider-towns",
      tags: ["directory"],
      summary: "Towns of providers",
    })
    .output(z.array(Town)),
};
