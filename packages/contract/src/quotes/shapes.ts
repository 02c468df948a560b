import { z } from "zod";
import { CalendarDate, Id, Instant } from "../call/shapes.ts";
import { Dispute, OfferedKinds } from "../disputes/shapes.ts";
import { HeldDeposit } from "../payments/held-deposit.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { quoteStatuses } from "./quote-state.ts";

export const QuoteStatusShape = z.enum(quoteStatuses).meta({ id: "QuoteStatus" });

/** How a customer wishes to go on after a request. */
export const contactTypes = ["MESSAGE", "PHONE", "WEBSITE", "WHATSAPP"] as const;
export type ContactType = (typeof contactTypes)[number];

/** A message of a conversation. */
export const ConversationMessage = z
  .object({
    id: Id,
    /** The author; null once their account is erased. */
    user_id: Id.nullable(),
    /** The text, or the name of the file. */
    message: z.string(),
    is_file: z.boolean(),
    /** Whether it is a move to `status`, and no message: its text is the status in words. */
    is_move: z.boolean(),
    /** The request's status when it was written. */
    status: QuoteStatusShape,
    created_at: Instant,
    user: z.object({ email: z.string().nullable() }),
    side: z.enum(["customer", "provider"]),
    /** Of a file: an image is shown, a document is downloaded. The address opens for an hour or two. */
    file: z
      .object({ kind: z.enum(["image", "document"]), size: z.int(), url: z.string() })
      .nullable(),
  })
  .meta({ id: "ConversationMessage" });
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** A line of a quote. */
export const QuoteLine = z
  .object({
    label: z.string(),
    quantity: z.int(),
    /** FCFA. */
    unit_price: z.int(),
  })
  .meta({ id: "QuoteLine" });
export type QuoteLine = z.infer<typeof QuoteLine>;

/** A part of the balance of a quote, which is paid to the provider directly. */
export const QuoteInstalment = z
  .object({
    id: Id,
    /** FCFA. */
    amount: z.int(),
    due_on: CalendarDate,
    /** When the provider noted that it was received; null before. */
    received_at: Instant.nullable(),
  })
  .meta({ id: "QuoteInstalment" });
export type QuoteInstalment = z.infer<typeof QuoteInstalment>;

/** A quote as an amount. */
export const Quote = z
  .object({
    id: Id,
    lines: z.array(QuoteLine),
    /** FCFA: the sum of the lines, what is taken off, and the tax on what is left. */
    subtotal: z.int(),
    discount: z.int(),
    tax_percent: z.int(),
    tax: z.int(),
    /** FCFA, what is to be paid in all. */
    total: z.int(),
    /** The conditions, plain text; may be empty. */
    terms: z.string(),
    /** How the balance is paid, by date; none where nothing is agreed. */
    instalments: z.array(QuoteInstalment),
    /** FCFA, asked for on acceptance; 0 for none. */
    deposit: z.int(),
    /** The last day on which it may be accepted. */
    valid_until: CalendarDate,
    /** The day of the service, of which a cancellation depends; null where none is known. */
    service_day: CalendarDate.nullable(),
    expired: z.boolean(),
    sent_at: Instant,
    /** The address of its PDF, which opens for an hour or two. */
    pdf_url: z.string(),
    /** The order for the deposit, once the quote was accepted; null without one. */
    deposit_order: SubjectPayment.nullable(),
    /** What a cancellation by the reader gives back of the paid deposit now, in FCFA. */
    refund_fcfa: z.int(),
    /** What the paid deposit waits for; null while none is paid. */
    held: HeldDeposit.nullable(),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof Quote>;

/** A quote request with its conversation. */
export const QuoteRequest = z
  .object({
    id: Id,
    provider: z.object({ id: Id, name: z.string() }),
    shop_id: Id,
    service: z.string(),
    service_type_id: Id.nullable(),
    package: z.object({ id: Id, name: z.string() }).nullable(),
    type: z.enum(contactTypes),
    given_names: z.string(),
    status: QuoteStatusShape,
    created_at: Instant,
    /** Messages of the other side that were not read yet. */
    unread: z.int(),
    /** Oldest first; the latest hundred. */
    conversations: z.array(ConversationMessage),
    /** Each status that it reached, and when. */
    timeline: z.array(z.object({ status: QuoteStatusShape, at: Instant })),
    /** The latest quote; null before one was sent. */
    quote: Quote.nullable(),
    /** What the customer said last of the service; null for nothing. */
    dispute: Dispute.nullable(),
    /** What the caller may do now: the moves, to write, and what may be said of the service. */
    can: z.object({
      move: z.array(QuoteStatusShape),
      write: z.boolean(),
      dispute: OfferedKinds,
    }),
    /** Who cancelled it, once it is cancelled. */
    cancelled_by: z.enum(["customer", "provider"]).nullable(),
    /** Why the service cannot start yet, for the provider of an accepted quote; null otherwise. */
    start_refusal: z.enum(["quote-deposit-unpaid", "quote-too-early"]).nullable(),
  })
  .meta({ id: "QuoteRequest" });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** The same for the provider, with what the customer said of themselves and their event. */
export const ProviderQuoteRequest = QuoteRequest.extend({
  email: z.string(),
  phone_number: z.string(),
  /** Whether the customer proved that this number is theirs. */
  phone_verified: z.boolean(),
  /** The event that it is about; null when it was deleted. */
  event: z.object({ type: z.string(), date: CalendarDate.nullable() }).nullable(),
});
export type ProviderQuoteRequest = z.infer<typeof ProviderQuoteRequest>;

/** A request in a list. */
export const InboxRow = z
  .object({
    id: Id,
    /** The provider's name, or the customer's for the provider. */
    name: z.string(),
    service: z.string(),
    status: QuoteStatusShape,
    /** How the last message begins. */
    last_message: z.string(),
    last_at: Instant,
    /** For the provider: whether the customer's number is proven, and the day of the event, where it is given. */
    phone_verified: z.boolean(),
    event_date: CalendarDate.nullable(),
    unread: z.int(),
  })
  .meta({ id: "InboxRow" });
export type InboxRow = z.infer<typeof InboxRow>;

/** The requests of one side: newest message first. */
export const Inbox = z.object({
  data: z.array(InboxRow),
  /** Unread messages of all conversations. */
  unread: z.int(),
  /** When it was read, in milliseconds since 1970: a stream that names it gets what came since. */
  since: z.int(),
});
export type Inbox = z.infer<typeof Inbox>;
