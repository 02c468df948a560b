import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../../providers/tables.ts";
import { depositStates } from "./deposit-state.ts";

/** What a provider's deposit is paid for. */
export const depositKinds = ["quote", "booking"] as const;

/**
 * A paid deposit that we hold for a provider: `held` until its release, `released` to what the
 * provider may withdraw, or `returned` to the customer.
 */
export const heldDeposits = pgTable(
  "held_deposits",
  {
    id: rowId(),
    subjectKind: text("subject_kind", { enum: depositKinds }).notNull(),
    subjectId: ref().notNull(),
    /** Null once the provider is erased: money outlives it. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    /** What was paid, in FCFA, and what of it was given back. */
    paidFcfa: integer("paid_fcfa").notNull(),
    returnedFcfa: integer("returned_fcfa").notNull().default(0),
    state: text({ enum: depositStates }).notNull().default("held"),
    paidAt: instant().notNull(),
    /** When it is released; null while nobody said that the service was made. */
    releaseAt: instant(),
    /** Whether it is disputed: it is not released meanwhile. */
    isFrozen: boolean("is_frozen").notNull().default(false),
  },
  (table) => [
    uniqueIndex("held_deposits_subject").on(table.subjectId, table.subjectKind),
    index("held_deposits_provider").on(table.providerId),
    index("held_deposits_due").on(table.releaseAt).where(sql`${table.state} = 'held'`),
    check(
      "held_deposits_returned",
      sql`${table.returnedFcfa} between 0 and ${table.paidFcfa} and ${table.paidFcfa} > 0`,
    ),
  ],
);
