import { consoleProviders as contract } from "@jdj/contract/console/providers";
import { answer, asStaff } from "../../../http/answer.ts";
import { removeHours } from "../../providers/hours/remove-hours.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addProvider } from "./add-provider.ts";
import { requestCommission } from "./change-commission.ts";
import { changeProvider, setVerified } from "./change-provider.ts";
import { findProvider } from "./find-provider.ts";
import { listProviders, presentListed } from "./queries.ts";
import { remindProvider } from "./remind-provider.ts";
import { endSubscription, subscribeProvider } from "./subscribe-provider.ts";
import { setSuspension } from "./suspend-provider.ts";

export const consoleProviderCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listProviders(db, input, { offset, limit }), size, presentListed);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => findProvider(context, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addProvider(context, input);
      return findProvider(context, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeProvider(context, input);
      return findProvider(context, input.id);
    }),

  verify: answer(contract.verify)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setVerified(context, input);
      return findProvider(context, input.id);
    }),

  remind: answer(contract.remind)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await remindProvider(context, id);
      return findProvider(context, id);
    }),

  suspend: answer(contract.suspend)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setSuspension(context, { ...input, suspended: true });
      return findProvider(context, input.id);
    }),

  restore: answer(contract.restore)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setSuspension(context, { ...input, suspended: false });
      return findProvider(context, input.id);
    }),

  removeHours: answer(contract.removeHours)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await removeHours(context, input);
      return findProvider(context, input.id);
    }),

  subscribe: answer(contract.subscribe)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await subscribeProvider(context, input);
      return findProvider(context, input.id);
    }),

  setCommission: answer(contract.setCommission)
    .use(asStaff)
    .handler(({ input, context }) => requestCommission(context, context.author, input)),

  endSubscription: answer(contract.endSubscription)
    .use(asStaff)
    .handler(async ({ input: { id, subscription_id: subscriptionId }, context }) => {
      await endSubscription(context, { id, subscriptionId });
      return findProvider(context, id);
    }),
};
