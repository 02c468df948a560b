import { z } from "zod";
import { readAmount } from "../call/read-amount.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { payoutMessages } from "./messages.ts";
import { methodCodes, PAYOUT_MIN_FCFA } from "./payout-methods.ts";
import { payoutStates } from "./payout-state.ts";

/** Money on its way to its beneficiary's phone, as they see it. */
export const Payout = z
  .object({
    id: Id,
    amount: z.int(),
    method: z.enum(methodCodes),
    /** E.164; empty once it is erased, as the holder. */
    phone: z.string(),
    /** Whose number it is. */
    holder: z.string(),
    state: z.enum(payoutStates),
    /** Why it was refused, failed or was reversed; empty otherwise. */
    reason: z.string(),
    /** The number of the transfer at its operator; empty until it is made. */
    transfer_reference: z.string(),
    asked_at: Instant,
    settled_at: Instant.nullable(),
  })
  .meta({ id: "Payout" });
export type Payout = z.infer<typeof Payout>;

/** What a beneficiary asks for, confirmed by their password. */
export const payoutRequest = {
  amount: z.preprocess(
    readAmount,
    z
      .int(payoutMessages.amountInvalid)
      .min(PAYOUT_MIN_FCFA, payoutMessages.amountInvalid)
      .max(100_000_000, payoutMessages.amountTooLarge)
      .multipleOf(5, payoutMessages.amountInvalid),
  ),
  /** One of the beneficiary's numbers. */
  number_id: z.preprocess(
    (given) => (given === "" ? undefined : given),
    z
      .any()
      .pipe(PathId.catch(0))
      .refine((id) => id > 0, payoutMessages.numberRequired),
  ),
  current_password: z.string().max(200).default(""),
};
