import { refusal } from "@jdj/contract/call/refusals";
import type { NoticeAudience } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { notices as contract, providerNotices } from "@jdj/contract/notices/notices";
import type { PushSubscription } from "@jdj/contract/notices/push";
import { answer, asCustomer, asProvider, type CallContext } from "../../http/answer.ts";
import type { Actor } from "../identity/sessions/queries.ts";
import { listChoices } from "./choices/queries.ts";
import { type AskedChoice, saveChoices } from "./choices/save-choices.ts";
import { findNotice, listNotices, markRead } from "./list/queries.ts";
import { listDevices, subscribe, unsubscribe } from "./push/subscribe.ts";

/** What a call knows of who makes it. */
type AccountContext = CallContext & { actor: Actor };

/** @throws not-found (404) for a notice of somebody else, or none */
async function ownNotice({ db, actor }: AccountContext, id: number) {
  const found = await findNotice(db, actor.user.id, id);
  if (found === null) throw refusal("not-found");
  return found;
}

async function read(context: AccountContext, until: number, joinedWith?: number) {
  const { db, actor, now } = context;
  await markRead(db, { userId: actor.user.id, until, now }, joinedWith);
}

async function markOne(context: AccountContext, id: number) {
  await ownNotice(context, id);
  await read(context, id, id);
  return { success: true as const };
}

async function markAll(context: AccountContext, until: number) {
  await read(context, until);
  return { success: true as const, message: noticeMessages.allRead };
}

async function find(context: AccountContext, id: number) {
  const { path, eventId } = await ownNotice(context, id);
  return { path, event_id: eventId };
}

const choicesOf = async ({ db, actor, push }: AccountContext, audience: NoticeAudience) => ({
  choices: await listChoices(db, actor.user.id, audience),
  push_key: push?.publicKey ?? null,
  devices: push === null ? [] : await listDevices(db, actor.user.id),
});

async function addDevice(context: AccountContext, device: PushSubscription) {
  await subscribe(context, device);
  return { success: true as const };
}

async function removeDevice(context: AccountContext, endpoint: string) {
  await unsubscribe(context, endpoint);
  return { success: true as const };
}

async function choose(
  context: AccountContext,
  audience: NoticeAudience,
  choices: readonly AskedChoice[],
) {
  await saveChoices(context, { userId: context.actor.user.id, audience }, choices);
  return { success: true as const, message: noticeMessages.choicesSaved };
}

/** The calls of a customer's notices. */
export const noticeCalls = {
  list: answer(contract.list)
    .use(asCustomer)
    .handler(({ input, context }) => listNotices(context.db, context.actor.user.id, input.page)),

  find: answer(contract.find)
    .use(asCustomer)
    .handler(({ input, context }) => find(context, input.id)),

  markRead: answer(contract.markRead)
    .use(asCustomer)
    .handler(({ input, context }) => markOne(context, input.id)),

  markAllRead: answer(contract.markAllRead)
    .use(asCustomer)
    .handler(({ input, context }) => markAll(context, input.until)),

  choices: answer(contract.choices)
    .use(asCustomer)
    .handler(({ context }) => choicesOf(context, "customer")),

  choose: answer(contract.choose)
    .use(asCustomer)
    .handler(({ input, context }) => choose(context, "customer", input.choices)),

  subscribe: answer(contract.subscribe)
    .use(asCustomer)
    .handler(({ input, context }) => addDevice(context, input)),

  unsubscribe: answer(contract.unsubscribe)
    .use(asCustomer)
    .handler(({ input, context }) => removeDevice(context, input.endpoint)),
};

/** The calls of the notices of a member of a provider's team. */
export const providerNoticeCalls = {
  list: answer(providerNotices.list)
    .use(asProvider)
    .handler(({ input, context }) => listNotices(context.db, context.actor.user.id, input.page)),

  find: answer(providerNotices.find)
    .use(asProvider)
    .handler(({ input, context }) => find(context, input.id)),

  markRead: answer(providerNotices.markRead)
    .use(asProvider)
    .handler(({ input, context }) => markOne(context, input.id)),

  markAllRead: answer(providerNotices.markAllRead)
    .use(asProvider)
    .handler(({ input, context }) => markAll(context, input.until)),

  choices: answer(providerNotices.choices)
    .use(asProvider)
    .handler(({ context }) => choicesOf(context, "provider")),

  choose: answer(providerNotices.choose)
    .use(asProvider)
    .handler(({ input, context }) => choose(context, "provider", input.choices)),

  subscribe: answer(providerNotices.subscribe)
    .use(asProvider)
    .handler(({ input, context }) => addDevice(context, input)),

  unsubscribe: answer(providerNotices.unsubscribe)
    .use(asProvider)
    .handler(({ input, context }) => removeDevice(context, input.endpoint)),
};
