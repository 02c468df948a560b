/** For how long nobody approves whose access or role was given anew, in milliseconds: a day. */
export const FRESH_ACCESS_MS = 86_400_000;

/**
 * Whether an amount needs a second member of staff.
 * @param amount with what was done for the same person on that day already
 * @param limit the setting, in the same unit
 */
export function needsSecondPerson(amount: number, limit: number): boolean {
  return amount > limit;
}

/**
 * Whether somebody may be the second of two people. An admin who resets a colleague, or gives a new
 * account the role, must not approve at once what they asked for themselves.
 * @param accessChangedAt when an admin last gave them access or a role; null where none did
 */
export function mayApprove(accessChangedAt: Date | null, now: Date): boolean {
  return accessChangedAt === null || now.getTime() - accessChangedAt.getTime() >= FRESH_ACCESS_MS;
}

/** The instant at which the day of an instant begins; Côte d'Ivoire's time is UTC. */
export function startOfDay(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
}
