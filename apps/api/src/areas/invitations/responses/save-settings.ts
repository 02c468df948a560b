import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, notInArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { rsvpQuestions, rsvpSettings } from "../../campaigns/cards/tables.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { findSettings } from "./queries.ts";

/** The settings of a form; a question without an id is new. */
export interface SettingsForm {
  deadline: string | null;
  companions: number;
  questions: {
    id?: number | undefined;
    kind: "choice" | "text";
    label: string;
    choices: string[];
    per_person: boolean;
  }[];
  version: number;
}

/**
 * Saves until when, with whom and what the guests of an event answer.
 * @throws changed-meanwhile when somebody else saved since; not-found for a question of another event
 */
export async function saveSettings(
  { db }: RequestContext,
  event: EventWithType,
  form: SettingsForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if ((await findSettings(tx, event.id)).version !== form.version)
      throw refusal("changed-meanwhile");
    const settled = {
      deadline: form.deadline,
      companions: form.companions,
      version: form.version + 1,
    };
    await tx
      .insert(rsvpSettings)
      .values({ eventId: event.id, ...settled })
      .onConflictDoUpdate({ target: rsvpSettings.eventId, set: settled });
    const remaining = form.questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await tx
      .delete(rsvpQuestions)
      .where(and(eq(rsvpQuestions.eventId, event.id), notInArray(rsvpQuestions.id, remaining)));
    for (const [position, { id, per_person, ...question }] of form.questions.entries()) {
      const row = {
        ...question,
        choices: question.kind === "text" ? [] : [...new Set(question.choices)],
        perPerson: per_person,
        position,
      };
      if (id === undefined) {
        await tx.insert(rsvpQuestions).values({ eventId: event.id, ...row });
        continue;
      }
      const changed = await tx
        .update(rsvpQuestions)
        .set(row)
        .where(and(eq(rsvpQuestions.id, id), eq(rsvpQuestions.eventId, event.id)))
        .returning({ id: rsvpQuestions.id });
      if (changed.length === 0) throw refusal("not-found");
    }
  });
}
