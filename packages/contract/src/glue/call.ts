import { oc } from "@orpc/contract";

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
}

const builder = oc.$meta<CallMeta>({});

/** Begins the contract of one call. Every call starts here, so that none can forget to say who may make it. */
export function call(access: Access) {
  return builder.meta({ access });
}
