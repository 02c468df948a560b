import { z } from "zod";
import { call } from "../glue/call.ts";
import { refusals } from "../glue/refusals.ts";
import { PathId } from "../glue/shapes.ts";

export const completion = {
  /** How much of the notebook is filled in, 0 to 100, weighted; stored when asked. */
  percentage: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/percentage/{customerId}",
      tags: ["notebook"],
      summary: "Completion of the notebook",
    })
    .input(z.strictObject({ customerId: PathId }))
    .output(z.object({ success: z.literal(true), percentage: z.int().min(0).max(100) }))
    .errors(refusals("not-found")),
};
