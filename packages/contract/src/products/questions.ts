import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { LONGEST_ANSWER, LONGEST_QUESTION } from "./limits.ts";
import { marketplaceMessages as sentences } from "./messages.ts";

/** Questions on a page of a list. */
export const QUESTIONS_A_PAGE = 20;

const text = (max: number, tooLong: string) =>
  z
    .string()
    .transform((typed) =>
      typed
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]/gu, "")
        .trim(),
    )
    .pipe(z.string().max(max, tooLong));

/** An answered question, as everybody reads it. */
export const ProductQuestion = z
  .object({
    id: Id,
    /** The last name as its initial. */
    author: z.object({ given_names: z.string(), last_name: z.string() }),
    question: z.string(),
    asked_at: Instant,
    answer: z.string(),
    answered_at: Instant,
  })
  .meta({ id: "ProductQuestion" });
export type ProductQuestion = z.infer<typeof ProductQuestion>;

const OwnQuestion = z.object({
  id: Id,
  question: z.string(),
  asked_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  /** Why our team hid it; null while it is not hidden. */
  hidden_reason: z.string().nullable(),
});

const figures = { total: z.int(), current_page: z.int(), last_page: z.int() };
const byId = z.object({ id: PathId });
const page = z.coerce.number().int().min(1).max(10_000).optional();
const tags = ["marketplace"];
const path = "/api/v1/marketplace/articles/{id}" as const;

export const productQuestions = {
  /** The answered questions about a listed product, the newest first. A page after the last is the last. */
  list: call("anyone")
    .route({ method: "GET", path: `${path}/questions`, tags, summary: "Questions on an article" })
    .input(byId.extend({ page }))
    .output(z.object({ data: z.array(ProductQuestion), ...figures }))
    .errors(refusals("not-found")),

  /** The caller's own questions about a listed product, the newest first: also those without an answer. */
  own: call("customer")
    .route({
      method: "GET",
      path: `${path}/my-questions`,
      tags,
      summary: "My questions on an article",
    })
    .input(byId)
    .output(
      z.object({
        article: z.object({ id: Id, name: z.string(), seller: z.string() }),
        data: z.array(OwnQuestion),
      }),
    )
    .errors(refusals("not-found")),

  /** Asks the seller of a listed product. They are told; everybody reads it once it is answered. */
  ask: call("customer")
    .route({ method: "POST", path: `${path}/questions`, tags, summary: "Ask about an article" })
    .input(
      byId.extend({
        question: text(LONGEST_QUESTION, sentences.questionTooLong).pipe(
          z.string().min(1, sentences.questionRequired),
        ),
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "too-many-requests")),

  /** Takes an own question back, with its answer. */
  remove: call("customer")
    .route({
      method: "DELETE",
      path: "/api/v1/article-questions/{id}",
      tags,
      summary: "Delete a question",
    })
    .input(byId)
    .output(Done)
    .errors(refusals("not-found")),

  /** The questions about the products of the caller's shop: without an answer first, then the newest. */
  received: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/article-questions",
      tags: ["selling"],
      summary: "Questions on my articles",
    })
    .input(z.object({ page }))
    .output(
      z.object({
        data: z.array(
          z.object({
            id: Id,
            article: z.object({ id: Id, name: z.string() }),
            author: ProductQuestion.shape.author,
            question: z.string(),
            asked_at: Instant,
            answer: z.string().nullable(),
            answered_at: Instant.nullable(),
          }),
        ),
        ...figures,
        /** How many wait for an answer. */
        waiting: z.int(),
      }),
    )
    .errors(refusals("no-shop", "not-a-seller")),

  /** Answers a question, or changes the answer. Who asked is told of the first. */
  answer: call("provider", "reviews:write")
    .route({
      method: "PUT",
      path: "/api/v1/pro/article-questions/{id}/answer",
      tags: ["selling"],
      summary: "Answer a question",
    })
    .input(
      byId.extend({
        answer: text(LONGEST_ANSWER, sentences.answerTooLong).pipe(
          z.string().min(1, sentences.answerRequired),
        ),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),
};
