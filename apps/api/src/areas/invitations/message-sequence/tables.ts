import { stepPurposes, stepStates } from "@jdj/contract/invitations/sequence-steps";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";

/** A message that leaves by itself, so many days before or after the date of its event. */
export const sequenceSteps = pgTable(
  "sequence_steps",
  {
    campaignId: ref()
      .primaryKey()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    purpose: text({ enum: stepPurposes }).notNull(),
    state: text({ enum: stepStates }).notNull(),
    /** Days from the date of the feast, negative before. */
    offsetDays: integer("offset_days").notNull(),
    /** UTC, as in Abidjan. */
    hour: integer().notNull(),
    /** The most units to which its host agreed; more are not used. */
    mostUnits: integer("most_units").notNull().default(0),
    /** Why it did not leave, in French; empty otherwise. */
    reason: text().notNull().default(""),
  },
  (table) => [
    index("sequence_steps_waiting").on(table.campaignId).where(sql`${table.state} = 'waiting'`),
  ],
);
