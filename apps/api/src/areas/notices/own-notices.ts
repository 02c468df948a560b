import { refusal } from "@jdj/contract/call/refusals";
import type { NoticeAudience } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { PushSubscription } from "@jdj/contract/notices/push";
import type { CallContext } from "../../http/answer.ts";
import type { Actor } from "../identity/sessions/queries.ts";
import { listChoices } from "./choices/queries.ts";
import { type AskedChoice, saveChoices } from "./choices/save-choices.ts";
import { findNotice, markRead } from "./list/queries.ts";
import { listDevices, subscribe, unsubscribe } from "./push/subscribe.ts";

/** What the calls of customers and of teams know of who makes them. */
type AccountContext = CallContext & { actor: Actor };

/** @throws not-found (404) for a notice of somebody else, or none */
async function requireOwn({ db, actor }: AccountContext, id: number) {
  const found = await findNotice(db, actor.user.id, id);
  if (found === null) throw refusal("not-found");
  return found;
}

async function markUntil(context: AccountContext, until: number, joinedWith?: number) {
  const { db, actor, now } = context;
  await markRead(db, { userId: actor.user.id, until, now }, joinedWith);
}

/** Marks a notice as read, and the older ones that are joined with it. */
export async function markOne(context: AccountContext, id: number) {
  await requireOwn(context, id);
  await markUntil(context, id, id);
  return { success: true as const };
}

/** Marks all as read up to the newest that was shown. */
export async function markAll(context: AccountContext, until: number) {
  await markUntil(context, until);
  return { success: true as const, message: noticeMessages.allRead };
}

/** Where a notice leads. */
export async function findOwnNotice(context: AccountContext, id: number) {
  const { path, eventId } = await requireOwn(context, id);
  return { path, event_id: eventId };
}

/** How an account is told of each kind, and its devices. */
export const readChoices = async (
  { db, actor, push }: AccountContext,
  audience: NoticeAudience,
) => ({
  choices: await listChoices(db, actor.user.id, audience),
  push_key: push?.publicKey ?? null,
  devices: push === null ? [] : await listDevices(db, actor.user.id),
});

/** Lets notices reach a browser. */
export async function addDevice(context: AccountContext, device: PushSubscription) {
  await subscribe(context, device);
  return { success: true as const };
}

/** Lets notices no longer reach a browser. */
export async function removeDevice(context: AccountContext, endpoint: string) {
  await unsubscribe(context, endpoint);
  return { success: true as const };
}

/** Saves how an account is told of each kind. */
export async function choose(
  context: AccountContext,
  audience: NoticeAudience,
  choices: readonly AskedChoice[],
) {
  await saveChoices(context, { userId: context.actor.user.id, audience }, choices);
  return { success: true as const, message: noticeMessages.choicesSaved };
}
