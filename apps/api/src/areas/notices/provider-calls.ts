import { providerNotices as contract } from "@jdj/contract/notices/notices";
import { answer, asProvider } from "../../http/answer.ts";
import { listNotices } from "./list/queries.ts";
import {
  addDevice,
  choose,
  findOwnNotice,
  markAll,
  markOne,
  readChoices,
  removeDevice,
} from "./own-notices.ts";

/** The calls of the notices of a member of a provider's team. */
export const providerNoticeCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .handler(({ input, context }) => listNotices(context.db, context.actor.user.id, input.page)),

  find: answer(contract.find)
    .use(asProvider)
    .handler(({ input, context }) => findOwnNotice(context, input.id)),

  markRead: answer(contract.markRead)
    .use(asProvider)
    .handler(({ input, context }) => markOne(context, input.id)),

  markAllRead: answer(contract.markAllRead)
    .use(asProvider)
    .handler(({ input, context }) => markAll(context, input.until)),

  choices: answer(contract.choices)
    .use(asProvider)
    .handler(({ context }) => readChoices(context, "provider")),

  choose: answer(contract.choose)
    .use(asProvider)
    .handler(({ input, context }) => choose(context, "provider", input.choices)),

  subscribe: answer(contract.subscribe)
    .use(asProvider)
    .handler(({ input, context }) => addDevice(context, input)),

  unsubscribe: answer(contract.unsubscribe)
    .use(asProvider)
    .handler(({ input, context }) => removeDevice(context, input.endpoint)),
};
