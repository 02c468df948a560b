import { ceremonies as contract } from "@jdj/contract/notebook/ceremonies";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { ownEvent } from "../events/queries.ts";
import { presentCeremony } from "./present.ts";
import { listCeremonies } from "./queries.ts";
import { findCeremony, saveCeremony } from "./save-ceremony.ts";

export const ceremonyCalls = {
  datesPlacesByEvent: answer(contract.datesPlacesByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return (await listCeremonies(db, event)).map((one) => presentCeremony(one, event));
    }),

  datePlace: answer(contract.datePlace)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return presentCeremony(await findCeremony(db, event, input.datePlaceId), event);
    }),

  saveDatePlace: answer(contract.saveDatePlace)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.event_id, context.need);
      const { saved, weddingDate } = await saveCeremony(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        data: presentCeremony(saved, { weddingDate }),
      };
    }),
};
