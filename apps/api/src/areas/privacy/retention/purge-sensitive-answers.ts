import { and, inArray, lt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { events } from "../../notebook/events/tables.ts";
import { sensitiveQuestions } from "../../notebook/summary/sensitive-questions.ts";
import { eventAnswers, summaryQuestions } from "../../notebook/summary/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the hosts' answers about religion and origin soon after the event, when they are no longer
 * needed.
 * @returns the number of erased answers
 */
export async function purgeSensitiveAnswers({ db, now }: RequestContext): Promise<number> {
  const past = db
    .select({ id: events.id })
    .from(events)
    .where(
      lt(events.weddingDate, calendarDate(monthsAgo(now, retentionPeriods.sensitiveAnswerMonths))),
    );
  const sensitive = db
    .select({ id: summaryQuestions.id })
    .from(summaryQuestions)
    .where(inArray(summaryQuestions.code, [...sensitiveQuestions]));
  const isOver = and(
    inArray(eventAnswers.eventId, past),
    inArray(eventAnswers.questionId, sensitive),
  );
  return deleteInBatches(db, eventAnswers, isOver);
}
