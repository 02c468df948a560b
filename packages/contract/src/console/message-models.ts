import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, PathId } from "../call/shapes.ts";
import { unknownPlaceholders } from "../campaigns/placeholders.ts";
import { tones } from "../designs/event-voice.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/message-models" as const;
const categoryPath = "/api/v1/console/message-categories" as const;

/** A text of a card that hosts may take as it is. */
export const ConsoleMessageModel = z
  .object({
    id: Id,
    category_id: Id,
    category_name: z.string(),
    name: z.string(),
    /** The tone of the events to which it is offered. */
    tone: z.enum(tones),
    content: z.string(),
    content_for_facebook: z.string(),
    content_for_sms: z.string(),
    position: z.int(),
    version: z.int(),
  })
  .meta({ id: "ConsoleMessageModel" });
export type ConsoleMessageModel = z.infer<typeof ConsoleMessageModel>;

/** What the models are about: invitation, save the date, thanks… */
export const ConsoleMessageCategory = z
  .object({
    id: Id,
    code: z.string(),
    name: z.string(),
    position: z.int(),
    version: z.int(),
  })
  .meta({ id: "ConsoleMessageCategory" });
export type ConsoleMessageCategory = z.infer<typeof ConsoleMessageCategory>;

/** A text whose square brackets are all known placeholders. */
const TextWithPlaceholders = z
  .string(consoleMessages.textRequired)
  .trim()
  .min(1, consoleMessages.textRequired)
  .max(4000, "Ce champ ne peut dépasser 4000 caractères")
  .refine((text) => unknownPlaceholders(text).length === 0, {
    error: ({ input }) =>
      `Ces repères n’existent pas\u00a0: ${unknownPlaceholders(String(input)).join(", ")}`,
  });

const fields = {
  name: line(consoleMessages.nameRequired),
  content: TextWithPlaceholders,
  content_for_facebook: TextWithPlaceholders,
  content_for_sms: TextWithPlaceholders,
  /** Left out: it stays, and is festive at first. */
  tone: z.enum(tones).optional(),
};

export const messageModels = {
  list: call("staff", "cards:read")
    .route({ method: "GET", path, tags, summary: "Message models" })
    .input(listInput(["id"], { category_id: PathId.optional() }))
    .output(pageOf(ConsoleMessageModel)),

  find: call("staff", "cards:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A message model" })
    .input(ById)
    .output(ConsoleMessageModel)
    .errors(refusals("not-found")),

  add: call("staff", "cards:write")
    .route({ method: "POST", path, tags, summary: "Add a message model" })
    .input(z.object({ category_id: PathId, ...fields }))
    .output(ConsoleMessageModel)
    .errors(refusals("not-found")),

  update: call("staff", "cards:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a message model" })
    .input(
      z.object({ id: PathId, version: Version, position: z.int().min(0).max(9999), ...fields }),
    )
    .output(ConsoleMessageModel)
    .errors(refusals("not-found", "changed-meanwhile")),

  categories: call("staff", "cards:read")
    .route({ method: "GET", path: categoryPath, tags, summary: "Categories of messages" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleMessageCategory)),

  /** Renames a category, or moves it in the hosts' list. */
  updateCategory: call("staff", "cards:write")
    .route({
      method: "PUT",
      path: `${categoryPath}/{id}`,
      tags,
      summary: "Change a category of messages",
    })
    .input(
      z.object({
        id: PathId,
        version: Version,
        name: line(consoleMessages.nameRequired),
        position: z.int().min(0).max(9999),
      }),
    )
    .output(ConsoleMessageCategory)
    .errors(refusals("not-found", "changed-meanwhile")),

  category: call("staff", "cards:read")
    .route({ method: "GET", path: `${categoryPath}/{id}`, tags, summary: "A category of messages" })
    .input(ById)
    .output(ConsoleMessageCategory)
    .errors(refusals("not-found")),
};
