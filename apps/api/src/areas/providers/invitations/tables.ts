import { teamRoles } from "@jdj/contract/call/team-policy";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, caseless, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { providers } from "../tables.ts";

/**
 * An invitation to a provider's team, sent to one address; the SHA-256 of its token is stored. The
 * first, of a request that staff approved, activates the account.
 */
export const providerInvitations = pgTable(
  "provider_invitations",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** The request that staff approved; null for an invitation by an owner. */
    applicationId: ref().references(() => vendorApplications.id, { onDelete: "set null" }),
    email: caseless().notNull(),
    role: text({ enum: teamRoles }).notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: instant().notNull(),
    /** When it was taken up, cancelled or replaced; null while it is open. */
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("provider_invitations_token_key").on(table.tokenHash),
    uniqueIndex("provider_invitations_one_open")
      .on(table.providerId, table.email)
      .where(sql`${table.closedAt} is null`),
    index("provider_invitations_email").on(table.email),
    index("provider_invitations_provider").on(table.providerId),
    index("provider_invitations_application").on(table.applicationId),
    index("provider_invitations_expires").on(table.expiresAt),
  ],
);
