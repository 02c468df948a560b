const DAY_MS = 86_400_000;

/** How long after its payment no money leaves us, in hours: a company may still take it back. */
export const LEAST_HELD_HOURS = 48;

/** Days after the day of the service on which its deposit is the provider's. */
export const DAYS_AFTER_SERVICE = 2;

/** The instant at which a deposit may be released, never before it was held for 48 hours. */
export function releaseNotBefore(paidAt: Date, from: Date): Date {
  return new Date(Math.max(from.getTime(), paidAt.getTime() + LEAST_HELD_HOURS * 3_600_000));
}

/**
 * When the deposit of a service is the provider's by the calendar: at the end of the second day after
 * that of the service (`YYYY-MM-DD`).
 */
export function releaseAfterService(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + (DAYS_AFTER_SERVICE + 1) * DAY_MS);
}
