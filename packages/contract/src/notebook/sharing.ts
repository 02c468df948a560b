import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { roles, sharedRoles } from "../call/sharing-policy.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { notebookMessages } from "./messages.ts";

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

/** Somebody who may open the event. Addresses are shown only to those who may change the sharing. */
const Member = z.object({
  customer_id: Id,
  name: z.string(),
  role: z.enum(roles),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_me: z.boolean(),
  since: Instant,
});
export type Member = z.infer<typeof Member>;

const Invitation = z.object({
  id: Id,
  /** The role that it gives; of an owner when it hands the event over. */
  role: z.enum(roles),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(["pending", "expired"]),
  sent_at: Instant,
  expires_at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** Somebody of the committee who may be invited: they are no member yet. */
const Suggestion = z.object({
  name: z.string(),
  place: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

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
        suggestions: z.array(Suggestion),
        can: z.object({ write: z.boolean() }),
      }),
    )
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
    .output(
      z.object({
        event_name: z.string(),
        seed: z.string(),
        owner_name: z.string(),
        /** That of an owner when the event is handed over. */
        role: z.enum(roles),
        expires_at: Instant,
        can: z.object({ accept: z.boolean() }),
      }),
    )
    .errors(refusals("not-found")),

  /** Takes up an invitation, once; the event becomes the current one. */
  acceptInvitation: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/notebook-invitations/{token}",
      tags: ["notebook"],
      summary: "Take up an invitation",
    })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ success: z.literal(true), message: z.string(), event_id: Id }))
    .errors(refusals("not-found", "invitation-over", "owner-stays", "handover-not-yours")),
};
