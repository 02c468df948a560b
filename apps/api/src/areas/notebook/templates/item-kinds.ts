import type { TemplateDetails } from "@jdj/contract/console/template-details";
import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OrderedTable } from "../../staff/lists/reorder-rows.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "../budget/tables.ts";
import { ceremonies, eventCeremonies } from "../ceremonies/tables.ts";
import { committeeMembers, committeeRoles } from "../committee/tables.ts";
import { unsortedReference } from "../event-types/reference.ts";
import { eventTypes } from "../event-types/tables.ts";
import { PLANNED_GUESTS } from "../event-types/templates/question-templates.ts";
import { events } from "../events/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { guests } from "../guests/tables.ts";
import { eventTasks, planningGroups, planningTasks } from "../planning/tables.ts";
import { eventAnswers, imageLists, summaryGroups, summaryQuestions } from "../summary/tables.ts";

/** A table of a template's items. */
export type ItemTable = OrderedTable & Record<"code" | "archivedAt", PgColumn>;

/** A table whose rows hold items. */
type GroupTable = ItemTable & Record<"content" | "eventTypeId", PgColumn>;

/** A stored item, with the columns that all kinds have. */
export interface StoredItem {
  id: number;
  code: string;
  version: number;
  archivedAt: Date | null;
}

type Values = Record<string, unknown>;

/** How a kind of item is stored. */
export interface KindOfItem {
  table: ItemTable;
  /** The property of its name. */
  name: "name" | "content";
  nameColumn: PgColumn;
  /** What it is in: a type of event, a group, or nothing. */
  within: { type: PgColumn } | { group: GroupTable; groupId: PgColumn } | null;
  /** The event whose hosts added a row themselves; rows with one are no template's. */
  hostsEvent: PgColumn | null;
  /** What events store of it: the column that refers to it, and that of the event. */
  uses: { table: PgTable; item: PgColumn; event: PgColumn; answered?: PgColumn } | null;
  /** What stores of the items that it holds; for a group. */
  usesWithin: { items: ItemTable; groupId: PgColumn; uses: NonNullable<KindOfItem["uses"]> } | null;
  /** What a new one has that never changes. */
  whenAdded?: Values;
  /** Columns of other tables that `read` needs. */
  also?: Readonly<Record<string, SQL>>;
  read(row: Values): Values;
  write(details: Values): Values;
  /** Whether the notebook cannot do without it. */
  isNeeded(row: Values): boolean;
}

const lineUses = {
  table: eventBudgetLines,
  item: eventBudgetLines.lineId,
  event: eventBudgetLines.eventId,
};
const taskUses = { table: eventTasks, item: eventTasks.taskId, event: eventTasks.eventId };
const answerUses = {
  table: eventAnswers,
  item: eventAnswers.questionId,
  event: eventAnswers.eventId,
  answered: eventAnswers.response,
};

const nothing = { read: () => ({}), write: () => ({}), isNeeded: () => false };

/** Reads and writes details whose columns have the same values under another name. */
function renamed(names: Readonly<Record<string, string>>) {
  const pairs = Object.entries(names);
  return {
    read: (row: Values) => Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])),
    // Drizzle leaves a column without a value as it is.
    write: (details: Values) =>
      Object.fromEntries(pairs.map(([field, column]) => [column, details[field]])),
  };
}

const category = renamed({ category_code: "categoryCode" });

function groupKind(
  table: GroupTable,
  items: ItemTable,
  groupId: PgColumn,
  uses: NonNullable<KindOfItem["uses"]>,
): Omit<KindOfItem, "read" | "write" | "isNeeded"> {
  return {
    table,
    name: "content",
    nameColumn: table.content,
    within: { type: table.eventTypeId },
    hostsEvent: null,
    uses: null,
    usesWithin: { items, groupId, uses },
  };
}

