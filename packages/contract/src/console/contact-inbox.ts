import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { exportInput, exportOutput, exportRoute } from "./export.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/messages" as const;

/** A message of the contact page or of the chat box, with the answers that were sent. */
export const InboxMessage = z
  .object({
    id: Id,
    source: z.enum(["contact", "chat"]),
    name: z.string(),
    email: z.string(),
    phones: z.array(z.string()),
    body: z.string(),
    created_at: Instant,
    handled_at: Instant.nullable(),
    answers: z.array(
      z.object({ id: Id, staff_name: z.string(), body: z.string(), created_at: Instant }),
    ),
  })
  .meta({ id: "InboxMessage" });
export type InboxMessage = z.infer<typeof InboxMessage>;

export const contactInbox = {
  list: call("staff", "inbox:read")
    .route({ method: "GET", path, tags, summary: "Messages of visitors" })
    .input(listInput(["id"], { handled: YesNo.optional(), email: Search.optional() }))
    .output(pageOf(InboxMessage)),

  /** The same messages as a file, with what was answered. */
  export: call("staff", "inbox:read")
    .route(exportRoute(path, "Export messages of visitors"))
    .input(exportInput({ handled: YesNo.optional() }))
    .output(exportOutput),

  find: call("staff", "inbox:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A message" })
    .input(ById)
    .output(InboxMessage)
    .errors(refusals("not-found")),

  /** Notes that a message was seen to, or not yet after all. */
  mark: call("staff", "inbox:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Mark a message" })
    .input(z.object({ id: PathId, handled: z.boolean() }))
    .output(InboxMessage)
    .errors(refusals("not-found")),

  /** Sends an answer by e-mail; the message is then handled. */
  answer: call("staff", "inbox:write")
    .route({ method: "POST", path: `${path}/{id}/answer`, tags, summary: "Answer a message" })
    .input(
      z.object({
        id: PathId,
        body: z
          .string(consoleMessages.answerRequired)
          .trim()
          .min(1, consoleMessages.answerRequired)
          .max(4000, "Ce champ ne peut dépasser 4000 caractères"),
      }),
    )
    .output(InboxMessage)
    .errors(refusals("not-found", "mail-closed")),
};
