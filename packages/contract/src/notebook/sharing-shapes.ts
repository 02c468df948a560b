import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { roles } from "../call/sharing-policy.ts";

/** Somebody who may open the event. Addresses are shown only to those who may change the sharing. */
export const Member = z.object({
  customer_id: Id,
  name: z.string(),
  role: z.enum(roles),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_me: z.boolean(),
  since: Instant,
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({
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

/** Somebody who holds the link of an invitation to another address, and asks to join by it. */
export const MembershipRequest = z.object({
  id: Id,
  name: z.string(),
  /** Only what the account has proven. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  /** The address or number to which the invitation was sent. */
  sent_to: z.string(),
  asked_at: Instant,
});
export type MembershipRequest = z.infer<typeof MembershipRequest>;

/** How many ask to join an event, and who joined it within a week. */
export const SharingNews = z.object({
  asking: z.int(),
  joined: z.array(z.object({ customer_id: Id, name: z.string(), role: z.enum(roles) })),
});
export type SharingNews = z.infer<typeof SharingNews>;

/** Somebody of the committee who may be invited: they are no member yet. */
export const Suggestion = z.object({
  name: z.string(),
  place: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** What the link of an invitation shows to whoever opens it. */
export const PublicInvitation = z.object({
  event_name: z.string(),
  seed: z.string(),
  owner_name: z.string(),
  /** That of an owner when the event is handed over. */
  role: z.enum(roles),
  expires_at: Instant,
  channel: z.enum(["mail", "sms"]),
  /** Its address or number, masked. */
  sent_to: z.string(),
  /**
   * Whether it is for the account that is signed in: its address is theirs and proven, theirs and
   * to be proven, or another's; null for nobody.
   */
  standing: z.enum(["yours", "unproven", "other"]).nullable(),
  /** What that account asked for by it; `promised` joins once it proves the address. */
  request: z.enum(["asked", "promised", "refused"]).nullable(),
  can: z.object({ accept: z.boolean() }),
});
export type PublicInvitation = z.infer<typeof PublicInvitation>;
