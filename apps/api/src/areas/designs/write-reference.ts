import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { designReference, messageCategoryReference, soberDesignReference } from "./reference.ts";
import { cardDesigns, messageCategories, messageModels } from "./tables.ts";

/** Adds the designs, categories and models where they are missing. */
export async function writeCardReference(db: Database): Promise<void> {
  await db
    .insert(cardDesigns)
    .values([
      ...designReference.map((design, position) => ({ ...design, position })),
      ...soberDesignReference.map((design, at) => ({
        ...design,
        tone: "sober" as const,
        position: designReference.length + at,
      })),
    ])
    .onConflictDoNothing();
  for (const [position, reference] of messageCategoryReference.entries()) {
    const { models, soberModels = [], ...category } = reference;
    const written = [
      ...models.map((model) => ({ ...model, tone: "festive" as const })),
      ...soberModels.map((model) => ({ ...model, tone: "sober" as const })),
    ];
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
        written.map(({ social, sms, ...model }, position) => ({
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
