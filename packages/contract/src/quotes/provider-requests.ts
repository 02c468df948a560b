import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Instant, line, PathId } from "../call/shapes.ts";
import { quoteMessages } from "./messages.ts";
import { FileInput, MessageInput, ReadInput, Sent, UpdateInput } from "./requests.ts";
import { Inbox, ProviderQuoteRequest } from "./shapes.ts";

const tags = ["quotes"];
const path = "/api/v1/provider/quote-requests";

/** The most lines of a quote, and its largest total in FCFA. */
export const QUOTE_LINES_MAX = 50;
export const QUOTE_TOTAL_MAX = 1_000_000_000;

/** A whole number, as a number or as the text of a form. */
const whole = (message: string, least: number, most: number) =>
  z.preprocess(
    (value) =>
      typeof value === "string" && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : value,
    z.int(message).min(least, message).max(most, message),
  );

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
    .input(
      z.object({
        id: PathId,
        lines: z
          .array(
            z.object({
              label: line(quoteMessages.lineLabelRequired),
              quantity: whole(quoteMessages.quantityInvalid, 1, 100_000),
              unit_price: whole(quoteMessages.unitPriceInvalid, 0, QUOTE_TOTAL_MAX),
            }),
          )
          .min(1, quoteMessages.linesRequired)
          .max(QUOTE_LINES_MAX, quoteMessages.linesTooMany),
        valid_until: z
          .string(quoteMessages.validityRequired)
          .min(1, quoteMessages.validityRequired)
          .pipe(CalendarDate),
        /** The day of the service; without one that of the request's event, where it is certain. */
        service_day: z.preprocess(
          (value) => (value === "" || value === null ? undefined : value),
          CalendarDate.optional(),
        ),
        /** FCFA; 0 or nothing for none. */
        deposit: z.preprocess(
          (value) => (value === "" || value === null || value === undefined ? 0 : value),
          whole(quoteMessages.depositInvalid, 0, QUOTE_TOTAL_MAX),
        ),
      }),
    )
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
