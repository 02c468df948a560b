import { date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { caseless, createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { celebratedRoles } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The stored data of a person whom an event celebrates. The row appears at the first save. */
export const celebratedPersons = pgTable(
  "celebrated_persons",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    roleId: ref()
      .notNull()
      .references(() => celebratedRoles.id),
    civility: text({ enum: ["M", "Mme", "Mlle"] }).notNull(),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    email: caseless(),
    /** E.164, like the second. */
    phone1: text("phone_1"),
    phone2: text("phone_2"),
    /** Of a person who is dead, `YYYY-MM-DD`. */
    bornOn: date("born_on", { mode: "string" }),
    diedOn: date("died_on", { mode: "string" }),
    /** « le Vieux », after « dit ». */
    knownAs: text("known_as"),
    /** In whose name their death is announced: « Les familles Kouamé et Brou, alliées et amies ». */
    families: text(),
    imageFileId: uuid("image_file_id").references(() => files.id),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("celebrated_persons_role_key").on(table.eventId, table.roleId),
    index("celebrated_persons_image_file").on(table.imageFileId),
    index("celebrated_persons_role").on(table.roleId),
  ],
);
