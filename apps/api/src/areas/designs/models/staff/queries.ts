import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleMessageModel } from "@jdj/contract/console/message-models";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { messageCategories, messageModels } from "../../tables.ts";

const selectModels = (db: Database) =>
  db
    .select({ model: messageModels, category: messageCategories.name })
    .from(messageModels)
    .innerJoin(messageCategories, eq(messageCategories.id, messageModels.categoryId));

type Row = Awaited<ReturnType<typeof selectModels>>[number];

/** A page of the models, by category and position. */
export function listModels(
  db: Database,
  page: { categoryId: number | undefined; offset: number; limit: number },
): Promise<Row[]> {
  const { categoryId, offset, limit } = page;
  return selectModels(db)
    .where(categoryId === undefined ? undefined : eq(messageModels.categoryId, categoryId))
    .orderBy(asc(messageCategories.position), asc(messageModels.position), asc(messageModels.id))
    .offset(offset)
    .limit(limit);
}

/** One model, in the shape of the contract. @throws not-found */
export async function findModel(db: Database, id: number): Promise<ConsoleMessageModel> {
  const [row] = await selectModels(db).where(eq(messageModels.id, id));
  if (!row) throw refusal("not-found");
  return presentModel(row);
}

/** A model in the shape of the contract. */
export function presentModel({ model, category }: Row): ConsoleMessageModel {
  return {
    id: model.id,
    category_id: model.categoryId,
    category_name: category,
    name: model.name,
    tone: model.tone,
    content: model.content,
    content_for_facebook: model.contentForFacebook,
    content_for_sms: model.contentForSms,
    position: model.position,
    version: model.version,
  };
}
