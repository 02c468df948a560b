import { refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { sharing as contract } from "@jdj/contract/notebook/sharing";
import { may } from "@jdj/contract/notebook/sharing-policy";
import { answer, asCustomer, asVerifiedCustomer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { ownEvent } from "../events/queries.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { cancelInvitation, changeRole, removeMember } from "./change-members.ts";
import { invite } from "./invite.ts";
import { presentInvitation, presentMember } from "./present.ts";
import { findInvitation, listInvitations, listMembers } from "./queries.ts";
import { listSuggestions } from "./suggestions.ts";

const done = (message: string) => ({ success: true as const, message });

export const sharingCalls = {
  sharing: answer(contract.sharing)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, now, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      const members = await listMembers(db, event.id);
      const write = may(event.role, "sharing:write");
      const invitations = write ? await listInvitations(db, event.id) : [];
      return {
        members: members.map((one) => presentMember(one, actor.customer.id, write)),
        invitations: invitations.map((one) => presentInvitation(one, now)),
        suggestions: write ? await listSuggestions(db, event, members, invitations) : [],
        can: { write },
      };
    }),

  invite: answer(contract.invite)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { eventId, ...form }, context }) => {
      const event = await ownEvent(context.db, context.actor.customer.id, eventId, context.need);
      await invite(context, event, form);
      return done(notebookMessages.invited);
    }),

  cancelInvitation: answer(contract.cancelInvitation)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { eventId, invitationId }, context }) => {
      const event = await ownEvent(context.db, context.actor.customer.id, eventId, context.need);
      await cancelInvitation(context, event, invitationId);
      return done(notebookMessages.invitationCancelled);
    }),

  changeRole: answer(contract.changeRole)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { eventId, customerId, role }, context }) => {
      const event = await ownEvent(context.db, context.actor.customer.id, eventId, context.need);
      await changeRole(context, event, customerId, role);
      return done(notebookMessages.roleChanged);
    }),

  removeMember: answer(contract.removeMember)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { eventId, customerId }, context }) => {
      const event = await ownEvent(context.db, context.actor.customer.id, eventId, context.need);
      await removeMember(context, event, customerId);
      return done(notebookMessages.memberRemoved);
    }),

  leave: answer(contract.leave)
    .use(asCustomer)
    .handler(async ({ input: { eventId }, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, eventId, context.need);
      await removeMember(context, event, customer.id);
      return done(notebookMessages.notebookLeft);
    }),

  invitation: answer(contract.invitation).handler(async ({ input, context }) => {
    const found = await findInvitation(context.db, input.token);
    if (found === null) {
      await consumeRateLimit(limits.cardGuess, context.caller.address, context);
      throw refusal("not-found");
    }
    const { invitation, event, ownerName } = found;
    return {
      event_name: event.name,
      seed: event.seed,
      owner_name: ownerName,
      role: invitation.role,
      expires_at: invitation.expiresAt.toISOString(),
      can: { accept: invitation.closedAt === null && invitation.expiresAt > context.now },
    };
  }),

  acceptInvitation: answer(contract.acceptInvitation)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { eventId } = await acceptInvitation(context, context.actor.customer.id, input.token);
      return { ...done(notebookMessages.notebookJoined), event_id: eventId };
    }),
};
