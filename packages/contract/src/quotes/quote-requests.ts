import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, oneOf, optionalLine, PathId, Upload } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { OpenDisputeInput } from "../disputes/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { quoteMessages } from "./messages.ts";
import { quoteStatuses } from "./quote-state.ts";
import { ConversationMessage, contactTypes, Inbox, QuoteRequest } from "./shapes.ts";

const tags = ["quotes"];
const path = "/api/v1/wedding-provider-quote-requests";

/** The most characters of one message. */
export const MESSAGE_MAX = 4000;

const optionalId = z.preprocess(
  (value) => (value === "" || value === null || value === "null" ? undefined : value),
  z.coerce.number().int().positive().optional(),
);

/** A text that makes a request unique for its sender: sent again with it, it is the same one. */
const Key = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional();

/** A message of the chat. */
export const MessageInput = z.object({
  id: PathId,
  message: paragraphs(quoteMessages.messageRequired, MESSAGE_MAX),
  key: Key,
});

/** A file of the chat; its bytes decide what it is. */
export const FileInput = z.object({ id: PathId, file: Upload, key: Key });

/** Everything up to that message was read. */
export const ReadInput = z.object({ id: PathId, message_id: Id });

/** A move of the transition table, a message, or both. */
export const UpdateInput = z
  .object({
    id: PathId,
    quoteRequestId: PathId.optional(),
    /** The status to move to; the present one, or none, only adds the message. */
    status: oneOf(quoteStatuses, quoteMessages.statusInvalid).optional(),
    /** The quote that is accepted: refused when the provider has sent another meanwhile. */
    quote_id: optionalId,
    message: z.preprocess(
      (value) =>
        typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined),
      paragraphs(quoteMessages.messageRequired, MESSAGE_MAX).optional(),
    ),
  })
  .refine(({ id, quoteRequestId }) => quoteRequestId === undefined || quoteRequestId === id, {
    path: ["quoteRequestId"],
    message: "Identifiant invalide",
  });

export const Sent = z.object({ success: z.literal(true), data: ConversationMessage });

/** The calls of the customer. Another's request is 404. */
export const quoteRequests = {
  /** How fast a provider answers new requests, in minutes; null where too little is known. */
  answerTime: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/wedding-providers/{id}/answer-time",
      tags,
      summary: "How fast a provider answers",
    })
    .input(z.object({ id: PathId }))
    .output(z.object({ minutes: z.int().nullable() })),

  /** Asks a provider for a quote: the message opens the conversation. Sent twice, it is one. */
  create: call("customer")
    .route({ method: "POST", path, tags, summary: "Ask a provider for a quote" })
    .input(
      z.object({
        given_names: line(quoteMessages.givenNamesRequired),
        email: requiredEmail(quoteMessages.emailRequired),
        phone_number: line(quoteMessages.phoneRequired, 40),
        message: paragraphs(quoteMessages.messageRequired, MESSAGE_MAX),
        type: oneOf(contactTypes, quoteMessages.typeInvalid).default("MESSAGE"),
        wedding_provider_id: optionalId,
        shop_id: optionalId,
        service: optionalLine(200),
        service_type_id: optionalId,
        package_id: optionalId,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({
          id: Id,
          /** Where the customer goes on: `tel:`, WhatsApp or the provider's site; null for none. */
          follow_up: z.string().nullable(),
        }),
      }),
    )
    .errors(refusals("not-found", "too-many-requests")),

  list: call("customer")
    .route({ method: "GET", path, tags, summary: "One's quote requests with their conversations" })
    .output(z.array(QuoteRequest)),

  inbox: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/quote-inbox",
      tags,
      summary: "One's requests, in short",
    })
    .output(Inbox),

  request: call("customer")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "One quote request" })
    .input(z.object({ id: PathId }))
    .output(QuoteRequest)
    .errors(refusals("not-found")),

  update: call("customer")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Move a request, or write" })
    .input(UpdateInput)
    .output(Done)
    .errors(
      refusals(
        "not-found",
        "state-changed",
        "quote-expired",
        "quote-provider-suspended",
        "chat-closed",
        "too-many-requests",
      ),
    ),

  /** Disputes the service of a quote while its deposit is held: it is frozen, and the provider answers within three days. */
  openDispute: call("customer")
    .route({
      method: "POST",
      path: `${path}/{id}/disputes`,
      tags,
      summary: "Dispute the service of a quote",
    })
    .input(OpenDisputeInput)
    .output(Done)
    .errors(refusals("not-found", "dispute-not-possible", "too-many-requests")),

  sendMessage: call("customer")
    .route({
      method: "POST",
      path: `${path}/{id}/messages`,
      tags,
      summary: "Write to the provider",
    })
    .input(MessageInput)
    .output(Sent)
    .errors(refusals("not-found", "chat-closed", "too-many-requests")),

  sendFile: call("customer")
    .route({ method: "POST", path: `${path}/{id}/files`, tags, summary: "Send a file" })
    .input(FileInput)
    .output(Sent)
    .errors(refusals("not-found", "chat-closed", "too-many-requests")),

  markRead: call("customer")
    .route({ method: "POST", path: `${path}/{id}/read`, tags, summary: "Mark messages as read" })
    .input(ReadInput)
    .output(z.object({ success: z.literal(true), read_at: Instant }))
    .errors(refusals("not-found")),
};
