import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Instant, PathId } from "../call/shapes.ts";
import { QuoteInput } from "./quote-input.ts";
import { FileInput, MessageInput, ReadInput, Sent, UpdateInput } from "./quote-requests.ts";
import { Inbox, ProviderQuoteRequest } from "./shapes.ts";

const tags = ["quotes"];
const path = "/api/v1/provider/quote-requests";

/** The calls of a provider's team about the requests they got. Another provider's is 404. */
export const providerQuoteRequests = {
  inbox: call("provider")
    .route({ method: "GET", path, tags, summary: "The requests that a provider got" })
    .output(Inbox)
    .errors(refusals("no-shop")),

  request: call("provider")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "One request" })
    .input(z.object({ id: PathId }))
    .output(ProviderQuoteRequest)
    .errors(refusals("not-found", "no-shop")),

  /** A move to CANCEL withdraws: `message` is then required, and a paid deposit is given back whole. */
  update: call("provider", "quotes:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Move a request, or write" })
    .input(UpdateInput)
    .output(Done)
    .errors(
      refusals(
        "not-found",
        "no-shop",
        "manager-only",
        "owner-only-refund",
        "state-changed",
        "quote-deposit-unpaid",
        "quote-too-early",
        "provider-suspended",
        "chat-closed",
        "too-many-requests",
      ),
    ),

  /** Sends a quote; the request becomes QUOTE_SEND. The total is computed here. */
  sendQuote: call("provider", "quotes:write")
    .route({ method: "POST", path: `${path}/{id}/quotes`, tags, summary: "Send a quote" })
    .input(QuoteInput)
    .output(Done)
    .errors(
      refusals(
        "not-found",
        "no-shop",
        "manager-only",
        "state-changed",
        "provider-suspended",
        "too-many-requests",
      ),
    ),

  /** Notes that an instalment of an accepted quote was received, or that it was not. */
  markInstalment: call("provider", "quotes:write")
    .route({
      method: "PUT",
      path: `${path}/{id}/instalments/{instalment_id}`,
      tags,
      summary: "Note an instalment as received",
    })
    .input(z.object({ id: PathId, instalment_id: PathId, received: z.coerce.boolean() }))
    .output(Done)
    .errors(refusals("not-found", "no-shop", "manager-only", "state-changed")),

  sendMessage: call("provider")
    .route({
      method: "POST",
      path: `${path}/{id}/messages`,
      tags,
      summary: "Write to the customer",
    })
    .input(MessageInput)
    .output(Sent)
    .errors(refusals("not-found", "no-shop", "chat-closed", "too-many-requests")),

  sendFile: call("provider")
    .route({ method: "POST", path: `${path}/{id}/files`, tags, summary: "Send a file" })
    .input(FileInput)
    .output(Sent)
    .errors(refusals("not-found", "no-shop", "chat-closed", "too-many-requests")),

  markRead: call("provider")
    .route({ method: "POST", path: `${path}/{id}/read`, tags, summary: "Mark messages as read" })
    .input(ReadInput)
    .output(z.object({ success: z.literal(true), read_at: Instant }))
    .errors(refusals("not-found", "no-shop")),
};
