import { tones } from "@jdj/contract/designs/event-voice";
import { hideableSections } from "@jdj/contract/notebook/event-type-sections";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId, version } from "../../../database/columns.ts";

/** A kind of event: wedding, birthday… Codes never change; names may. */
export const eventTypes = pgTable(
  "event_types",
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** How its events speak to guests. Of the words, null stands for those of the tone: `voiceOf()`. */
    tone: text({ enum: tones }).notNull().default("festive"),
    showsBrand: boolean("shows_brand").notNull().default(true),
    cardName: text("card_name"),
    gathering: text(),
    question: text(),
    hostsVerb: text("hosts_verb"),
    hostsVerbToYou: text("hosts_verb_to_you"),
    occasion: text(),
    thanks: text(),
    contribution: text(),
    smsSender: text("sms_sender"),
    /** The sections that its notebook does without. */
    hiddenSections: text("hidden_sections", { enum: hideableSections })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When staff stopped offering it for new events; those that exist stay as they are. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("event_types_code_key").on(table.code)],
);

/** The persons whom a type of event celebrates: groom and bride, the child… */
export const celebratedRoles = pgTable(
  "celebrated_roles",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may rename `name`. */
    code: text().notNull(),
    name: text().notNull(),
    /** Null where the person may be of either sex: then the civility is asked. */
    gender: text({ enum: ["M", "F"] }),
    /** Whether the notebook is complete without them, as a christening is without the father. */
    isOptional: boolean("is_optional").notNull().default(false),
    /** Whether the person is dead: then the dates of their life are asked, and their families invite. */
    isRemembered: boolean("is_remembered").notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("celebrated_roles_code_key").on(table.eventTypeId, table.code)],
);
