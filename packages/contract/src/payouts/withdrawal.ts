import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { Payout } from "./payout.ts";
import { withdrawalStates } from "./withdrawal-states.ts";

/** Money that one member asks for and another confirms: of a fabric order, or of contributions. */
export const Withdrawal = z
  .object({
    id: Id,
    amount_fcfa: z.int(),
    state: z.enum(withdrawalStates),
    asked_by: z.string(),
    asked_role: z.enum(["owner", "treasurer"]),
    asked_at: Instant,
    /** Who confirmed or refused it; null before, and where its time passed. */
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    /** Until when it may be confirmed, and the names of who may; none once it is decided. */
    confirm_until: Instant.nullable(),
    confirmers: z.array(z.string()),
    /** From when an owner who is alone confirms their own; null for any other. */
    alone_from: Instant.nullable(),
    /** The payout that followed; null before, and for who may not see it. */
    payout: Payout.nullable(),
    can: z.object({ confirm: z.boolean(), refuse: z.boolean() }),
  })
  .meta({ id: "Withdrawal" });
export type Withdrawal = z.infer<typeof Withdrawal>;

/** What refuses each act on a withdrawal, whatever money it is of. */
export const withdrawalRefusals = {
  ask: [
    "withdrawal-asked",
    "nothing-to-pay-out",
    "payout-number-unproven",
    "payout-number-new",
    "too-many-requests",
  ],
  confirm: [
    "withdrawal-decided",
    "withdrawal-needs-other",
    "withdrawal-too-soon",
    "withdrawal-uncovered",
    "withdrawal-number-gone",
    "payout-number-new",
    "payout-number-unproven",
  ],
  refuse: ["withdrawal-decided"],
} as const;
