import { z } from "zod";

/** What of an account's money may be open, in the order in which it is shown. */
export const openMoneyKinds = [
  "payment",
  "refund",
  "credit",
  "order",
  "booking",
  "quote",
  "dispute",
  "hold",
  "host-money",
  "host-payout",
] as const;

/** Money that an account still has with us, or that is on its way: it is not erased meanwhile. */
export const OpenMoney = z.object({
  kind: z.enum(openMoneyKinds),
  /** How many; of a credit, the messages that were paid and not sent. */
  count: z.int(),
  /** Null for a credit, which is counted in messages. */
  amount_fcfa: z.int().nullable(),
});
export type OpenMoney = z.infer<typeof OpenMoney>;
