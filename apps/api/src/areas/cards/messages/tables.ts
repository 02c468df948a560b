import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { channels } from "../channels/tables.ts";
import { cardDesigns, messageCategories, messageModels } from "../designs/tables.ts";

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
    /** Text with marks such as [prénoms]: plain, or sanitised HTML. */
    body: text().notNull(),
    bodyFormat: text("body_format", { enum: ["text", "html"] })
      .notNull()
      .default("text"),
    /** The host's own picture in place of the drawn card. */
    imageFileId: uuid("image_file_id").references(() => files.id, { onDelete: "set null" }),
    status: text({
      enum: ["draft", "awaiting-payment", "scheduled", "sending", "done", "cancelled"],
    })
      .notNull()
      .default("sending"),
    /** When it is to leave; null for at once. */
    scheduledAt: instant(),
    /** What it uses of the channel's credit. */
    units: integer().notNull().default(0),
    /** The send whose silent guests this one reminds. */
    reminderOfId: ref().references((): AnyPgColumn => messages.id, {
      onDelete: "set null",
    }),
    target: text().notNull().default(""),
    /** Key that the sender's device gave the request: the same one twice is one send. */
    idempotencyKey: text("idempotency_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("messages_event").on(table.eventId, table.createdAt),
    index("messages_scheduled").on(table.scheduledAt).where(sql`${table.status} = 'scheduled'`),
    index("messages_sending").on(table.id).where(sql`${table.status} = 'sending'`),
    uniqueIndex("messages_idempotency_key").on(table.eventId, table.idempotencyKey),
    index("messages_category").on(table.categoryId),
    index("messages_channel").on(table.channelId),
    index("messages_design").on(table.designId),
    index("messages_image_file").on(table.imageFileId),
    index("messages_model").on(table.modelId),
    index("messages_reminder_of").on(table.reminderOfId),
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
    state: text({
      enum: ["queued", "sending", "sent", "delivered", "read", "failed", "unknown"],
    })
      .notNull()
      .default("queued"),
    /** Why it failed, in French. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** Until when a sender holds the row; past it another may take it. */
    leasedUntil: instant(),
    /** Since when it waits for a gateway that refuses us; null while none does. */
    waitingSince: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    readAt: instant(),
    /** What leaves by SMS and WhatsApp, as it was priced; letters are written when they leave. */
    text: text(),
    /** What the copy uses of the channel's credit. */
    units: integer().notNull().default(0),
    /** Whether its units were given back, since it did not arrive. */
    isRefunded: boolean("is_refunded").notNull().default(false),
    /** The gateway's own name for what it took: its reports bear it. */
    gatewayId: text("gateway_id"),
  },
  (table) => [
    uniqueIndex("message_recipients_token_key").on(table.token),
    uniqueIndex("message_recipients_guest_key").on(table.messageId, table.guestId),
    index("message_recipients_state").on(table.messageId, table.state),
    index("message_recipients_guest").on(table.guestId),
    index("message_recipients_key").on(table.key),
    index("message_recipients_gateway").on(table.gatewayId),
  ],
);
