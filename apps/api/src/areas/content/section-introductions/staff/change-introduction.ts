import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { IntroductionForm } from "@jdj/contract/console/section-introductions";
import {
  type Introduction,
  type IntroductionKey,
  introductionShape,
  unknownIntroductionPlaceholders,
} from "@jdj/contract/content/section-introductions";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../../http/answer.ts";
import { changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { currentRow } from "../../../staff/lists/current-row.ts";
import { cleanHtml } from "../../clean-html.ts";
import { sectionIntroductions } from "../tables.ts";

/**
 * The text that is stored: of a form, what the introduction consists of. Without its text on demand,
 * an introduction is its first sentence alone.
 * @throws field errors for a heading or first sentence that is missing, and for placeholders that
 * the introduction does not have
 */
function readIntroduction(key: IntroductionKey, form: IntroductionForm): Introduction {
  const { hasTitle, hasFirst, hasMore } = introductionShape(key);
  if (hasTitle && form.title === null)
    throw fieldRefusal({ title: [consoleMessages.headingRequired] });
  if (hasFirst && form.first === null)
    throw fieldRefusal({ first: [consoleMessages.firstRequired] });
  const text = {
    title: (hasTitle && form.title) || "",
    first: (hasFirst && form.first) || "",
    rest: hasMore ? cleanHtml(form.rest) : "",
  };
  const errors: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(text)) {
    const unknown = unknownIntroductionPlaceholders(key, value).join(", ");
    if (unknown !== "") errors[field] = [`Ces repères n’existent pas ici\u00a0: ${unknown}`];
  }
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return text;
}

/** Changes an introduction, which every page shows at once. @throws not-found; changed-meanwhile; field errors */
export async function changeIntroduction(
  { db, now, author }: StaffContext,
  { id, version, ...form }: IntroductionForm & { id: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(sectionIntroductions)
      .where(eq(sectionIntroductions.id, id))
      .for("update");
    const before = currentRow(locked, version);
    const after = readIntroduction(before.key, form);
    await tx
      .update(sectionIntroductions)
      .set({ ...after, updatedAt: now, version: version + 1 })
      .where(eq(sectionIntroductions.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "introductions.update", id, ...changed });
  });
}
