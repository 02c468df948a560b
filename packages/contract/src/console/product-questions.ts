import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { ById, listInput, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/article-questions" as const;

/** A question about a product, as staff moderate it. */
export const ModeratedQuestion = z
  .object({
    id: Id,
    article: z.string(),
    provider: z.string(),
    question: z.string(),
    answer: z.string().nullable(),
    created_at: Instant,
    answered_at: Instant.nullable(),
    hidden_at: Instant.nullable(),
  })
  .meta({ id: "ModeratedQuestion" });
export type ModeratedQuestion = z.infer<typeof ModeratedQuestion>;

export const moderatedQuestions = {
  /** The newest first; `hidden` filters. */
  list: call("staff", "reviews:read")
    .route({ method: "GET", path, tags, summary: "Questions on articles" })
    .input(listInput(["id"], { hidden: YesNo.optional() }))
    .output(pageOf(ModeratedQuestion)),

  find: call("staff", "reviews:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A question on an article" })
    .input(ById)
    .output(ModeratedQuestion)
    .errors(refusals("not-found")),

  /** Hides a question with its answer from everybody but who asked, or shows it again. */
  moderate: call("staff", "reviews:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Moderate a question" })
    .input(
      z.object({ id: PathId, hidden: z.boolean(), reason: z.string().trim().max(500).optional() }),
    )
    .output(ModeratedQuestion)
    .errors(refusals("not-found")),
};
