import { oc } from "@orpc/contract";
import type { Need } from "./sharing-policy.ts";

/**
 * Who may make a call:
 * - `anyone`: no session needed;
 * - `customer`: a signed-in customer;
 * - `verified-customer`: a customer who passes the notebook's gate (address or phone proven, birth date known);
 * - `provider`: a signed-in member of a provider's team.
 */
export type Access = "anyone" | "customer" | "verified-customer" | "provider";

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
}

const builder = oc.$meta<CallMeta>({});

/**
 * Begins the contract of a call. Every call starts here, so that none lacks an access rule.
 * @param need the permission that a member of a shared event needs: `budget:write`
 */
export function call(access: Access, need?: Need) {
  return builder.meta(need === undefined ? { access } : { access, need });
}
