import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
  type TemplateCategory,
  templateCategories,
} from "../../../drivers/whatsapp/account-update.ts";
import type { ApiSettings } from "../../../settings.ts";
import type { TemplateUse } from "./blocked-templates.ts";
import { whatsAppTemplates } from "./tables.ts";

/** Of the categories of several templates, the one that costs most; null where none is known. */
export function dearestCategory(
  categories: readonly (TemplateCategory | null)[],
): TemplateCategory | null {
  return templateCategories.find((category) => categories.includes(category)) ?? null;
}

/**
 * What WhatsApp takes our template of a use for; of several contracts, what costs most. Null until it
 * has said.
 */
export async function findTemplateCategory(
  db: Database,
  { whatsAppTemplates: ours }: Pick<ApiSettings, "whatsAppTemplates">,
  use: TemplateUse,
): Promise<TemplateCategory | null> {
  const names = ours.flatMap((template) => template[use] ?? []);
  if (names.length === 0) return null;
  const found = await db
    .select({ category: whatsAppTemplates.category })
    .from(whatsAppTemplates)
    .where(and(eq(whatsAppTemplates.language, "fr"), inArray(whatsAppTemplates.name, names)));
  return dearestCategory(found.map(({ category }) => category));
}
