import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, PathId } from "../call/shapes.ts";
import { AnswerDisputeInput } from "./shapes.ts";

const tags = ["disputes"];

/** The calls about a dispute, whatever it is about. Another's is 404. */
export const disputes = {
  /** Ends an own dispute: the money goes on as if there had been none. */
  withdraw: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/disputes/{id}/withdraw",
      tags,
      summary: "End an own dispute",
    })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("not-found", "dispute-ended")),

  /** Answers a customer's dispute, once; staff decide then. */
  answer: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/disputes/{id}/answer",
      tags,
      summary: "Answer a dispute",
    })
    .input(AnswerDisputeInput)
    .output(Done)
    .errors(
      refusals("no-shop", "not-found", "dispute-ended", "dispute-answered", "too-many-requests"),
    ),
};
