import { photoStates } from "@jdj/contract/album/photo-state";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";

/**
 * The guests' photos of an event. It is in the notebook, so that the page of the feast can show them; who
 * sends and who decides is in the area `album`.
 */
export const albums = pgTable(
  "albums",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** What the link ends with: it cannot be guessed. */
    key: text().notNull(),
    /** Whether photos are taken, and whether each waits until a host shows it. */
    isOpen: boolean().notNull().default(true),
    asksApproval: boolean().notNull().default(true),
    /** The date of the event for which its hosts were told that the photos will be erased; null before. */
    endToldFor: date({ mode: "string" }),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("albums_event_key").on(table.eventId),
    uniqueIndex("albums_key_key").on(table.key),
  ],
);

/** The former keys of albums: they say that they lead nowhere. */
export const formerAlbumKeys = pgTable(
  "former_album_keys",
  {
    key: text().primaryKey(),
    albumId: ref()
      .notNull()
      .references(() => albums.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("former_album_keys_album").on(table.albumId)],
);

/** A photo that a guest sent. Its pictures are stored under `fileId`; a trigger notes them in `album_leftovers` when the row goes. */
export const albumPhotos = pgTable(
  "album_photos",
  {
    id: rowId(),
    albumId: ref()
      .notNull()
      .references(() => albums.id, { onDelete: "cascade" }),
    /** What the phone called it: sent again, it is the same photo. */
    uploadId: uuid().notNull(),
    /** The hash of what the sender's browser keeps; null without. */
    deviceHash: bytes(),
    fileId: uuid().notNull(),
    state: text({ enum: photoStates }).notNull(),
    sender: text(),
    /** Pixels, and the mean colour, `#rrggbb`. */
    width: integer().notNull(),
    height: integer().notNull(),
    colour: text().notNull(),
    /** Bytes of both pictures. */
    size: integer().notNull(),
    /** When a guest reported it. */
    reportedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("album_photos_upload_key").on(table.albumId, table.uploadId),
    uniqueIndex("album_photos_file_key").on(table.fileId),
    index("album_photos_state").on(table.albumId, table.state, table.id),
    index("album_photos_device")
      .on(table.albumId, table.deviceHash)
      .where(sql`${table.deviceHash} is not null`),
  ],
);

/** The upload ids of photos that were deleted for good: sent again, they are not stored. */
export const removedUploads = pgTable(
  "removed_uploads",
  {
    albumId: ref()
      .notNull()
      .references(() => albums.id, { onDelete: "cascade" }),
    uploadId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.albumId, table.uploadId] })],
);

/**
 * Stored pictures that no row shows: those of deleted photos, and those that are being stored, until their row
 * is written. Whatever stands here after `dueAt` is removed from the storage.
 */
export const albumLeftovers = pgTable(
  "album_leftovers",
  { fileId: uuid().primaryKey(), dueAt: instant().notNull() },
  (table) => [index("album_leftovers_due").on(table.dueAt)],
);

/** Who downloads an album now: one at a time for each account, by a lease that is renewed. */
export const albumDownloads = pgTable("album_downloads", {
  customerId: ref()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  leasedUntil: instant().notNull(),
});
