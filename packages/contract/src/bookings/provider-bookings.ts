import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { Dispute } from "../disputes/shapes.ts";
import { HeldDeposit } from "../payments/held-deposit.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { packageUnits } from "../prices/price-unit.ts";
import { bookingStates } from "./booking-states.ts";
import { bookingMessages } from "./messages.ts";

/** A booking as the provider sees it. */
export const ReceivedBooking = z
  .object({
    id: Id,
    package_id: Id,
    package_name: z.string(),
    /** `YYYY-MM-DD` */
    date_reservation: z.string(),
    status: z.enum(bookingStates),
    status_label: z.string(),
    price: z.int(),
    quantity: z.int(),
    price_unit: z.enum(packageUnits),
    deposit_fcfa: z.int(),
    deposit_state: SubjectPayment.shape.state.nullable(),
    /** What the paid deposit waits for; null while none is paid. */
    held: HeldDeposit.nullable(),
    /** What the customer said of it last; null for nothing. */
    dispute: Dispute.nullable(),
    customer_name: z.string(),
    /** The name of the event; null without one. */
    event_name: z.string().nullable(),
    /** E.164; shown once the provider has confirmed. */
    customer_phone: z.string().nullable(),
    reason: z.string().nullable(),
    due_at: Instant.nullable(),
    created_at: Instant,
    can: z.object({ confirm: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: "ReceivedBooking" });
export type ReceivedBooking = z.infer<typeof ReceivedBooking>;

/** Received bookings on a page. */
export const RECEIVED_A_PAGE = 20;

/** How many of the next bookings are listed. */
export const NEXT_BOOKINGS = 5;

const tags = ["bookings"];

export const providerBookings = {
  /** The bookings of the caller's provider, the newest first. */
  list: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/booking-packages",
      tags,
      summary: "Received bookings",
    })
    .input(
      z.object({
        /** `waiting`: to be answered; `upcoming`: confirmed and to come; `disputed`: ever; `all`. */
        show: z.enum(["waiting", "upcoming", "disputed", "all"]).default("all"),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(
      pageOf(ReceivedBooking).extend({
        /** How many wait for an answer. */
        waiting: z.int(),
      }),
    )
    .errors(refusals("no-shop")),

  /** The nearest bookings to come (`NEXT_BOOKINGS`), confirmed or paid. */
  next: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/booking-packages/next",
      tags,
      summary: "Next bookings",
    })
    .output(
      z.object({
        items: z.array(
          ReceivedBooking.pick({
            id: true,
            package_name: true,
            date_reservation: true,
            status: true,
            status_label: true,
            customer_name: true,
            event_name: true,
          }),
        ),
        /** How many wait for an answer. */
        waiting: z.int(),
      }),
    )
    .errors(refusals("no-shop")),

  /** Confirms, refuses or cancels a booking. A cancellation gives a paid deposit back. */
  answer: call("provider", "bookings:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/booking-packages/{id}",
      tags,
      summary: "Answer a booking",
    })
    .input(
      z
        .object({
          id: PathId,
          status: z.enum(["confirmed", "refused", "withdrawn"]),
          /** What the customer reads; required for a refusal and a cancellation. */
          reason: z.string().trim().max(500).optional(),
        })
        .refine(({ status, reason }) => status === "confirmed" || Boolean(reason), {
          path: ["reason"],
          message: bookingMessages.reasonRequired,
        }),
    )
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "manager-only",
        "owner-only-refund",
        "not-found",
        "state-changed",
        "provider-suspended",
      ),
    ),
};
