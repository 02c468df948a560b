import { z } from "zod";
import { bookingStates } from "../bookings/booking-states.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant } from "../call/shapes.ts";
import { roles } from "../call/sharing-policy.ts";
import { CampaignStatus } from "../campaigns/campaign-states.ts";
import { giftStates } from "../gifts/gift-states.ts";
import { orderStates } from "../orders/order-states.ts";
import { paymentPurposes } from "../payments/subjects.ts";
import { quoteStatuses } from "../quotes/quote-state.ts";
import { AuditEntry } from "./audit.ts";
import { loggedChannels } from "./message-log.ts";
import { ById } from "./resource.ts";
import { WaitingApproval } from "./waiting-approval.ts";

/** The most rows of each list; `has_more` says that there are others. */
export const OVERVIEW_MOST = 5;

const listOf = <R extends z.ZodType>(row: R) =>
  z.object({ items: z.array(row), has_more: z.boolean() });

/** Something that they ordered. */
const sale = <const S extends readonly [string, ...string[]]>(states: S) =>
  z.object({
    id: Id,
    reference: z.string(),
    label: z.string(),
    amount_fcfa: z.int().nullable(),
    state: z.enum(states),
    created_at: Instant,
  });

const OverviewEvent = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  date: CalendarDate.nullable(),
  role: z.enum(roles),
  /** Whether they are the owner who pays. */
  is_payer: z.boolean(),
  state: z.enum(["open", "cancelled", "deleted"]),
  created_at: Instant,
});

/** A card that was sent for an event of theirs, with its deliveries. */
const OverviewCampaign = z.object({
  id: Id,
  label: z.string(),
  event: z.string(),
  channel: z.string(),
  status: CampaignStatus,
  is_paused: z.boolean(),
  total: z.int(),
  delivered: z.int(),
  undelivered: z.int(),
  created_at: Instant,
});

const OverviewPayment = z.object({
  /** Its last attempt, by which the console shows it; null before any. */
  attempt_id: Id.nullable(),
  reference: z.string(),
  purpose: z.enum(paymentPurposes),
  label: z.string().nullable(),
  amount_fcfa: z.int(),
  state: z.enum(["open", "pending", "paid", "failed", "expired", "refunded"]),
  created_at: Instant,
});

/** What we sent them: no text, no link, no code. */
const OverviewSent = z.object({
  id: Id,
  channel: z.enum(loggedChannels),
  kind: z.string(),
  /** Masked. */
  recipient: z.string(),
  /** `sent`: the gateway took it. */
  outcome: z.enum(["sent", "refused", "unconfirmed", "too-late"]),
  reason: z.string(),
  created_at: Instant,
});

/** All that staff need to know of a person at once. */
export const PersonOverview = z
  .object({
    id: Id,
    /** A correction of their address that waits for a second person; of the address its first letters. */
    email_change: WaitingApproval.extend({ email: z.string() }).nullable(),
    shops: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
    events: listOf(OverviewEvent),
    campaigns: listOf(OverviewCampaign),
    credits: z.array(z.object({ channel: z.string(), units: z.int() })),
    payments: listOf(OverviewPayment),
    orders: listOf(sale(orderStates)),
    bookings: listOf(sale(bookingStates)),
    quotes: listOf(sale(quoteStatuses)),
    /** Those that their events got, and those that they gave under their number. */
    gifts: listOf(sale(giftStates).extend({ is_given: z.boolean() })),
    /** What they wrote to us from their address; null for a role that may not read the inbox. */
    messages: listOf(
      z.object({
        id: Id,
        excerpt: z.string(),
        created_at: Instant,
        handled_at: Instant.nullable(),
      }),
    ).nullable(),
    sessions: listOf(
      z.object({
        id: Id,
        device: z.string(),
        created_at: Instant,
        /** When it ended, or will. */
        ends_at: Instant,
        is_open: z.boolean(),
      }),
    ),
    /** Attempts to sign in that are counted now, for their address and their number together. */
    sign_in_attempts: z.object({
      count: z.int(),
      /** From how many devices or networks. */
      sources: z.int(),
      last_at: Instant.nullable(),
    }),
    sent: listOf(OverviewSent),
    /** What staff did about them and what is theirs. */
    actions: listOf(AuditEntry.omit({ before: true, after: true })),
  })
  .meta({ id: "PersonOverview" });
export type PersonOverview = z.infer<typeof PersonOverview>;

export const personOverview = {
  /** The newest of everything, `OVERVIEW_MOST` of each. */
  find: call("staff", "people:read")
    .route({
      method: "GET",
      path: "/api/v1/console/person-overviews/{id}",
      tags: ["console"],
      summary: "A person at a glance",
    })
    .input(ById)
    .output(PersonOverview)
    .errors(refusals("not-found")),
};
