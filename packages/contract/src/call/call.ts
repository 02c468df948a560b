import { oc } from "@orpc/contract";
import type { Need } from "../notebook/sharing-policy.ts";

/**
 * Who may make a call:
 * - `anyone`: no session needed;
 * - `customer`: a signed-in customer;
 * - `verified-customer`: a customer through the notebook's gate (address or phone proven, birth date known).
 */
export type Access = "anyone" | "customer" | "verified-customer";

/** What every call declares besides its path and shapes; the authorisation matrix is generated from it. */
export interface CallMeta {
  /** Undefined only until `call(access)` sets it. */
  access?: Access;
  /**
   * What the call needs of a member of the event that it is about. Without one it is about no event,
   * or for the event's owner alone.
   */
  need?: Need;
}

const builder = oc.$meta<CallMeta>({});

/**
 * Begins the contract of one call. Every call starts here, so that none can forget to say who may make it.
 * @param need what a member of a shared event must be allowed: `budget:write`
 */
export function call(access: Access, need?: Need) {
  return builder.meta(need === undefined ? { access } : { access, need });
}
