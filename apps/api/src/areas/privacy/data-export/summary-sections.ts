import type { DataSection } from "@jdj/contract/accounts/data-export";
import { and, asc, eq, isNotNull, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { sensitiveQuestions } from "../../notebook/summary/sensitive.ts";
import { eventAnswers, summaryQuestions } from "../../notebook/summary/tables.ts";
import { type ExportOptions, makeSection } from "./make-section.ts";

/** The answers to « En bref »; those about religion and origin only on request. */
export async function summarySections(
  db: Database,
  { customer }: CustomerActor,
  { sensitive }: ExportOptions,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      event: events.name,
      question: summaryQuestions.content,
      response: eventAnswers.response,
    })
    .from(eventAnswers)
    .innerJoin(events, eq(events.id, eventAnswers.eventId))
    .innerJoin(summaryQuestions, eq(summaryQuestions.id, eventAnswers.questionId))
    .where(
      and(
        eq(events.customerId, customer.id),
        isNotNull(eventAnswers.response),
        sensitive ? undefined : notInArray(summaryQuestions.code, [...sensitiveQuestions]),
      ),
    )
    .orderBy(asc(eventAnswers.id));
  const columns = { event: "Événement", question: "Question", response: "Réponse" };
  return [makeSection("summary", "En bref", columns, rows)];
}
