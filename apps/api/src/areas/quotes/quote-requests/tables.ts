import { quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { contactTypes } from "@jdj/contract/quotes/shapes";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";

/** What customers ask providers for: each is a conversation with a status. */
export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: rowId(),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** The event that the customer worked on; null when there was none, or it is gone. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    serviceTypeId: ref().references(() => serviceTypes.id),
    /** What is asked for, in words. */
    service: text().notNull(),
    /** The package that it is about, and its name at that time. */
    packageId: ref().references(() => packages.id, { onDelete: "set null" }),
    packageName: text("package_name"),
    type: text({ enum: contactTypes }).notNull(),
    /** What the customer gave to be answered at; the phone is E.164. */
    givenNames: text("given_names").notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    status: text({ enum: quoteStatuses }).notNull().default("TO_BE_TREATED"),
    /** The last message, and when it was written. */
    lastMessage: text("last_message").notNull(),
    lastMessageAt: instant().notNull(),
    /** The last message that each side has read; 0 for none. */
    customerReadId: ref().notNull().default(0),
    providerReadId: ref().notNull().default(0),
    /** When each side got an email about unread messages; cleared when it reads. */
    customerNotifiedAt: instant(),
    providerNotifiedAt: instant(),
    /** When anything of it changed last: what a stream that was interrupted asks for. */
    changedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("quote_requests_customer").on(table.customerId, table.lastMessageAt),
    index("quote_requests_provider").on(table.providerId, table.lastMessageAt),
    index("quote_requests_last_message").on(table.lastMessageAt),
    index("quote_requests_created").on(table.createdAt),
    index("quote_requests_status").on(table.status, table.id),
    index("quote_requests_event").on(table.eventId),
    index("quote_requests_service_type").on(table.serviceTypeId),
    index("quote_requests_package").on(table.packageId),
  ],
);
