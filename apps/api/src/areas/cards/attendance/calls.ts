import { attendance as contract } from "@jdj/contract/cards/attendance";
import { attendanceMessages } from "@jdj/contract/cards/attendance-messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/queries.ts";
import { shortCardAddress } from "../deliveries/addresses.ts";
import { openEventCard } from "../rsvp/open-event-card.ts";
import { changeInvitations } from "./change-invitations.ts";
import { acceptRequest, refuseRequest } from "./judge-request.ts";
import { attendanceOf } from "./overview.ts";
import { saveSettings } from "./save-settings.ts";
import { answersExport } from "./write-export.ts";

export const attendanceCalls = {
  attendance: answer(contract.attendance)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) =>
      attendanceOf(db, await ownEvent(db, actor.customer.id, input.event_id, need)),
    ),

  saveSettings: answer(contract.saveSettings)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      await saveSettings(context, event, input);
      return { success: true, message: attendanceMessages.saved };
    }),

  invite: answer(contract.invite)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      await changeInvitations(context, event, input.ids, {
        ...(input.companions_allowed === undefined ? {} : { allowed: input.companions_allowed }),
        ...(input.ceremony_ids === undefined ? {} : { ceremonyIds: input.ceremony_ids }),
      });
      return { success: true, message: attendanceMessages.invitationsSaved };
    }),

  judge: answer(contract.judge)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      if (input.decision === "refuse") {
        await refuseRequest(context, event, input.request_id);
        return { success: true, message: attendanceMessages.refused };
      }
      await acceptRequest(context, event, input.request_id, input.guest_id ?? null);
      return { success: true, message: attendanceMessages.accepted };
    }),

  publicCard: answer(contract.publicCard)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      const card = await openEventCard(db, { eventId: event.id, campaignId: null }, input.open);
      return { success: true, path: shortCardAddress(card.token), open: card.isOpen };
    }),

  exportAnswers: answer(contract.exportAnswers)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) =>
      answersExport(
        await attendanceOf(db, await ownEvent(db, actor.customer.id, input.event_id, need)),
      ),
    ),
};
