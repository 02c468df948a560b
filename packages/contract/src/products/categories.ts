import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";

const Named = z.object({ id: Id, name: z.string() });

/** A category of the first level with those below it. */
export const RootCategory = Named.extend({ child: z.array(Named) });
export type RootCategory = z.infer<typeof RootCategory>;

export const categories = {
  /** In the order in which menus show them. */
  roots: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/root_categories",
      tags: ["marketplace"],
      summary: "Categories of articles",
    })
    .output(z.array(RootCategory)),
};
