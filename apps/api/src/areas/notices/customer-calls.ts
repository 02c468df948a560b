import { notices as contract } from "@jdj/contract/notices/notices";
import { answer, asCustomer } from "../../http/answer.ts";
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

/** The calls of a customer's notices. */
export const customerNoticeCalls = {
  list: answer(contract.list)
    .use(asCustomer)
    .handler(({ input, context }) => listNotices(context.db, context.actor.user.id, input.page)),

  find: answer(contract.find)
    .use(asCustomer)
    .handler(({ input, context }) => findOwnNotice(context, input.id)),

  markRead: answer(contract.markRead)
    .use(asCustomer)
    .handler(({ input, context }) => markOne(context, input.id)),

  markAllRead: answer(contract.markAllRead)
    .use(asCustomer)
    .handler(({ input, context }) => markAll(context, input.until)),

  choices: answer(contract.choices)
    .use(asCustomer)
    .handler(({ context }) => readChoices(context, "customer")),

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
