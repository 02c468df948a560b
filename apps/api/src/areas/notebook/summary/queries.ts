import { may } from "@jdj/contract/call/sharing-policy";
import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import type { EventWithType } from "../events/queries.ts";
import { sensitiveQuestions } from "./sensitive-questions.ts";
import {
  eventAnswers,
  imageListItems,
  imageLists,
  summaryGroups,
  summaryQuestions,
} from "./tables.ts";

type ImageItem = Pick<typeof imageListItems.$inferSelect, "code" | "label" | "colours">;

/** A question put to the hosts of an event, and their answer once one was saved. */
export interface SummaryRow {
  group: typeof summaryGroups.$inferSelect;
  /** The service of the directory that the group calls for. */
  serviceTypeId: number | null;
  question: typeof summaryQuestions.$inferSelect;
  images: ImageItem[];
  answer: typeof eventAnswers.$inferSelect | null;
}

const selectImages = preparedQuery("images", (db) =>
  db
    .select({ listId: imageLists.id, item: imageListItems })
    .from(imageListItems)
    .innerJoin(imageLists, eq(imageLists.id, imageListItems.imageListId))
    .orderBy(asc(imageListItems.position), asc(imageListItems.id)),
);

/** The choices of every image list, by the list's number. */
async function listImages(db: Database): Promise<Map<number, ImageItem[]>> {
  const lists = new Map<number, ImageItem[]>();
  for (const { listId, item } of await selectImages(db, {}))
    lists.set(listId, [...(lists.get(listId) ?? []), item]);
  return lists;
}

type QuestionValues = {
  eventId: number;
  eventTypeId: number;
  /** The codes of the questions that the reader may not see. */
  hidden: readonly string[];
};

const selectQuestions = preparedQuery(
  "summary-questions",
  (db, { eventId, eventTypeId, hidden }: Values<QuestionValues>) =>
    db
      .select({
        group: summaryGroups,
        serviceTypeId: serviceTypes.id,
        question: summaryQuestions,
        answer: eventAnswers,
      })
      .from(summaryQuestions)
      .innerJoin(summaryGroups, eq(summaryGroups.id, summaryQuestions.groupId))
      .leftJoin(serviceTypes, eq(serviceTypes.code, summaryGroups.categoryCode))
      .leftJoin(
        eventAnswers,
        and(eq(eventAnswers.questionId, summaryQuestions.id), eq(eventAnswers.eventId, eventId)),
      )
      .where(
        and(
          eq(summaryGroups.eventTypeId, eventTypeId),
          or(isNull(summaryQuestions.eventId), eq(summaryQuestions.eventId, eventId)),
          or(
            and(isNull(summaryQuestions.archivedAt), isNull(summaryGroups.archivedAt)),
            isNotNull(eventAnswers.response),
            isNotNull(summaryQuestions.eventId),
          ),
          sql`${summaryQuestions.code} <> all(${hidden})`,
        ),
      )
      .orderBy(
        asc(summaryGroups.position),
        asc(summaryGroups.id),
        asc(summaryQuestions.position),
        asc(summaryQuestions.id),
      ),
);

type Reader = Pick<EventWithType, "id" | "eventTypeId" | "role">;

/**
 * The questions of an event that was proven to be its reader's own, in their order, without the
 * choices that have an image. Those about religion and origin are the couple's alone; those that
 * staff archived are there where the event answered them.
 */
export async function listQuestions(db: Database, { id, eventTypeId, role }: Reader) {
  const hidden = may(role, "private:read") ? [] : [...sensitiveQuestions];
  return selectQuestions(db, { eventId: id, eventTypeId, hidden });
}

/** Questions with their choices that have an image, which are read only for those that have any. */
export async function withImages(
  db: Database,
  rows: readonly Omit<SummaryRow, "images">[],
): Promise<SummaryRow[]> {
  const hasImages = rows.some(({ question }) => question.imageListId !== null);
  const lists = hasImages ? await listImages(db) : new Map<number, ImageItem[]>();
  return rows.map((row) => ({ ...row, images: lists.get(row.question.imageListId ?? 0) ?? [] }));
}

/** The questions of an event that was proven to be its reader's own, with all their choices. */
export async function listSummary(db: Database, event: Reader): Promise<SummaryRow[]> {
  return withImages(db, await listQuestions(db, event));
}
