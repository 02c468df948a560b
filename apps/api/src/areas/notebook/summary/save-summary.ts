import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { listSummary, type SummaryRow } from "./queries.ts";
import { readResponse } from "./read-response.ts";
import { eventAnswers } from "./tables.ts";

/** An answer as the page sends it; null takes it back. */
interface AnswerForm {
  summary_id: number;
  response: string | null;
  version?: number | undefined;
}

/** @throws field errors (422); not-found for a question of another type of event */
function checkAnswers(forms: readonly AnswerForm[], asked: readonly SummaryRow[]) {
  const questions = new Map(asked.map((row) => [row.question.id, row]));
  const errors: FieldErrors = {};
  const rows = forms.map((form, index) => {
    const row = questions.get(form.summary_id);
    if (!row) throw refusal("not-found");
    const { type, options } = row.question;
    const imageCodes = row.images.map(({ code }) => code);
    // What was stored stays right, whatever has become of the question's options since.
    const reading =
      form.response === null || form.response === row.answer?.response
        ? { value: form.response }
        : readResponse({ type, options, imageCodes }, form.response);
    if ("error" in reading) errors[`${index}.response`] = [reading.error];
    const response = "value" in reading ? reading.value : null;
    return { key: form.summary_id, version: form.version, response };
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  refuseTwice(rows, (index) => `${index}.summary_id`);
  return rows;
}

/**
 * Saves answers of an event: all of them or none.
 * @returns all questions as they now are
 * @throws field errors (422); changed-meanwhile; not-found
 */
export async function saveSummary(
  { db, now }: RequestContext,
  event: EventWithType,
  forms: readonly AnswerForm[],
): Promise<SummaryRow[]> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const asked = await listSummary(tx, event);
    const rows = checkAnswers(forms, asked);
    const stored = new Map(
      asked.flatMap(({ answer }) => (answer ? [[answer.questionId, answer] as const] : [])),
    );
    const changed = changedRows(rows, stored, (row, before) => row.response === before.response);
    if (changed.length > 0)
      await tx
        .insert(eventAnswers)
        .values(
          changed.map(({ key: questionId, response }) => {
            return { questionId, response, eventId: event.id, createdAt: now };
          }),
        )
        .onConflictDoUpdate({
          target: [eventAnswers.eventId, eventAnswers.questionId],
          set: { response: sql`excluded.response`, version: sql`${eventAnswers.version} + 1` },
        });
    return await listSummary(tx, event);
  });
}
