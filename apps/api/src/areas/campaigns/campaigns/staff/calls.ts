import { mayStaff } from "@jdj/contract/call/staff-policy";
import { consoleCampaigns as contract } from "@jdj/contract/console/campaigns";
import { answer, asStaff, type StaffContext } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { endCampaign, pauseCampaign, retryDelivery, retryFailed } from "./change-campaign.ts";
import { listCampaigns, readCampaign } from "./queries.ts";

/** A campaign as a member of staff reads it, with what they themselves may do. */
async function readFor({ db, author }: Pick<StaffContext, "db" | "author">, id: number) {
  const campaign = await readCampaign(db, id);
  const { can } = campaign;
  const mayEnd = mayStaff(author.role, "payments:write");
  const mayChange = mayStaff(author.role, "campaigns:write");
  return {
    ...campaign,
    can: {
      pause: can.pause && mayChange,
      resume: can.resume && mayChange,
      retry: can.retry && mayChange,
      cancel: can.cancel && mayEnd,
    },
  };
}

export const consoleCampaignCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listCampaigns(db, input, { offset, limit }), size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => readFor(context, input.id)),

  pause: answer(contract.pause)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await pauseCampaign(context, context.author, id, { reason: reason ?? null });
      return readFor(context, id);
    }),

  resume: answer(contract.resume)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await pauseCampaign(context, context.author, id, null);
      return readFor(context, id);
    }),

  cancel: answer(contract.cancel)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await endCampaign(context, context.author, id);
      return readFor(context, id);
    }),

  retryFailed: answer(contract.retryFailed)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await retryFailed(context, context.author, id);
      return readFor(context, id);
    }),

  retry: answer(contract.retry)
    .use(asStaff)
    .handler(async ({ input: { id, delivery_id: deliveryId }, context }) => {
      await retryDelivery(context, context.author, id, deliveryId);
      return readFor(context, id);
    }),
};
