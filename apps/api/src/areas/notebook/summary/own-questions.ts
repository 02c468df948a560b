import { eq, inArray, sql } from "drizzle-orm";
import type { OwnLineStore } from "../own-lines/save-own-lines.ts";
import { eventAnswers, summaryGroups, summaryQuestions } from "./tables.ts";

/** The questions that the hosts of an event add themselves. */
export const summaryQuestionsStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: summaryQuestions.id, version: summaryQuestions.version })
      .from(summaryQuestions)
      .where(eq(summaryQuestions.eventId, event.id)),
  listGroups: async (tx, event) =>
    (
      await tx
        .select({ id: summaryGroups.id })
        .from(summaryGroups)
        .where(eq(summaryGroups.eventTypeId, event.eventTypeId))
    ).map(({ id }) => id),
  add: (tx, event, lines) =>
    tx.insert(summaryQuestions).values(
      lines.map(({ name: content, groupId, code, position }) => ({
        content,
        groupId: groupId ?? 0,
        code,
        position,
        type: "text" as const,
        eventId: event.id,
      })),
    ),
  rename: (tx, id, content) =>
    tx
      .update(summaryQuestions)
      .set({ content, version: sql`${summaryQuestions.version} + 1` })
      .where(eq(summaryQuestions.id, id)),
  remove: async (tx, ids) => {
    await tx.delete(eventAnswers).where(inArray(eventAnswers.questionId, [...ids]));
    await tx.delete(summaryQuestions).where(inArray(summaryQuestions.id, [...ids]));
    return [];
  },
};
