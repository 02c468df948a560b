import { z } from "zod";
import { bookingStates } from "../bookings/booking-states.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { registerStates } from "../contributions/contribution-states.ts";
import { fabricStates } from "../fabric-orders/fabric-states.ts";
import { giftStates } from "../gifts/gift-states.ts";
import { withdrawalStates } from "../payouts/withdrawal-states.ts";
import { quoteStatuses } from "../quotes/quote-state.ts";
import { LedgerAccount } from "./ledger.ts";
import { consoleMessages } from "./messages.ts";
import { ById } from "./resource.ts";
import { detailFields, saleResource } from "./sale-resource.ts";
import { holdCalls, holdFields } from "./staff-holds.ts";

const tags = ["console"];

const bookings = saleResource("/api/v1/console/bookings", "Bookings", bookingStates, {
  id: "ConsoleBookingDetail",
  fields: holdFields,
});
const quotes = saleResource("/api/v1/console/quotes", "Quote requests", quoteStatuses, {
  id: "ConsoleQuoteDetail",
  fields: holdFields,
});
const gifts = saleResource("/api/v1/console/gifts", "Gifts", giftStates);
const fabricOrders = saleResource("/api/v1/console/fabric-orders", "Fabric orders", fabricStates);
const contributions = saleResource(
  "/api/v1/console/contributions",
  "Contributions",
  registerStates,
);

/** A withdrawal of collected money, which one member asks for and another confirms. */
const Withdrawal = z
  .object({
    id: Id,
    amount_fcfa: z.int(),
    state: z.enum(withdrawalStates),
    asked_by: z.string(),
    asked_at: Instant,
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    /** The payout that followed. */
    payout_id: Id.nullable(),
  })
  .meta({ id: "ConsoleWithdrawal" });
export type ConsoleWithdrawal = z.infer<typeof Withdrawal>;

/** The contributions to an event, whose number it has, with their account. */
export const ConsoleContributionsDetail = contributions.Row.extend({
  ...detailFields,
  account: LedgerAccount,
  /** Cash in the hands of members, which is in no account. */
  cash_confirmed_fcfa: z.int(),
  cash_waiting_fcfa: z.int(),
  withdrawals: z.array(Withdrawal),
}).meta({ id: "ConsoleContributionsDetail" });
export type ConsoleContributionsDetail = z.infer<typeof ConsoleContributionsDetail>;

/** A fabric order with its account. */
export const ConsoleFabricOrderDetail = fabricOrders.Row.extend({
  ...detailFields,
  account: LedgerAccount,
  /** Transfers to orders of the shop that are to come back and wait: their seller's balance is short. */
  waiting: z.array(
    z.object({
      instalment_id: Id,
      reference: z.string(),
      amount_fcfa: z.int(),
      /** A return that waits for a second person. */
      approval: z.object({ requested_by: z.string(), reason: z.string() }).nullable(),
    }),
  ),
  withdrawals: z.array(Withdrawal),
}).meta({ id: "ConsoleFabricOrderDetail" });
export type ConsoleFabricOrderDetail = z.infer<typeof ConsoleFabricOrderDetail>;

export type ConsoleSale = Omit<z.infer<typeof bookings.Row>, "state"> & { state: string };
export type ConsoleSaleDetail = ConsoleSale & z.infer<z.ZodObject<typeof detailFields>>;

/** A sale with a deposit: staff may hold it. */
export type ConsoleDepositSale = ConsoleSaleDetail & z.infer<z.ZodObject<typeof holdFields>>;

const ofDeposit = { hold: "hold", lift: "lift-hold", input: {} } as const;
export const consoleBookings = {
  ...{ list: bookings.list, find: bookings.find },
  ...holdCalls("/api/v1/console/bookings", { ...ofDeposit, what: "a booking" }, bookings.Detail),
};
export const consoleQuotes = {
  ...{ list: quotes.list, find: quotes.find },
  ...holdCalls("/api/v1/console/quotes", { ...ofDeposit, what: "a quote" }, quotes.Detail),
};
export const consoleGifts = { list: gifts.list, find: gifts.find };
export const consoleContributions = {
  list: contributions.list,

  find: call("staff", "sales:read")
    .route({
      method: "GET",
      path: "/api/v1/console/contributions/{id}",
      tags,
      summary: "The contributions to an event with their account",
    })
    .input(ById)
    .output(ConsoleContributionsDetail)
    .errors(refusals("not-found")),
};
export const consoleFabricOrders = {
  list: fabricOrders.list,

  find: call("staff", "sales:read")
    .route({
      method: "GET",
      path: "/api/v1/console/fabric-orders/{id}",
      tags,
      summary: "A fabric order with its account",
    })
    .input(ById)
    .output(ConsoleFabricOrderDetail)
    .errors(refusals("not-found")),

  /**
   * Returns a transfer that waits to what was collected, by the sum that the page showed. Above the
   * limit of the settings it waits for a second person, who repeats the call.
   */
  returnTransfer: call("staff", "sales:write")
    .route({
      method: "POST",
      path: "/api/v1/console/fabric-orders/{id}/return-transfer",
      tags,
      summary: "Return a transfer to a fabric order",
    })
    .input(
      z.object({
        id: PathId,
        instalment_id: Id,
        amount_fcfa: z.int().min(1),
        reason: line(consoleMessages.reasonRequired, 300),
      }),
    )
    .output(ConsoleFabricOrderDetail)
    .errors(refusals("not-found", "changed-meanwhile", "second-person-needed", "access-too-new")),
};
