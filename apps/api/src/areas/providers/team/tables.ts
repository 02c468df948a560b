import { teamRoles } from "@jdj/contract/call/team-policy";
import { alertChannels, quietByDefault } from "@jdj/contract/providers/lead-alerts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { providers } from "../tables.ts";

/** Who works for a provider. A user of the role PROVIDER works for at most one. */
export const providerMembers = pgTable(
  "provider_members",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What each may do is the table `teamPolicy`. */
    role: text({ enum: teamRoles }).notNull(),
    /** By what new leads reach them beside the email, once they asked for messages on their phone. */
    alertChannel: text("alert_channel", { enum: alertChannels }).notNull().default("sms"),
    /** The hours (UTC) between which leads wait for the end of the night; null for none. */
    quietFrom: integer("quiet_from").default(quietByDefault.from),
    quietUntil: integer("quiet_until").default(quietByDefault.until),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("provider_members_user_key").on(table.userId),
    index("provider_members_provider").on(table.providerId),
    check(
      "provider_members_quiet",
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`,
    ),
  ],
);
