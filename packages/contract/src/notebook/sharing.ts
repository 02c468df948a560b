import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { roles, sharedRoles } from "../call/sharing-policy.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { notebookMessages } from "./messages.ts";
import {
  Invitation,
  Member,
  MembershipRequest,
  PublicInvitation,
  SharingNews,
  Suggestion,
} from "./sharing-shapes.ts";

/** How long an invitation is good for. */
export const INVITATION_DAYS = 7;

/** With how many people an owner may share an event, invitations included. */
export const MEMBERS_MAX = 20;

const Token = z.string().regex(/^[\w-]{1,64}$/);
const SharedRole = oneOf(sharedRoles, notebookMessages.roleUnknown);
const Role = oneOf(roles, notebookMessages.roleUnknown);
const ofEvent = { eventId: PathId };
const guardRefusals = [
  "not-allowed",
  "not-found",
  "account-unverified",
  "access-ended",
  "event-gone",
] as const;

/** An address or a number; which of the two is missing is checked by the call. */
const address = {
  email: optionalLine(254).refine(
    (text) => text === null || isEmail(text),
    personMessages.emailInvalid,
  ),
  phone: optionalLine(40),
};

export const sharing = {
  sharing: call("verified-customer", "sharing:read")
    .route({
      method: "GET",
      path: "/api/v1/events/{eventId}/sharing",
      tags: ["notebook"],
      summary: "With whom an event is shared",
    })
    .input(z.strictObject(ofEvent))
    .output(
      z.object({
        members: z.array(Member),
        /** Those not taken up yet; for those who may change the sharing. */
        invitations: z.array(Invitation),
        /** Who asks to join; for those who may change the sharing. */
        requests: z.array(MembershipRequest),
        suggestions: z.array(Suggestion),
        can: z.object({ write: z.boolean() }),
      }),
    )
    .errors(refusals(...guardRefusals)),

  /** What is new in the sharing, for « En bref »; nothing for those who may not change the sharing. */
  news: call("verified-customer", "sharing:read")
    .route({
      method: "GET",
      path: "/api/v1/events/{eventId}/sharing/news",
      tags: ["notebook"],
      summary: "Who asks to join an event, and who joined it lately",
    })
    .input(z.strictObject(ofEvent))
    .output(SharingNews)
    .errors(refusals(...guardRefusals)),

  /** Invites by email or by SMS, whichever is given; an open invitation to the same address is replaced. */
  invite: call("verified-customer", "sharing:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/invitations",
      tags: ["notebook"],
      summary: "Invite somebody to share an event",
    })
    .input(
      z.strictObject({
        ...ofEvent,
        role: SharedRole,
        ...address,
      }),
    )
    .output(Done)
    .errors(refusals(...guardRefusals, "too-many-requests")),

  cancelInvitation: call("verified-customer", "sharing:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/invitations/{invitationId}",
      tags: ["notebook"],
      summary: "Cancel an invitation",
    })
    .input(z.strictObject({ ...ofEvent, invitationId: PathId }))
    .output(Done)
    .errors(refusals(...guardRefusals)),

  /**
   * Offers the event to another account, by a link that is sent to its address or number. Once they
   * take it, they own it and pay for what is sent from then on; the giver stays as an organiser.
   */
  handOver: call("verified-customer", "ownership:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/handover",
      tags: ["notebook"],
      summary: "Hand an event over to another account",
    })
    .input(z.strictObject({ ...ofEvent, ...address }))
    .output(Done)
    .errors(refusals(...guardRefusals, "too-many-requests")),

  /** Gives a member another role, that of an owner included; an owner changes only their own. */
  changeRole: call("verified-customer", "sharing:write")
    .route({
      method: "PUT",
      path: "/api/v1/events/{eventId}/members/{customerId}",
      tags: ["notebook"],
      summary: "Give a member another role",
    })
    .input(z.strictObject({ ...ofEvent, customerId: PathId, role: Role }))
    .output(Done)
    .errors(refusals(...guardRefusals, "owner-stays", "owners-are-equal")),

  /** Takes the event from a member, at once. */
  removeMember: call("verified-customer", "sharing:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/members/{customerId}",
      tags: ["notebook"],
      summary: "Stop sharing with a member",
    })
    .input(z.strictObject({ ...ofEvent, customerId: PathId }))
    .output(Done)
    .errors(refusals(...guardRefusals, "owner-stays", "owners-are-equal")),

  leave: call("customer", "event:read")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/leave",
      tags: ["notebook"],
      summary: "Leave an event that is shared with one",
    })
    .input(z.strictObject(ofEvent))
    .output(Done)
    .errors(refusals("not-found", "owner-stays", "access-ended", "event-gone")),

  invitation: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/notebook-invitations/{token}",
      tags: ["notebook"],
      summary: "What an invitation is for",
    })
    .input(z.strictObject({ token: Token }))
    .output(PublicInvitation)
    .errors(refusals("not-found")),

  /**
   * Takes up an invitation, once, by the account that has proven its address or number; the event
   * becomes the current one. An account that has still to prove it joins as soon as it does.
   */
  acceptInvitation: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/notebook-invitations/{token}",
      tags: ["notebook"],
      summary: "Take up an invitation",
    })
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        event_id: Id,
        joined: z.boolean(),
      }),
    )
    .errors(
      refusals(
        "not-found",
        "invitation-over",
        "owner-stays",
        "handover-not-yours",
        "invitation-of-another",
        "invitation-unproven",
      ),
    ),

  /** Asks the owners to join by an invitation to another address; it gives no access until one confirms. */
  askToJoin: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/notebook-invitations/{token}/request",
      tags: ["notebook"],
      summary: "Ask to join by an invitation to another address",
    })
    .input(z.strictObject({ token: Token }))
    .output(Done)
    .errors(
      refusals(
        "not-found",
        "invitation-over",
        "owner-stays",
        "handover-not-yours",
        "invitation-unproven",
        "join-refused",
        "too-many-requests",
      ),
    ),

  confirmRequest: call("verified-customer", "sharing:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/join-requests/{requestId}",
      tags: ["notebook"],
      summary: "Let somebody in who asks to join",
    })
    .input(z.strictObject({ ...ofEvent, requestId: PathId }))
    .output(Done)
    .errors(refusals(...guardRefusals, "owner-stays")),

  refuseRequest: call("verified-customer", "sharing:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/join-requests/{requestId}",
      tags: ["notebook"],
      summary: "Refuse somebody who asks to join",
    })
    .input(z.strictObject({ ...ofEvent, requestId: PathId }))
    .output(Done)
    .errors(refusals(...guardRefusals)),
};