/** Every kind of item. */
export const kinds: Readonly<Record<TemplateKind, KindOfItem>> = {
  "event-types": {
    table: eventTypes,
    name: "name",
    nameColumn: eventTypes.name,
    within: null,
    hostsEvent: null,
    uses: { table: events, item: events.eventTypeId, event: events.id },
    usesWithin: null,
    ...nothing,
    ...renamed({
      tone: "tone",
      shows_brand: "showsBrand",
      card_name: "cardName",
      gathering: "gathering",
      question: "question",
      hosts_verb: "hostsVerb",
      hosts_verb_to_you: "hostsVerbToYou",
      occasion: "occasion",
      thanks: "thanks",
      contribution: "contribution",
      sms_sender: "smsSender",
      hidden_sections: "hiddenSections",
    }),
  },
  "budget-groups": {
    ...groupKind(budgetGroups, budgetLines, budgetLines.groupId, lineUses),
    ...nothing,
  },
  "budget-lines": {
    table: budgetLines,
    name: "content",
    nameColumn: budgetLines.content,
    within: { group: budgetGroups, groupId: budgetLines.groupId },
    hostsEvent: budgetLines.eventId,
    uses: lineUses,
    usesWithin: null,
    ...nothing,
    ...category,
  },
  "planning-groups": {
    ...groupKind(planningGroups, planningTasks, planningTasks.groupId, taskUses),
    ...nothing,
    ...renamed({ drawing: "drawing" }),
  },
  "planning-tasks": {
    table: planningTasks,
    name: "content",
    nameColumn: planningTasks.content,
    within: { group: planningGroups, groupId: planningTasks.groupId },
    hostsEvent: planningTasks.eventId,
    uses: taskUses,
    usesWithin: null,
    ...nothing,
    ...renamed({ start_offset_days: "startOffsetDays", end_offset_days: "endOffsetDays" }),
  },
  "summary-groups": {
    ...groupKind(summaryGroups, summaryQuestions, summaryQuestions.groupId, answerUses),
    ...nothing,
    ...category,
  },
  "summary-questions": {
    table: summaryQuestions,
    name: "content",
    nameColumn: summaryQuestions.content,
    within: { group: summaryGroups, groupId: summaryQuestions.groupId },
    hostsEvent: summaryQuestions.eventId,
    uses: answerUses,
    usesWithin: null,
    also: {
      imageList: sql`(select ${imageLists.code} from ${imageLists} where ${imageLists.id} = ${summaryQuestions.imageListId})`,
    },
    read: ({ type, options, imageList }) => ({
      type,
      options: typeof options === "string" ? options.split(";").map((one) => one.trim()) : [],
      image_list: imageList,
    }),
    write: (details) => {
      const { options } = details as TemplateDetails<"summary-questions">;
      return { options: options.length > 0 ? options.join(";") : null };
    },
    isNeeded: ({ code }) => code === PLANNED_GUESTS,
  },
  ceremonies: {
    table: ceremonies,
    name: "name",
    nameColumn: ceremonies.name,
    within: { type: ceremonies.eventTypeId },
    hostsEvent: null,
    uses: {
      table: eventCeremonies,
      item: eventCeremonies.ceremonyId,
      event: eventCeremonies.eventId,
    },
    usesWithin: null,
    whenAdded: { isMain: false },
    ...renamed({ drawing: "drawing", is_required: "isRequired", offset_days: "offsetDays" }),
    isNeeded: ({ isMain }) => isMain === true,
  },
  "committee-roles": {
    table: committeeRoles,
    name: "name",
    nameColumn: committeeRoles.name,
    within: { type: committeeRoles.eventTypeId },
    hostsEvent: committeeRoles.eventId,
    uses: {
      table: committeeMembers,
      item: committeeMembers.roleId,
      event: committeeMembers.eventId,
    },
    usesWithin: null,
    ...nothing,
    ...renamed({ gender: "gender" }),
  },
  "guest-categories": {
    table: guestCategories,
    name: "name",
    nameColumn: guestCategories.name,
    within: { type: guestCategories.eventTypeId },
    hostsEvent: guestCategories.eventId,
    uses: { table: guests, item: guests.categoryId, event: guests.eventId },
    usesWithin: null,
    ...nothing,
    isNeeded: ({ code }) => code === unsortedReference.code,
  },
};
