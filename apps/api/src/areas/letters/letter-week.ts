import { night, quietEnd } from "../../quiet-hours.ts";

/** Sunday at 17 h (UTC, as in Abidjan): the evening in which a household looks at its next week. */
const SUNDAY = 0;
const HOUR = 17;
/** How long a letter that was held up may still leave: until Monday evening. */
const OPEN_MS = 28 * 3_600_000;
const DAY_MS = 86_400_000;

/** The week of a letter. */
export interface LetterWeek {
  /** Its Sunday, `YYYY-MM-DD`. */
  week: string;
  /** From when its letters leave. */
  opensAt: Date;
}

/** From when a first letter tells: the Sunday evening before its own. @param week its Sunday */
export function weekBefore(week: string): Date {
  const opensAt = new Date(`${week}T00:00:00Z`);
  opensAt.setUTCHours(HOUR);
  return new Date(opensAt.getTime() - 7 * DAY_MS);
}

/**
 * The week whose letters leave now; null at all other times and in the quiet hours. Processes that were
 * down on Sunday evening still send them on Monday, not later: the week would be old.
 */
export function letterWeekAt(now: Date): LetterWeek | null {
  const opensAt = new Date(now);
  opensAt.setUTCHours(HOUR, 0, 0, 0);
  const days = (opensAt.getUTCDay() - SUNDAY + 7) % 7;
  opensAt.setTime(opensAt.getTime() - days * DAY_MS);
  const since = now.getTime() - opensAt.getTime();
  if (since < 0 || since >= OPEN_MS || quietEnd(now, night) !== null) return null;
  return { week: opensAt.toISOString().slice(0, 10), opensAt };
}
