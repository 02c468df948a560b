import { oc } from "@orpc/contract";
import type { Need } from "./sharing-policy.ts";
import type { Capability } from "./staff-policy.ts";
import type { TeamNeed } from "./team-policy.ts";

/**
 * Who may make a call:
 * - `anyone`: no session needed;
 * - `customer`: a signed-in customer;
 * - `verified-customer`: a customer who passes the notebook's gate (address or phone proven, birth date known);
 * - `provider`: a signed-in member of a provider's team;
 * - `staff`: a signed-in member of staff whose role has the capability that the call requires.
 */
export type Access = "anyone" | "customer" | "verified-customer" | "provider" | "staff";

/**
 * The access rule of a call, declared beside its path and shapes; the authorisation tests are
 * generated from it.
 */
export interface CallMeta {
  /** Undefined only until `call(access)` sets it. */
  access?: Access;
  /**
   * What the call requires of a member of its event. Without it the call is about no event, or only
   * for the event's owner.
   */
  need?: Need;
  /** What the call requires of a member of a provider's team; without it, nothing more than to be one. */
  teamNeed?: TeamNeed;
  /** What a call of the console requires of a member of staff. */
  capability?: Capability;
}

const builder = oc.$meta<CallMeta>({});

/** The access rule of a call: staff need a capability, members of an event or a team a permission. */
type Rule =
  | [access: "staff", capability: Capability]
  | [access: "provider", need?: TeamNeed]
  | [access: Exclude<Access, "staff" | "provider">, need?: Need];

/**
 * Begins the contract of a call. Every call starts here, so that none lacks an access rule.
 * The second argument is the permission that a member of a shared event needs (`budget:write`), for
 * `provider` what a member of the team needs (`quotes:write`), or for `staff` the capability that their role needs (`prices:write`).
 */
export function call(...[access, need]: Rule) {
  if (access === "staff") return builder.meta({ access, capability: need });
  if (access === "provider")
    return builder.meta(need === undefined ? { access } : { access, teamNeed: need });
  return builder.meta(need === undefined ? { access } : { access, need });
}
