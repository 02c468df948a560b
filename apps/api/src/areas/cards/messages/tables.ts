import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { cardDesigns, channels, messageCategories, messageModels } from "../designs/tables.ts";

/** One send of a Joy Card to chosen guests. */
export const messages = pgTable(
  "messages",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    channelId: integer("channel_id")
      .notNull()
      .references(() => channels.id),
    categoryId: ref()
      .notNull()
      .references(() => messageCategories.id),
    modelId: ref().references(() => messageModels.id),
    designId: ref()
      .notNull()
      .references(() => cardDesigns.id),
    label: text().notNull(),
    /** The name that the letter comes from. */
    sender: text().notNull(),
    subject: text(),
    /** Plain text with marks such as [prénoms]. */
    body: text().notNull(),
    target: text().notNull().default(""),
    /** Key that the sender's device gave the request: the same one twice is one send. */
    idempotencyKey: text("idempotency_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("messages_event").on(table.eventId, table.createdAt),
    uniqueIndex("messages_idempotency_key").on(table.eventId, table.idempotencyKey),
  ],
);

/** One guest's copy of a send. `token` opens the guest's own page; `key` is told to the gateway. */
export const recipients = pgTable(
  "message_recipients",
  {
    id: rowId(),
    messageId: ref()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    token: text().notNull(),
    key: uuid().notNull().defaultRandom(),
    state: text({ enum: ["queued", "sending", "sent", "failed", "unknown"] })
      .notNull()
      .default("queued"),
    /** Why it failed, in French. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** Until when a sender holds the row; past it another may take it. */
    leasedUntil: instant(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex("message_recipients_token_key").on(table.token),
    uniqueIndex("message_recipients_guest_key").on(table.messageId, table.guestId),
    index("message_recipients_state").on(table.messageId, table.state),
    index("message_recipients_guest").on(table.guestId),
  ],
);
