/** What somebody is in a provider's team. */
export const teamRoles = ["owner", "manager", "member"] as const;
export type TeamRole = (typeof teamRoles)[number];

/**
 * What a call needs of a member of a provider's team: to decide about quotes and about bookings, to
 * change what is offered, to delete of it, to answer reviews, how the shop is reached, and whether it
 * is public.
 */
export const teamNeeds = [
  "quotes:write",
  "bookings:write",
  "catalogue:write",
  "catalogue:delete",
  "reviews:write",
  "contact:write",
  "publication:write",
] as const;
export type TeamNeed = (typeof teamNeeds)[number];

/** The most that a manager gives back of a payment by cancelling, in FCFA; above it is an owner's. */
export const MANAGER_REFUND_FCFA = 50_000;

const owners: readonly TeamRole[] = ["owner"];
const managers: readonly TeamRole[] = ["owner", "manager"];

/** The one table of who may do what in a provider's team. */
export const teamPolicy: Readonly<Record<TeamNeed, readonly TeamRole[]>> = {
  "quotes:write": managers,
  "bookings:write": managers,
  "catalogue:write": managers,
  "catalogue:delete": owners,
  "reviews:write": managers,
  "contact:write": owners,
  "publication:write": owners,
};

/** Whether a role may do what a call needs. What says nothing of its need is for the whole team. */
export function mayTeam(role: TeamRole, need: TeamNeed | undefined): boolean {
  return need === undefined || teamPolicy[need].includes(role);
}

/** Whether a role may give so much of a payment back by cancelling, in FCFA. */
export function mayGiveBack(role: TeamRole, amountFcfa: number): boolean {
  if (role === "owner" || amountFcfa === 0) return true;
  return role === "manager" && amountFcfa <= MANAGER_REFUND_FCFA;
}

/** What somebody is told who may not do what a call needs. */
export const teamRefusals = {
  "quotes:write": "manager-only",
  "bookings:write": "manager-only",
  "catalogue:write": "manager-only",
  "catalogue:delete": "owner-only-deletion",
  "reviews:write": "manager-only",
  "contact:write": "owner-only-contact",
  "publication:write": "owner-only-publication",
} as const satisfies Record<TeamNeed, string>;
