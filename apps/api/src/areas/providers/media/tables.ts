import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** The media of a provider's portfolio, in their order. */
export const providerMedia = pgTable(
  "provider_media",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    type: text({ enum: ["photo", "video", "youtube_video", "tiktok_video"] }).notNull(),
    /** A path of this site, or the address of the film at YouTube or TikTok. */
    path: text().notNull(),
    /** The key in the file storage; null for a drawing of ours and for a film elsewhere. */
    storageKey: text("storage_key"),
    /** What the picture shows, for those who do not see it. */
    caption: text().notNull().default(""),
    /** Pixels; null when unknown. */
    width: integer(),
    height: integer(),
    cover: boolean().notNull().default(false),
    position: integer().notNull(),
    /** The storage key of our copy of a film's picture at its host; null without one. */
    coverKey: text("cover_key"),
    /** When a film's host was asked for it; null before, and for what is ours. */
    describedAt: instant(),
    /** When staff withdrew it; null while it is shown. */
    hiddenAt: instant(),
    /** Why, as the provider's team reads it. */
    hiddenReason: text("hidden_reason"),
    createdAt: createdAt(),
  },
  (table) => [
    index("provider_media_provider").on(table.providerId, table.position, table.id),
    index("provider_media_undescribed")
      .on(table.id)
      .where(
        sql`${table.describedAt} is null and ${table.type} in ('youtube_video', 'tiktok_video')`,
      ),
    uniqueIndex("provider_media_storage_key").on(table.storageKey),
    index("provider_media_to_look_at")
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null and ${table.storageKey} is not null`),
    index("provider_media_shown").on(table.id).where(sql`${table.hiddenAt} is null`),
    index("provider_media_hidden").on(table.id).where(sql`${table.hiddenAt} is not null`),
    index("provider_media_newest").on(table.providerId, table.id),
    uniqueIndex("provider_media_cover_key").on(table.providerId).where(sql`${table.cover}`),
  ],
);
