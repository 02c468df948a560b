import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, line } from "../call/shapes.ts";
import { shopMessages as sentences } from "./profile-messages.ts";
import { QUESTIONS_MAX } from "./questions-max.ts";

/** What customers often ask a provider, and the answer. */
export const ProviderQuestion = z
  .object({ question: z.string(), answer: z.string() })
  .meta({ id: "ProviderQuestion" });
export type ProviderQuestion = z.infer<typeof ProviderQuestion>;

const tags = ["shop"];
const path = "/api/v1/pro/questions";

export const questions = {
  /** The questions and answers of the shop, in their order. */
  list: call("provider")
    .route({ method: "GET", path, tags, summary: "Questions and answers" })
    .output(z.object({ data: z.array(ProviderQuestion) }))
    .errors(refusals("no-shop")),

  /** Replaces them all, in the order in which they are sent. */
  save: call("provider", "catalogue:write")
    .route({ method: "PUT", path, tags, summary: "Save the questions and answers" })
    .input(
      z.object({
        questions: z
          .array(
            z.object({
              question: line(sentences.questionRequired, 200),
              answer: z
                .string(sentences.answerRequired)
                .trim()
                .min(1, sentences.answerRequired)
                .max(1000, sentences.answerTooLong),
            }),
          )
          .max(QUESTIONS_MAX, sentences.questionsMost),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only")),
};
