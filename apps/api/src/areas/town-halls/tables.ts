import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, ref, rowId, version } from "../../database/columns.ts";

/** A country whose town halls may be chosen. `code` is its ISO 3166 code. */
export const countries = pgTable(
  "countries",
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    shown: boolean().notNull().default(true),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("countries_code_key").on(table.code)],
);

/** A district of a country. */
export const districts = pgTable(
  "districts",
  {
    id: rowId(),
    countryId: ref()
      .notNull()
      .references(() => countries.id),
    code: text().notNull(),
    name: text().notNull(),
    shown: boolean().notNull().default(true),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("districts_code_key").on(table.countryId, table.code)],
);

/** A town hall. Position in degrees, WGS 84, indicative; texts are null until they are entered. */
export const townHalls = pgTable(
  "town_halls",
  {
    id: rowId(),
    districtId: ref()
      .notNull()
      .references(() => districts.id),
    code: text().notNull(),
    name: text().notNull(),
    /** The commune or town, without « Mairie de ». */
    town: text().notNull(),
    shown: boolean().notNull().default(true),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    generalities: text(),
    wikiLink: text("wiki_link"),
    supplementaryConditions: text("supplementary_conditions"),
    noteWell: text("note_well"),
    /** `label:amount` pairs separated by semicolons, FCFA. */
    daysCelebrationCosts: text("days_celebration_costs").notNull().default(""),
    /** E.164, separated by semicolons. */
    phoneNumbers: text("phone_numbers"),
    websiteLink: text("website_link"),
    address: text(),
    email: text(),
    /** Whether everything but name, district and position is invented. */
    demonstration: boolean().notNull().default(false),
    checkedOn: date("checked_on"),
    /** When staff took it out of the directory for good; null while it is in it. */
    archivedAt: instant(),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex("town_halls_code_key").on(table.code),
    index("town_halls_district_index").on(table.districtId),
  ],
);

/** A picture of a town hall: `path` is a path of this site or of the file storage. */
export const townHallPhotos = pgTable(
  "town_hall_photos",
  {
    id: rowId(),
    townHallId: ref()
      .notNull()
      .references(() => townHalls.id, { onDelete: "cascade" }),
    path: text().notNull(),
    caption: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    onTop: boolean("on_top").notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex("town_hall_photos_path_key").on(table.townHallId, table.path),
    uniqueIndex("town_hall_photos_top_key").on(table.townHallId).where(sql`${table.onTop}`),
  ],
);
