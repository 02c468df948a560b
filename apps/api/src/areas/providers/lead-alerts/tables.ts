import { leadKinds } from "@jdj/contract/providers/lead-alerts";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** The leads of which a member of a team is yet to be told on their phone. */
export const leadAlerts = pgTable(
  "lead_alerts",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: leadKinds }).notNull(),
    /** Of the request, or of the booking; one that is erased meanwhile is told to nobody. */
    subjectId: ref().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("lead_alerts_user").on(table.userId)],
);
