import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The places of a restricted committee: the president, the treasurer… */
export const committeeRoles = pgTable(
  "committee_roles",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    gender: text({ enum: ["M", "F"] }).notNull(),
    position: integer().notNull(),
    /** The event whose hosts added it; null for the template's. */
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** When staff withdrew it from the template; events with somebody in it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex("committee_roles_code_key").on(table.eventTypeId, table.code),
    index("committee_roles_event").on(table.eventId),
  ],
);

/** Who takes a place of the committee of one event. The row appears at the first save. */
export const committeeMembers = pgTable(
  "committee_members",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    roleId: ref()
      .notNull()
      .references(() => committeeRoles.id),
    civility: text({ enum: ["M", "Mme", "Mlle"] }).notNull(),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    email: caseless(),
    /** E.164, like the second. */
    phone1: text("phone_1").notNull(),
    phone2: text("phone_2"),
    imageFileId: uuid("image_file_id").references(() => files.id),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("committee_members_role_key").on(table.eventId, table.roleId),
    index("committee_members_image_file").on(table.imageFileId),
    index("committee_members_role").on(table.roleId),
  ],
);
