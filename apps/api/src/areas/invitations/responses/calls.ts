import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { responses as contract } from "@jdj/contract/invitations/responses";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { openEventCard } from "../../campaigns/cards/open-event-card.ts";
import { shortCardAddress } from "../../campaigns/deliveries/card-addresses.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { changeInvitations } from "./change-invitations.ts";
import { acceptRequest, refuseRequest } from "./judge-request.ts";
import { overviewOf, respondingGuestsOf, responsesOf } from "./overview.ts";
import { saveSettings } from "./save-settings.ts";
import { answersExport } from "./write-export.ts";

export const responsesCalls = {
  responses: answer(contract.responses)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context: { db, event } }) => responsesOf(db, event)),

  overview: answer(contract.overview)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context: { db, event } }) => overviewOf(db, event)),

  respondingGuests: answer(contract.respondingGuests)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ input, context: { db, event } }) => respondingGuestsOf(db, event, input)),

  saveSettings: answer(contract.saveSettings)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      await saveSettings(context, event, input);
      return { success: true, message: responseMessages.saved };
    }),

  invite: answer(contract.invite)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      await changeInvitations(context, event, input.ids, {
        ...(input.companions_allowed === undefined ? {} : { allowed: input.companions_allowed }),
        ...(input.ceremony_ids === undefined ? {} : { ceremonyIds: input.ceremony_ids }),
      });
      return { success: true, message: responseMessages.invitationsSaved };
    }),

  judge: answer(contract.judge)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      if (input.decision === "refuse") {
        await refuseRequest(context, event, input.request_id);
        return { success: true, message: responseMessages.refused };
      }
      await acceptRequest(context, event, input.request_id, input.guest_id ?? null);
      return { success: true, message: responseMessages.accepted };
    }),

  publicCard: answer(contract.publicCard)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) => {
      const card = await openEventCard(db, { eventId: event.id, campaignId: null }, input.open);
      return { success: true, path: shortCardAddress(card.token), open: card.isOpen };
    }),

  exportAnswers: answer(contract.exportAnswers)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => answersExport(await responsesOf(db, event))),
};
