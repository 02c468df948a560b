import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { designReference, messageCategoryReference } from "./reference.ts";
import { cardDesigns, messageCategories, messageModels } from "./tables.ts";

/** Adds the designs, categories and models where they are missing. */
export async function writeCardReference(db: Database): Promise<void> {
  await db
    .insert(cardDesigns)
    .values(designReference.map((design, position) => ({ ...design, position })))
    .onConflictDoNothing();
  for (const [position, { models, ...category }] of messageCategoryReference.entries()) {
    await db
      .insert(messageCategories)
      .values({ ...category, position })
      .onConflictDoNothing();
    const [row] = await db
      .select({ id: messageCategories.id })
      .from(messageCategories)
      .where(eq(messageCategories.code, category.code));
    if (!row) continue;
    await db
      .insert(messageModels)
      .values(
        models.map(({ social, sms, ...model }, position) => ({
          ...model,
          categoryId: row.id,
          contentForFacebook: social,
          contentForSms: sms,
          position,
        })),
      )
      .onConflictDoUpdate({
        target: [messageModels.categoryId, messageModels.code],
        set: {
          content: sql`excluded.content`,
          contentForFacebook: sql`excluded.content_for_facebook`,
          contentForSms: sql`excluded.content_for_sms`,
        },
        // A model that staff changed stays theirs.
        setWhere: and(
          eq(messageModels.version, 1),
          sql`(${messageModels.content}, ${messageModels.contentForFacebook}, ${messageModels.contentForSms})
            is distinct from (excluded.content, excluded.content_for_facebook, excluded.content_for_sms)`,
        ),
      });
  }
}
