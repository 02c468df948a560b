import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant } from "../call/shapes.ts";
import { orderStates } from "../orders/order-states.ts";

/** One instalment by which a purchase was paid. */
export const PurchaseInstalment = z.object({
  id: Id,
  /** FCFA that stand: what went back is not in it. */
  amount_fcfa: z.int(),
  /** From what was collected, or by a payment of mobile money. */
  source: z.enum(["collected", "mobile-money"]),
  at: Instant,
});

/** An order of the shop that was placed for a fabric order, with what pays it. Money in FCFA. */
export const FabricPurchasePayment = z.object({
  reference: z.string(),
  event_id: Id,
  fabric: z.object({ id: Id, name: z.string() }),
  /** Whether the reader placed it. */
  is_own: z.boolean(),
  /** Whether it was paid whole, also where it went back since. */
  is_paid: z.boolean(),
  state: z.enum(orderStates),
  state_label: z.string(),
  /** Until when its products are kept; null once it is paid or ended. */
  reserved_until: Instant.nullable(),
  total_fcfa: z.int(),
  /** What was paid and does not go back. */
  paid_fcfa: z.int(),
  /** What of a paid one went back, or is on its way: to the account, or to the phone of who paid. */
  back_fcfa: z.int(),
  /** What is to go back to the account, and waits for our team. */
  waiting_fcfa: z.int(),
  /** What is still to pay; 0 once it is paid or ended. */
  left_fcfa: z.int(),
  instalments: z.array(PurchaseInstalment),
  /** What is left of what was collected by mobile money. */
  collected_fcfa: z.int(),
  /** What of it pays this purchase now. */
  transfer_fcfa: z.int(),
  /** What one payment by mobile money takes of what remains after that. */
  next_payment_fcfa: z.int(),
  can: z.object({ transfer: z.boolean(), pay: z.boolean() }),
});
export type FabricPurchasePayment = z.infer<typeof FabricPurchasePayment>;

const tags = ["fabric"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;
const input = z.object({ reference: z.string().min(1).max(40) });
const path = "/api/v1/fabric-purchases/{reference}" as const;

/** How an order of the shop is paid that was placed for a fabric order. */
export const fabricPurchases = {
  purchase: call("verified-customer", "fabric:read")
    .route({ method: "GET", path, tags, summary: "What pays an order of fabric in the shop" })
    .input(input)
    .output(FabricPurchasePayment)
    .errors(refusals(...errors)),

  /**
   * Pays it from what was collected, whole or as much as that covers: a transfer in the ledger.
   * The caller repeats what they read as still to pay; when less is, another press was first and
   * nothing happens.
   */
  transfer: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: `${path}/transfer`,
      tags,
      summary: "Pay an order of fabric from what was collected",
    })
    .input(input.extend({ left_fcfa: z.coerce.number().int().min(0) }))
    .output(Done)
    .errors(
      refusals(
        ...errors,
        "state-changed",
        "fabric-purchase-mixed",
        "fabric-purchase-ended",
        "fabric-purchase-paying",
        "fabric-nothing-collected",
      ),
    ),

  /** Opens the payment by mobile money of what remains, as much of it as one payment takes. */
  pay: call("verified-customer", "fabric:write")
    .route({
      method: "POST",
      path: `${path}/payment`,
      tags,
      summary: "Pay what remains of an order of fabric",
    })
    .input(input)
    .output(z.object({ reference: z.string(), amount_fcfa: z.int() }))
    .errors(
      refusals(
        ...errors,
        "fabric-purchase-mixed",
        "fabric-purchase-ended",
        "fabric-purchase-paying",
        "deposits-closed",
      ),
    ),
};
