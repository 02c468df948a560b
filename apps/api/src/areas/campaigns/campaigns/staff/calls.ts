import { consoleCampaigns as contract } from "@jdj/contract/console/campaigns";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { endCampaign, pauseCampaign, retryDelivery, retryFailed } from "./change-campaign.ts";
import { listCampaigns, readCampaign } from "./queries.ts";

export const consoleCampaignCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listCampaigns(db, input, { offset, limit }), size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readCampaign(db, input.id)),

  pause: answer(contract.pause)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await pauseCampaign(context, context.author, id, { reason: reason ?? null });
      return readCampaign(context.db, id);
    }),

  resume: answer(contract.resume)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await pauseCampaign(context, context.author, id, null);
      return readCampaign(context.db, id);
    }),

  cancel: answer(contract.cancel)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await endCampaign(context, context.author, id);
      return readCampaign(context.db, id);
    }),

  retryFailed: answer(contract.retryFailed)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await retryFailed(context, context.author, id);
      return readCampaign(context.db, id);
    }),

  retry: answer(contract.retry)
    .use(asStaff)
    .handler(async ({ input: { id, delivery_id: deliveryId }, context }) => {
      await retryDelivery(context, context.author, id, deliveryId);
      return readCampaign(context.db, id);
    }),
};
