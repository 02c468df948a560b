import type { Frequency } from "@jdj/contract/notices/kinds";
import { night, quietEnd, secondsOfQuiet } from "../../../quiet-hours.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;

/** After how many seconds what must not be heard at night may leave; 0 by day. */
export const secondsUntilDay = (now: Date): number => secondsOfQuiet(now, night);

/** How long a paid message waits for what follows, in minutes: one tells of all of it. */
export const MINUTES_JOINED = 10;

/** The first morning after an instant, at the end of the quiet hours. */
export function nextMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setUTCHours(night.quietUntil, 0, 0, 0);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}

/**
 * When a notice that is raised now leaves: at once outside of the quiet hours, with those of its day in
 * the next morning, with those of its week on the next Monday morning; null for never.
 */
export function dueAt(frequency: Frequency, now: Date): Date | null {
  switch (frequency) {
    case "never":
      return null;
    case "now":
      return quietEnd(now, night) ?? now;
    case "daily":
      return nextMorning(now);
    case "weekly": {
      const morning = nextMorning(now);
      const days = (MONDAY - morning.getUTCDay() + 7) % 7;
      return new Date(morning.getTime() + days * DAY_MS);
    }
  }
}

/** When a paid message tells of a notice that is raised now: joined with what follows, not by night. */
export function phoneDueAt(now: Date): Date {
  const joined = new Date(now.getTime() + MINUTES_JOINED * 60_000);
  return quietEnd(joined, night) ?? joined;
}
