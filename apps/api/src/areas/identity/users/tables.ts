import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId } from "../../../database/columns.ts";

/** Somebody who may sign in: a customer, a provider, a member of the staff. */
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
    /** argon2id, PHC string; null for those who only ever signed in with Facebook. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: instant(),
    phoneVerifiedAt: instant(),
    /** The address that will replace a proven one once it is proven itself; it reserves nothing. */
    pendingEmail: caseless("pending_email"),
    /** E.164: the number that will replace a proven one once its code was entered. */
    pendingPhone: text("pending_phone"),
    /** Ticked at a registration without an address: the newsletter's letter waits until one is proven. */
    wantsNewsletter: boolean("wants_newsletter").notNull().default(false),
    termsAcceptedAt: instant(),
    /** The last sign-in; null for those who never did. */
    lastSignedInAt: instant(),
    /** When they were told that an account left alone will be erased; a sign-in takes it back. */
    warnedIdleAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // Only proof reserves: anybody may type an address, so an unproven one is unique to nobody.
    uniqueIndex("users_email_proven_key")
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex("users_phone_proven_key")
      .on(table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    index("users_email").on(table.email),
    index("users_phone").on(table.phone),
    index("users_pending_email").on(table.pendingEmail),
    index("users_pending_phone").on(table.pendingPhone),
  ],
);

/** The customer's file of a user who plans events. Names, e-mail and first phone are the user's. */
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
    /** When the file was last saved from the notebook. */
    touchedAt: instant(),
    /** When the account was closed; null while it is open. */
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("customers_user_key").on(table.userId)],
);
