import { eq } from "drizzle-orm";
import {
  budgetGroups,
  budgetLines,
  eventBudgetLines,
} from "../../src/areas/notebook/budget/tables.ts";
import { ceremonies, eventCeremonies } from "../../src/areas/notebook/ceremonies/tables.ts";
import { celebratedPersons } from "../../src/areas/notebook/couple/tables.ts";
import { celebratedRoles } from "../../src/areas/notebook/event-types/tables.ts";
import {
  eventTasks,
  planningGroups,
  planningTasks,
} from "../../src/areas/notebook/planning/tables.ts";
import { proposalFor } from "../../src/areas/notebook/planning/task-dates.ts";
import {
  eventAnswers,
  summaryGroups,
  summaryQuestions,
} from "../../src/areas/notebook/summary/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays } from "./base-day.ts";
import type { weddingBudget } from "./budget.ts";
import type { DemoTask } from "./planning.ts";

/** An event of the demonstration, already written. */
export interface DemoEvent {
  id: number;
  customerId: number;
  eventTypeId: number;
  /** `YYYY-MM-DD`. */
  weddingDate: string;
  createdAt: Date;
}

/** A ceremony of the demonstration, on the day of the event unless told otherwise. */
export interface DemoCeremony {
  code: string;
  /** Days from the event's. */
  inDays?: number;
  time: string;
  placePrefix: "à" | "au";
  place: string;
}

/** What a couple wrote into their notebook. */
export interface DemoNotebook {
  persons: Readonly<
    Record<string, Omit<typeof celebratedPersons.$inferInsert, "eventId" | "roleId" | "createdAt">>
  >;
  /** By group and question: `style/mood`. */
  replies: Readonly<Record<string, string>>;
  budget: typeof weddingBudget;
  /** By group and task; `done` for all of them. */
  tasks: Readonly<Record<string, DemoTask>> | "done";
  ceremonies: readonly DemoCeremony[];
}

const THOUSAND = 1000;

/** Writes a notebook in bulk, a statement for each of its tables. */
export async function writeNotebook(
  tx: Database,
  event: DemoEvent,
  notebook: DemoNotebook,
): Promise<void> {
  await writePersons(tx, event, notebook.persons);
  await writeReplies(tx, event, notebook.replies);
  await writeBudget(tx, event, notebook.budget);
  await writeTasks(tx, event, notebook.tasks);
  await writeCeremonies(tx, event, notebook.ceremonies);
}

async function writePersons(tx: Database, event: DemoEvent, persons: DemoNotebook["persons"]) {
  const roles = await tx
    .select()
    .from(celebratedRoles)
    .where(eq(celebratedRoles.eventTypeId, event.eventTypeId));
  const rows = roles.flatMap(({ id, code }) => {
    const person = persons[code];
    return person ? [{ ...person, ...stamp(event), roleId: id }] : [];
  });
  await tx.insert(celebratedPersons).values(rows);
}

async function writeReplies(tx: Database, event: DemoEvent, replies: DemoNotebook["replies"]) {
  const questions = await tx
    .select({ id: summaryQuestions.id, group: summaryGroups.code, code: summaryQuestions.code })
    .from(summaryQuestions)
    .innerJoin(summaryGroups, eq(summaryGroups.id, summaryQuestions.groupId))
    .where(eq(summaryGroups.eventTypeId, event.eventTypeId));
  const rows = questions.flatMap(({ id, group, code }) => {
    const response = replies[`${group}/${code}`];
    return response ? [{ ...stamp(event), questionId: id, response }] : [];
  });
  await tx.insert(eventAnswers).values(rows);
}

async function writeBudget(tx: Database, event: DemoEvent, budget: DemoNotebook["budget"]) {
  const lines = await tx
    .select({ id: budgetLines.id, group: budgetGroups.code, code: budgetLines.code })
    .from(budgetLines)
    .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
    .where(eq(budgetGroups.eventTypeId, event.eventTypeId));
  const rows = lines.flatMap(({ id, group, code }) => {
    const amounts = budget[group]?.[code];
    if (!amounts) return [];
    const [min, max, real] = amounts;
    return [
      {
        ...stamp(event),
        lineId: id,
        minAmountFcfa: min * THOUSAND,
        maxAmountFcfa: max * THOUSAND,
        realAmountFcfa: real === null ? null : real * THOUSAND,
      },
    ];
  });
  await tx.insert(eventBudgetLines).values(rows);
}

async function writeTasks(tx: Database, event: DemoEvent, saved: DemoNotebook["tasks"]) {
  const tasks = await tx
    .select({ task: planningTasks, group: planningGroups.code })
    .from(planningTasks)
    .innerJoin(planningGroups, eq(planningGroups.id, planningTasks.groupId))
    .where(eq(planningGroups.eventTypeId, event.eventTypeId));
  const rows = tasks.flatMap(({ task, group }) => {
    const one = saved === "done" ? { isDone: true } : saved[`${group}/${task.code}`];
    if (!one) return [];
    const proposed = proposalFor(task, event);
    const dateOf = (days: number | undefined, otherwise: string | null) =>
      days === undefined ? otherwise : addDays(event.weddingDate, days);
    return [
      {
        ...stamp(event),
        taskId: task.id,
        startDate: dateOf(one.start, proposed.start_date),
        endDate: dateOf(one.end, proposed.end_date),
        isDone: one.isDone,
      },
    ];
  });
  await tx.insert(eventTasks).values(rows);
}

async function writeCeremonies(tx: Database, event: DemoEvent, planned: readonly DemoCeremony[]) {
  const all = await tx
    .select()
    .from(ceremonies)
    .where(eq(ceremonies.eventTypeId, event.eventTypeId));
  const rows = all.flatMap(({ id, code, isMain }) => {
    const one = planned.find((other) => other.code === code);
    if (!one) return [];
    const { time, placePrefix, place, inDays = 0 } = one;
    const heldOn = isMain ? null : addDays(event.weddingDate, inDays);
    return [{ ...stamp(event), ceremonyId: id, heldOn, time, placePrefix, place, isActive: true }];
  });
  await tx.insert(eventCeremonies).values(rows);
}

function stamp({ id, createdAt }: DemoEvent) {
  return { eventId: id, createdAt };
}
