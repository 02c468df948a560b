import { refusal } from "@jdj/contract/call/refusals";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { TEMPLATES_MAX, type TemplateKind } from "@jdj/contract/quotes/templates";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { quoteTemplates } from "./tables.ts";

/**
 * Saves a template of a provider; one of the same kind and name is replaced.
 * @throws templates-full (409)
 */
export async function saveTemplate(
  { db, now }: RequestContext,
  providerId: number,
  template: { kind: TemplateKind; name: string; lines: QuoteLine[]; text: string },
) {
  const { kind, name, lines, text } = template;
  return db.transaction(async (tx) => {
    await lockShop(tx, providerId);
    const own = and(eq(quoteTemplates.providerId, providerId), eq(quoteTemplates.kind, kind));
    const known = await tx.select({ name: quoteTemplates.name }).from(quoteTemplates).where(own);
    const isNew = known.every((one) => one.name !== name);
    if (isNew && known.length >= TEMPLATES_MAX) throw refusal("templates-full");
    const [saved] = await tx
      .insert(quoteTemplates)
      .values({ ...template, providerId, createdAt: now })
      .onConflictDoUpdate({
        target: [quoteTemplates.providerId, quoteTemplates.kind, quoteTemplates.name],
        set: { lines, text },
      })
      .returning();
    if (!saved) throw new Error("The template was not written");
    return saved;
  });
}
