import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { sharing as contract } from "@jdj/contract/notebook/sharing";
import type { Suggestion } from "@jdj/contract/notebook/sharing-shapes";
import type { Database } from "../../../database/connect.ts";
import { answer, asCustomer, asVerifiedCustomer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { maskRecipient } from "../../operations/outgoing-messages/mask-recipient.ts";
import { listCommittee } from "../committee/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import { withEvent } from "../events/with-event.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { cancelInvitation, changeRole, removeMember } from "./change-members.ts";
import { findSharingNews } from "./find-sharing-news.ts";
import { standingOf } from "./invitation-standing.ts";
import { handOver, invite } from "./invite.ts";
import {
  askToJoin,
  confirmRequest,
  findRequestState,
  listRequests,
  refuseRequest,
} from "./membership-requests.ts";
import { presentInvitation, presentMember, presentRequest } from "./present.ts";
import { findInvitation, listInvitations, listMembers } from "./queries.ts";

const done = (message: string) => ({ success: true as const, message });

export const sharingCalls = {
  sharing: answer(contract.sharing)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, now, actor, event } }) => {
      const members = await listMembers(db, event.id);
      const write = may(event.role, "sharing:write");
      const invitations = write ? await listInvitations(db, event.id) : [];
      const requests = write ? await listRequests(db, event.id) : [];
      return {
        members: members.map((one) => presentMember(one, actor.customer.id, write)),
        invitations: invitations.map((one) => presentInvitation(one, now)),
        requests: requests.map(presentRequest),
        suggestions: write ? await listSuggestions(db, event, members, invitations) : [],
        can: { write },
      };
    }),

  news: answer(contract.news)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, now, event } }) =>
      may(event.role, "sharing:write")
        ? findSharingNews(db, now, event.id)
        : { asking: 0, joined: [] },
    ),

  invite: answer(contract.invite)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _, ...form }, context }) => {
      const { event } = context;
      await invite(context, event, form);
      return done(notebookMessages.invited);
    }),

  handOver: answer(contract.handOver)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _, ...address }, context }) => {
      const { event, actor } = context;
      await handOver(context, event, address, actor.customer.id);
      return done(notebookMessages.handedOver);
    }),

  cancelInvitation: answer(contract.cancelInvitation)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { invitationId }, context }) => {
      const { event } = context;
      await cancelInvitation(context, event, invitationId);
      return done(notebookMessages.invitationCancelled);
    }),

  changeRole: answer(contract.changeRole)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { customerId, role }, context }) => {
      const { event } = context;
      await changeRole(context, { event, by: context.actor.customer.id }, customerId, role);
      return done(notebookMessages.roleChanged);
    }),

  removeMember: answer(contract.removeMember)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { customerId }, context }) => {
      const { event } = context;
      await removeMember(context, { event, by: context.actor.customer.id }, customerId);
      return done(notebookMessages.memberRemoved);
    }),

  leave: answer(contract.leave)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      const { actor, event } = context;
      const { id } = actor.customer;
      await removeMember(context, { event, by: id }, id);
      return done(notebookMessages.notebookLeft);
    }),

  invitation: answer(contract.invitation).handler(async ({ input, context }) => {
    const found = await findInvitation(context.db, input.token);
    if (found === null) {
      await consumeRateLimit(limits.cardGuess, context.caller.address, context);
      throw refusal("not-found");
    }
    const { invitation, event, ownerName } = found;
    const actor = await context.caller.actor(context.db, context.now);
    const customer = actor?.customer ?? null;
    return {
      event_name: event.name,
      seed: event.seed,
      owner_name: ownerName,
      role: invitation.role,
      expires_at: invitation.expiresAt.toISOString(),
      channel: invitation.channel,
      sent_to: maskRecipient(invitation.address),
      standing: actor && customer ? standingOf(actor.user, invitation) : null,
      request: customer && (await findRequestState(context.db, invitation.id, customer.id)),
      can: { accept: invitation.closedAt === null && invitation.expiresAt > context.now },
    };
  }),

  acceptInvitation: answer(contract.acceptInvitation)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const taken = await acceptInvitation(context, context.actor, input.token);
      const { handoverTaken, notebookJoined, joinPromised } = notebookMessages;
      const joined = taken.isHandedOver ? handoverTaken : notebookJoined;
      const { eventId, isJoined } = taken;
      return { ...done(isJoined ? joined : joinPromised), event_id: eventId, joined: isJoined };
    }),

  askToJoin: answer(contract.askToJoin)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await askToJoin(context, context.actor, input.token);
      return done(notebookMessages.joinAsked);
    }),

  confirmRequest: answer(contract.confirmRequest)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { requestId }, context }) => {
      await confirmRequest(context, context.event, requestId);
      return done(notebookMessages.joinConfirmed);
    }),

  refuseRequest: answer(contract.refuseRequest)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { requestId }, context }) => {
      await refuseRequest(context, context.event, requestId);
      return done(notebookMessages.joinRefused);
    }),
};

/** Those of the committee who neither share the event nor are invited to. */
async function listSuggestions(
  db: Database,
  event: EventWithType,
  members: Awaited<ReturnType<typeof listMembers>>,
  invitations: Awaited<ReturnType<typeof listInvitations>>,
): Promise<Suggestion[]> {
  const known = new Set(
    [
      ...members.flatMap(({ email, phone }) => [email?.toLowerCase(), phone]),
      ...invitations.map(({ address }) => address),
    ].filter((address) => typeof address === "string"),
  );
  return (await listCommittee(db, event)).flatMap(({ role, member }) =>
    member && !known.has(member.email?.toLowerCase() ?? "") && !known.has(member.phone1)
      ? [
          {
            name: `${member.givenNames} ${member.lastName}`,
            place: role.name.replace(/^Informations du /, ""),
            email: member.email,
            phone: member.phone1,
          },
        ]
      : [],
  );
}
