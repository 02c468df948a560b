import { refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeLinkToken } from "../../../crypto/token.ts";
import { findGiftList, type GiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";

/** The list itself as the form has it. */
export interface ListForm {
  isOpen: boolean;
  message: string;
  hasPot: boolean;
  potName: string;
  potGoalFcfa: number | null;
}

/** The gift list of an event, made when it is first needed: closed, with a cagnotte. */
export async function openGiftList(
  { db, now }: Pick<RequestContext, "db" | "now">,
  eventId: number,
): Promise<GiftList> {
  const known = await findGiftList(db, eventId);
  if (known) return known;
  await db
    .insert(giftLists)
    .values({ eventId, token: makeLinkToken(), createdAt: now })
    .onConflictDoNothing();
  const made = await findGiftList(db, eventId);
  if (!made) throw new Error("The gift list was not written");
  return made;
}

/**
 * Saves the list of an event. @param version that was shown: 0 for one that was never saved
 * @throws changed-meanwhile (409)
 */
export async function saveList(
  context: Pick<RequestContext, "db" | "now">,
  eventId: number,
  version: number,
  form: ListForm,
): Promise<void> {
  const list = await openGiftList(context, eventId);
  if (version === 0 ? list.version !== 1 : list.version !== version)
    throw refusal("changed-meanwhile");
  const saved = await context.db
    .update(giftLists)
    .set({ ...form, version: list.version + 1 })
    .where(and(eq(giftLists.id, list.id), eq(giftLists.version, list.version)))
    .returning({ id: giftLists.id });
  if (saved.length === 0) throw refusal("changed-meanwhile");
}
