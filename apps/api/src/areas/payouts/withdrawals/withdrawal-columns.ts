import { withdrawalStates } from "@jdj/contract/payouts/withdrawal-states";
import { integer, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";

/** What every withdrawal has that one member asks for and another confirms, beside its number and whose money it is. */
export const withdrawalColumns = {
  amountFcfa: integer("amount_fcfa").notNull(),
  /** The hosts' number to which it goes; the area of payouts owns its row. */
  numberId: ref().notNull(),
  state: text({ enum: withdrawalStates }).notNull().default("asked"),
  /** Who asked, in which role, and the name that stays. */
  askedBy: ref().references(() => customers.id, { onDelete: "set null" }),
  askedRole: text("asked_role", { enum: ["owner", "treasurer"] }).notNull(),
  askedName: text("asked_name").notNull(),
  /** Who confirmed or refused it; null before, and where its time passed. */
  decidedBy: ref().references(() => customers.id, { onDelete: "set null" }),
  decidedName: text("decided_name"),
  decidedAt: instant(),
  /** The payout that followed; the area of payouts owns its row. */
  payoutId: ref(),
  createdAt: createdAt(),
};
