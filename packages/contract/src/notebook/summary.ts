import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { OwnVersion, ownLineInput, savedOwnLines } from "./own-lines.ts";
import { versionInput } from "./version-input.ts";

/** The kinds of question. */
export const questionTypes = ["text", "number", "select", "image-select"] as const;

/** The longest answer, in characters. */
export const RESPONSE_MAX = 500;

/** A question of « En bref »; the pivot appears at the first save. */
export const SummaryQuestion = z
  .object({
    id: Id,
    /** The key in the code: `planned-guests`… */
    code: z.string(),
    question: z.string(),
    own: OwnVersion,
    type: z.enum(questionTypes),
    /** The options of a select, separated by semicolons. */
    value: z.string().nullable(),
    /** Tells of religion or origin: voluntary, and read by the couple alone. */
    is_sensitive: z.boolean(),
    image_list_id: Id.nullable(),
    /** The choices of an image-select: the answer is a `code`; `colours` (#RRGGBB) are what to show. */
    images: z.array(
      z.object({ code: z.string(), label: z.string(), colours: z.array(z.string()) }),
    ),
    pivot: z
      .object({
        event_id: Id,
        summary_id: Id,
        response: z.string().nullable(),
        version: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "SummaryQuestion" });
export type SummaryQuestion = z.infer<typeof SummaryQuestion>;

/** A group of questions. With a category it offers « Voir Prestataire ». */
export const SummaryGroup = z
  .object({
    id: Id,
    question: z.string(),
    category_code: z.string().nullable(),
    /** That category in the provider directory, or null where no provider serves it. */
    categorie_id: Id.nullable(),
    children: z.array(SummaryQuestion),
  })
  .meta({ id: "SummaryGroup" });
export type SummaryGroup = z.infer<typeof SummaryGroup>;

export const summary = {
  summariesByEvent: call("verified-customer", "summary:read")
    .route({
      method: "GET",
      path: "/api/v1/summaries-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The questions in brief",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(SummaryGroup))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves answers of one event: all or none; an empty one takes the answer back. Field errors are named by row: `0.response`. */
  saveSummaries: call("verified-customer", "summary:write")
    .route({
      method: "POST",
      path: "/api/v1/summaries/events",
      tags: ["notebook"],
      summary: "Save answers in brief",
    })
    .input(
      z
        .array(
          z.object({
            event_id: PathId,
            summary_id: PathId,
            response: z
              .union([z.string(), z.number().transform(String)])
              .nullish()
              .transform((text) => text?.trim() || null),
            version: versionInput,
          }),
        )
        .min(1)
        .max(200),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        data: z.array(SummaryGroup),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** One question by label, of the current event unless another is given. */
  summaryByLabel: call("verified-customer", "summary:read")
    .route({
      method: "POST",
      path: "/api/v1/summaries-by-label",
      tags: ["notebook"],
      summary: "One question by label",
    })
    .input(z.object({ label: z.string().max(200), event_id: PathId.optional() }))
    .output(SummaryQuestion)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Adds, renames and removes lines of the hosts' own: all or none. Field errors are named `lines.0.name`. */
  saveOwnQuestions: call("verified-customer", "summary:write")
    .route({
      method: "POST",
      path: "/api/v1/summaries/own",
      tags: ["notebook"],
      summary: "The hosts' own questions",
    })
    .input(ownLineInput)
    .output(savedOwnLines)
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
