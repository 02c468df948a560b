import { randomUUID } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import type { Tone } from "@jdj/contract/designs/event-voice";
import { eq, max } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { messageCategories, messageModels } from "../../tables.ts";

/** The texts of a model, one for each kind of channel, and the tone of the events to which it is offered. */
export interface ModelTexts {
  name: string;
  content: string;
  contentForFacebook: string;
  contentForSms: string;
  /** Undefined: it stays, and is festive at first. */
  tone: Tone | undefined;
}

/** Adds a model at the end of its category. @returns its number @throws not-found for the category */
export async function addModel(
  { db, now }: RequestContext,
  author: Author,
  { categoryId, ...texts }: ModelTexts & { categoryId: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [category] = await tx
      .select({ id: messageCategories.id })
      .from(messageCategories)
      .where(eq(messageCategories.id, categoryId))
      .for("update");
    if (!category) throw refusal("not-found");
    const [last] = await tx
      .select({ position: max(messageModels.position) })
      .from(messageModels)
      .where(eq(messageModels.categoryId, categoryId));
    const position = (last?.position ?? -1) + 1;
    const code = `staff-${randomUUID()}`;
    const [added] = await tx
      .insert(messageModels)
      .values({ ...texts, categoryId, code, position })
      .returning({ id: messageModels.id });
    if (!added) throw new Error("The model was not written");
    const change = { id: added.id, before: null, after: { ...texts, categoryId } };
    await recordChange(tx, author, now, { action: "message-models.add", ...change });
    return added.id;
  });
}

/** Changes a model; cards that took its text keep theirs. @throws not-found; changed-meanwhile */
export async function changeModel(
  { db, now }: RequestContext,
  author: Author,
  { id, version, tone, ...texts }: ModelTexts & { id: number; version: number; position: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(messageModels)
      .where(eq(messageModels.id, id))
      .for("update");
    if (!before) throw refusal("not-found");
    if (before.version !== version) throw refusal("changed-meanwhile");
    const after = { ...texts, tone: tone ?? before.tone };
    await tx
      .update(messageModels)
      .set({ ...after, version: version + 1 })
      .where(eq(messageModels.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "message-models.update", id, ...changed });
  });
}
