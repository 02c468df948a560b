import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { quoteMessages } from "./messages.ts";
import { QUOTE_LINES_MAX, quoteLines } from "./quote-input.ts";
import { TERMS_MAX } from "./quote-sums.ts";
import { QuoteLine } from "./shapes.ts";

/** The templates of a provider: lines of quotes with their terms, and answers in the chat. */
export const templateKinds = ["quote", "reply"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The most templates of each kind. */
export const TEMPLATES_MAX = 30;

/** A template of a provider's own. */
export const QuoteTemplate = z
  .object({
    id: Id,
    kind: z.enum(templateKinds),
    name: z.string(),
    /** Of a quote; none of a reply. */
    lines: z.array(QuoteLine),
    /** The terms of a quote, or the reply. */
    text: z.string(),
  })
  .meta({ id: "QuoteTemplate" });
export type QuoteTemplate = z.infer<typeof QuoteTemplate>;

const tags = ["quotes"];
const path = "/api/v1/provider/quote-templates";

const text = z.string().trim().max(TERMS_MAX, quoteMessages.termsTooLong).default("");

/** The calls about the templates of the caller's provider. */
export const quoteTemplates = {
  /** By name. */
  list: call("provider")
    .route({ method: "GET", path, tags, summary: "Templates of quotes and replies" })
    .output(z.array(QuoteTemplate))
    .errors(refusals("no-shop")),

  /** Saves a template; one with the same kind and name is replaced. */
  save: call("provider", "quotes:write")
    .route({ method: "POST", path, tags, summary: "Save a template" })
    .input(
      z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("quote"),
          name: line(quoteMessages.templateNameRequired, 80),
          lines: quoteLines.max(QUOTE_LINES_MAX, quoteMessages.linesTooMany),
          text,
        }),
        z.object({
          kind: z.literal("reply"),
          name: line(quoteMessages.templateNameRequired, 80),
          text: text.pipe(z.string().min(1, quoteMessages.replyRequired)),
        }),
      ]),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: QuoteTemplate }))
    .errors(refusals("no-shop", "manager-only", "templates-full")),

  remove: call("provider", "quotes:write")
    .route({ method: "DELETE", path: `${path}/{id}`, tags, summary: "Remove a template" })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),
};
