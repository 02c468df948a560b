import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";

export const cardDesigns = {
  /** Designs, with the preview in the cloth of the signed-in customer's event, or a sample. */
  designs: call("anyone")
    .route({ method: "GET", path: "/api/v1/designs", tags: ["cards"], summary: "Card designs" })
    .output(z.array(z.object({ id: Id, code: z.string(), name: z.string(), image: z.string() }))),

  categories: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/categories",
      tags: ["cards"],
      summary: "Message categories",
    })
    .input(z.object({ category_for_customer: z.enum(["true", "false"]).optional() }))
    .output(
      z.array(
        z.object({
          id: Id,
          code: z.string(),
          name: z.string(),
          models: z.array(
            z.object({
              id: Id,
              name: z.string(),
              content: z.string(),
              content_for_facebook: z.string(),
              content_for_sms: z.string(),
            }),
          ),
        }),
      ),
    ),
};
