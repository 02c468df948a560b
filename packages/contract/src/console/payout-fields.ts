import { z } from "zod";
import { Instant, line, PathId } from "../call/shapes.ts";
import { payoutStates } from "../orders/seller-views.ts";
import { consoleMessages } from "./messages.ts";

/** What staff see of a payout, of hosts or of sellers. */
export const payoutFields = {
  amount_fcfa: z.int(),
  method: z.string(),
  phone: z.string(),
  state: z.enum(payoutStates),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  /** Of the transfer; empty until it is made. */
  transfer_reference: z.string(),
  created_at: Instant,
  settled_at: Instant.nullable(),
  settled_by: z.string().nullable(),
  /** A transfer that waits for a second person; `reason` is its reference. */
  approval: z
    .object({ requested_by: z.string(), reason: z.string(), created_at: Instant })
    .nullable(),
};

/** A transfer that staff record. */
export const PayoutTransfer = z.object({
  id: PathId,
  transfer_reference: line(consoleMessages.transferRequired, 100),
});

/** Why staff refuse a payout. */
export const PayoutRefusal = z.object({
  id: PathId,
  reason: line(consoleMessages.reasonRequired, 300),
});
