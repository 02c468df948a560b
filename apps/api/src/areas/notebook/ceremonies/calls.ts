import { ceremonies as contract } from "@jdj/contract/notebook/ceremonies";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { presentCeremony } from "./present.ts";
import { listCeremonies } from "./queries.ts";
import { findCeremony, saveCeremony } from "./save-ceremony.ts";

export const ceremonyCalls = {
  datesPlacesByEvent: answer(contract.datesPlacesByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      return (await listCeremonies(db, event)).map((one) => presentCeremony(one, event));
    }),

  datePlace: answer(contract.datePlace)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) => {
      return presentCeremony(await findCeremony(db, event, input.datePlaceId), event);
    }),

  saveDatePlace: answer(contract.saveDatePlace)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const { saved, weddingDate } = await saveCeremony(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        data: presentCeremony(saved, { id: event.id, weddingDate }),
      };
    }),
};
