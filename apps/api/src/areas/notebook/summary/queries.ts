import { may } from "@jdj/contract/call/sharing-policy";
import { and, asc, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import type { EventWithType } from "../events/queries.ts";
import { sensitiveQuestions } from "./sensitive.ts";
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

/** The choices of every image list, by the list's number. */
async function listImages(db: Database): Promise<Map<number, ImageItem[]>> {
  const rows = await db
    .select({ listId: imageLists.id, item: imageListItems })
    .from(imageListItems)
    .innerJoin(imageLists, eq(imageLists.id, imageListItems.imageListId))
    .orderBy(asc(imageListItems.position), asc(imageListItems.id));
  const lists = new Map<number, ImageItem[]>();
  for (const { listId, item } of rows) lists.set(listId, [...(lists.get(listId) ?? []), item]);
  return lists;
}

/**
 * The questions of an event that was proven to be its reader's own, in their order. Those about
 * religion and origin are the couple's alone.
 */
export async function listSummary(
  db: Database,
  event: Pick<EventWithType, "id" | "eventTypeId" | "role">,
): Promise<SummaryRow[]> {
  const rows = await db
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
      and(eq(eventAnswers.questionId, summaryQuestions.id), eq(eventAnswers.eventId, event.id)),
    )
    .where(
      and(
        eq(summaryGroups.eventTypeId, event.eventTypeId),
        may(event.role, "private:read")
          ? undefined
          : notInArray(summaryQuestions.code, [...sensitiveQuestions]),
      ),
    )
    .orderBy(
      asc(summaryGroups.position),
      asc(summaryGroups.id),
      asc(summaryQuestions.position),
      asc(summaryQuestions.id),
    );
  const lists = await listImages(db);
  return rows.map((row) => ({ ...row, images: lists.get(row.question.imageListId ?? 0) ?? [] }));
}
