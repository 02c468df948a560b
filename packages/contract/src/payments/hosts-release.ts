import { LEAST_HELD_HOURS } from "./deposit-release.ts";

/**
 * The hosts of an event withdraw what guests paid for gifts and shares of fabric 48 hours after each
 * payment: what was paid after this instant still waits.
 */
export function hostsHeldSince(now: Date): Date {
  return new Date(now.getTime() - LEAST_HELD_HOURS * 3_600_000);
}
