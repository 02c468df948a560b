import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import { stepPurposes, stepStates } from "@jdj/contract/invitations/sequence-steps";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { cardDesigns, messageCategories, messageModels } from "../../designs/tables.ts";
import { files } from "../../files/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { channels } from "../channels/tables.ts";
import { senderNames } from "../sender-names/tables.ts";

/** A Joy Card, or a message without a card, that is sent to chosen guests by one channel. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** `message`: a text alone; its links open the card that its guest got before. */
    kind: text({ enum: ["card", "message"] })
      .notNull()
      .default("card"),
    /** To whom a message goes, as its host chose; null for a card. */
    audience: jsonb().$type<Audience>(),
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
    /** The name under which it leaves, as its hosts and its guests read it. */
    sender: text().notNull(),
    /** The approved name of an SMS; null for the product's own. */
    senderNameId: ref().references(() => senderNames.id, { onDelete: "set null" }),
    subject: text(),
    /** Text with placeholders such as [prénoms]: plain, or sanitised HTML. */
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
    /** Since when staff hold it back; null while they do not. */
    pausedAt: instant(),
    /** Why, as its hosts read it; null without a reason. */
    pauseReason: text("pause_reason"),
    /** How many units of the channel's credit it uses. */
    units: integer().notNull().default(0),
    /** The campaign whose silent guests this one reminds. */
    reminderOfId: ref().references((): AnyPgColumn => campaigns.id, {
      onDelete: "set null",
    }),
    target: text().notNull().default(""),
    /** Key that the host's device gave the request: two requests with one key are one campaign. */
    idempotencyKey: text("idempotency_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("campaigns_event").on(table.eventId, table.createdAt),
    index("campaigns_status").on(table.status, table.id),
    index("campaigns_paused").on(table.id).where(sql`${table.pausedAt} is not null`),
    index("campaigns_scheduled").on(table.scheduledAt).where(sql`${table.status} = 'scheduled'`),
    /** When it left or is to leave, for counting by day. */
    index("campaigns_leaves").on(sql`coalesce(${table.scheduledAt}, ${table.createdAt})`),
    index("campaigns_sending").on(table.id).where(sql`${table.status} = 'sending'`),
    uniqueIndex("campaigns_idempotency_key").on(table.eventId, table.idempotencyKey),
    index("campaigns_category").on(table.categoryId),
    index("campaigns_channel").on(table.channelId),
    index("campaigns_design").on(table.designId),
    index("campaigns_image_file").on(table.imageFileId),
    index("campaigns_model").on(table.modelId),
    index("campaigns_sender_name").on(table.senderNameId, table.status),
    index("campaigns_reminder_of").on(table.reminderOfId),
  ],
);

/** How a message or a card leaves by itself, so many days before or after the date of its event. */
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
