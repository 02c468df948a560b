import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { Dispute, OfferedKinds, OpenDisputeInput } from "../disputes/shapes.ts";
import { HeldDeposit } from "../payments/held-deposit.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { MOST_GUESTS, packageUnits } from "../prices/price-unit.ts";
import { bookingStates } from "./booking-states.ts";
import { bookingMessages } from "./messages.ts";
import { Package } from "./packages.ts";

/** A booking of a package as its customer sees it. */
export const Booking = z
  .object({
    id: Id,
    package_id: Id,
    customer_id: Id,
    /** `YYYY-MM-DD` */
    date_reservation: z.string(),
    status: z.enum(bookingStates),
    status_label: z.string(),
    /** The price on the day of the order, FCFA; later changes of the package do not change it. */
    price: z.int(),
    /** How many of the unit were ordered, and what it is: the price is for all of them. */
    quantity: z.int(),
    price_unit: z.enum(packageUnits),
    /** The deposit that is asked for once the provider has confirmed; 0 for none. */
    deposit_fcfa: z.int(),
    /** The deposit to pay or paid; null before the confirmation and without one. */
    deposit: SubjectPayment.nullable(),
    /** What a cancellation today gives back of the paid deposit, in FCFA. */
    refund_fcfa: z.int(),
    /** What the paid deposit waits for; null while none is paid. */
    held: HeldDeposit.nullable(),
    /** What the customer said of it last; null for nothing. */
    dispute: Dispute.nullable(),
    /** What the provider wrote when they refused or cancelled. */
    reason: z.string().nullable(),
    /** By when the provider answers, or the deposit is to be paid; null once nobody is waited for. */
    due_at: Instant.nullable(),
    created_at: Instant,
    /** The package as it is now; its name and price on the day of the order are the booking's. */
    package: Package,
    /** The name of the package on the day of the order. */
    package_name: z.string(),
    /** Whether the package can still be ordered. */
    is_offered: z.boolean(),
    /** E.164; shown once the provider has confirmed. */
    provider_phone: z.string().nullable(),
    can: z.object({
      cancel: z.boolean(),
      pay: z.boolean(),
      /** Whether a cancellation today gives back something of the deposit. */
      refund: z.boolean(),
      /** What may be said of it now. */
      dispute: OfferedKinds,
    }),
  })
  .meta({ id: "Booking" });
export type Booking = z.infer<typeof Booking>;

const tags = ["bookings"];

export const bookings = {
  /**
   * Books a package for a date, or for the date of the main ceremony without one. The provider then
   * confirms it. The same order again, from a second press or another tab, returns the same booking.
   */
  book: call("verified-customer")
    .route({ method: "POST", path: "/api/v1/booking-package", tags, summary: "Book a package" })
    .input(
      z.object({
        package_id: PathId,
        customer_id: PathId.optional(),
        /** `YYYY-MM-DD` or `DD/MM/YYYY`; empty for the date of the main ceremony. */
        date_reservation: z.string().max(40).nullish(),
        /** The price that the customer has read, FCFA: another price now is refused. */
        price: z.coerce.number().int().optional(),
        /** How many guests, hours, days or pieces; needed unless the price is for the event (422). */
        quantity: z.preprocess(
          (value) => (value === "" || value === null ? undefined : value),
          z.coerce
            .number(bookingMessages.quantityInvalid)
            .int(bookingMessages.quantityInvalid)
            .min(1, bookingMessages.quantityInvalid)
            .max(MOST_GUESTS, bookingMessages.quantityInvalid)
            .optional(),
        ),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: Booking }))
    .errors(
      refusals(
        "not-found",
        "account-unverified",
        "package-gone",
        "package-price-changed",
        "too-many-unpaid",
        "too-many-unpaid-a-month",
        "too-many-requests",
      ),
    ),

  /** The caller's bookings: those to come by date, then the past ones. */
  list: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/get-customer-booking-packages",
      tags,
      summary: "Own bookings",
    })
    .output(z.array(Booking)),

  booking: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/booking-package/{id}",
      tags,
      summary: "One own booking",
    })
    .input(z.object({ id: PathId }))
    .output(Booking)
    .errors(refusals("not-found")),

  /** Cancels a booking. Of a paid deposit goes back what the table of cancellations says. */
  cancel: call("customer")
    .route({
      method: "DELETE",
      path: "/api/v1/booking-package/{id}",
      tags,
      summary: "Cancel an own booking",
    })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("not-found", "state-changed")),

  /** Disputes a booking while its deposit is held: it is frozen, and the provider answers within three days. */
  openDispute: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/booking-package/{id}/disputes",
      tags,
      summary: "Dispute an own booking",
    })
    .input(OpenDisputeInput)
    .output(Done)
    .errors(refusals("not-found", "dispute-not-possible", "too-many-requests")),

  /**
   * The providers of an event: bookings that stand or took place, by date, then those who sent a
   * quote that was not refused. For the budget, the planning and the programme.
   */
  byEvent: call("verified-customer", "budget:read")
    .route({
      method: "GET",
      path: "/api/v1/booking-packages-by-event/{eventId}",
      tags,
      summary: "Bookings and quotes for an event",
    })
    .input(z.object({ eventId: PathId }))
    .output(
      z.array(
        z.object({
          kind: z.enum(["booking", "quote"]),
          id: Id,
          /** The package, or what the quote is for. */
          package_name: z.string(),
          /** Its phone in E.164; null without one, and while nothing is agreed. */
          provider: z.object({ id: Id, name: z.string(), phone: z.string().nullable() }),
          /** The provider confirmed the booking, or the hosts accepted the quote. */
          is_agreed: z.boolean(),
          service_type_id: Id.nullable(),
          /** `YYYY-MM-DD`; null for a quote. */
          date_reservation: z.string().nullable(),
          status_label: z.string(),
          price: z.int(),
          /** Whether the reader made it, and may open it. */
          is_own: z.boolean(),
        }),
      ),
    )
    .errors(refusals("not-found", "not-allowed", "account-unverified")),
};
