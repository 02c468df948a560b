import type { Database } from "../../../database/connect.ts";
import { listTypesWithTemplates } from "../event-types/queries.ts";
import type { QuestionTemplate } from "../event-types/templates/event-template.ts";
import { imageListReference } from "../event-types/templates/image-lists.ts";
import { imageListItems, imageLists, summaryGroups, summaryQuestions } from "./tables.ts";

/** Adds the image lists where they are missing, and returns the number of each by its code. */
async function writeImageLists(db: Database): Promise<Map<string, number>> {
  const codes = Object.keys(imageListReference);
  await db
    .insert(imageLists)
    .values(codes.map((code) => ({ code })))
    .onConflictDoNothing();
  const lists = await db.select().from(imageLists);
  const ids = new Map(lists.map(({ id, code }) => [code, id]));
  const items = Object.entries(imageListReference).flatMap(([code, choices]) => {
    const imageListId = ids.get(code);
    if (imageListId === undefined) return [];
    return choices.map((one, position) => ({ ...one, imageListId, position }));
  });
  await db.insert(imageListItems).values(items).onConflictDoNothing();
  return ids;
}

function questionRow(question: QuestionTemplate, lists: ReadonlyMap<string, number>) {
  return {
    code: question.code,
    content: question.content,
    type: question.type,
    options: question.type === "select" ? question.options.join(";") : null,
    imageListId: question.type === "image-select" ? (lists.get(question.imageList) ?? null) : null,
  };
}

/** Adds the groups and questions where they are missing; what staff renamed stays renamed. */
export async function writeSummaryReference(db: Database): Promise<void> {
  const lists = await writeImageLists(db);
  const types = await listTypesWithTemplates(db);
  await db
    .insert(summaryGroups)
    .values(
      types.flatMap(({ eventTypeId, template }) =>
        template.summary.map(({ code, content, category: categoryCode }, position) => ({
          eventTypeId,
          code,
          content,
          categoryCode,
          position,
        })),
      ),
    )
    .onConflictDoNothing();
  const groups = await db.select().from(summaryGroups);
  const rows = types.flatMap(({ eventTypeId, template }) =>
    template.summary.flatMap(({ code, questions }) =>
      groups
        .filter((group) => group.eventTypeId === eventTypeId && group.code === code)
        .flatMap(({ id: groupId }) =>
          questions.map((one, position) => ({ ...questionRow(one, lists), groupId, position })),
        ),
    ),
  );
  await db.insert(summaryQuestions).values(rows).onConflictDoNothing();
}
