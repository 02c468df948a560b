import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";

/**
 * Somebody who may sign in: a customer, a provider, a member of staff. Whoever is two of these has
 * two accounts, which may have the same address and number.
 */
export const users = pgTable(
  "users",
  {
    id: rowId(),
    role: text({ enum: ["CUSTOMER", "PROVIDER", "STAFF"] }).notNull(),
    name: text().notNull(),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    email: caseless(),
    /** E.164. */
    phone: text(),
    /** argon2id, PHC string; null for those who have only signed in with Facebook. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: instant(),
    phoneVerifiedAt: instant(),
    /**
     * The pending address: it replaces a proven one once it is proven itself, and reserves nothing.
     */
    pendingEmail: caseless("pending_email"),
    /** E.164. The pending number: it replaces a proven one once its code was entered. */
    pendingPhone: text("pending_phone"),
    /**
     * Ticked at a registration without an address: the newsletter's confirmation is sent once an
     * address is proven.
     */
    wantsNewsletter: boolean("wants_newsletter").notNull().default(false),
    termsAcceptedAt: instant(),
    /**
     * When they asked to get by SMS too what emails tell them of money and requests; null while they
     * do not.
     */
    smsAskedAt: instant(),
    /** When staff closed its sign-in, which they may open again; null while it is open. */
    archivedAt: instant(),
    /** The last sign-in; null if there was none. */
    lastSignedInAt: instant(),
    /** When the user was warned that their unused account will be erased; a sign-in clears it. */
    warnedIdleAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // Only proof reserves an address: anybody may enter one, so an unproven address is not unique.
    // A customer and a provider may be the same person, with an account for each.
    uniqueIndex("users_email_proven_key")
      .on(table.email, table.role)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex("users_phone_proven_key")
      .on(table.phone, table.role)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    index("users_email").on(table.email),
    index("users_not_staff").on(table.id).where(sql`${table.role} <> 'STAFF'`),
    index("users_created").on(table.createdAt, table.role),
    index("users_plain_name").using("gin", sql`plain_text(${table.name}) gin_trgm_ops`),
    index("users_email_pieces").using("gin", sql`lower(${table.email}::text) gin_trgm_ops`),
    index("users_phone_end").on(sql`reverse(${table.phone}) text_pattern_ops`),
    index("users_phone").on(table.phone),
    index("users_pending_email").on(table.pendingEmail),
    index("users_pending_phone").on(table.pendingPhone),
    index("users_warned_idle").on(table.warnedIdleAt).where(sql`${table.warnedIdleAt} is not null`),
    index("users_last_seen")
      .on(sql`coalesce(${table.lastSignedInAt}, ${table.createdAt})`)
      .where(sql`${table.warnedIdleAt} is null`),
  ],
);

/**
 * The customer's record of a user who plans events. Names, email and first phone are on the user.
 */
export const customers = pgTable(
  "customers",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    civility: text({ enum: ["M", "Mme", "Mlle"] }),
    dob: date({ mode: "string" }),
    /** E.164. */
    phone2: text("phone_2"),
    /** 0 to 100, as last computed. */
    completionPercent: integer("completion_percent").notNull().default(0),
    /**
     * The name of the event on which they worked until somebody ended their access to it; null once
     * they chose another.
     */
    endedEvent: text("ended_event"),
    /** When the record was last saved from the notebook. */
    touchedAt: instant(),
    /** When the account was closed; null while it is open. */
    archivedAt: instant(),
    /** When staff erase it, as its holder asked and may still cancel; null otherwise. */
    erasesAt: instant(),
    /** Grows by one whenever the account form changes it or its user. */
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("customers_user_key").on(table.userId),
    index("customers_archived").on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
  ],
);
