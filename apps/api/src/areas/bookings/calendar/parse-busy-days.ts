import ICAL from "ical.js";

/** A timed entry shorter than this leaves the day open. */
const LEAST_HOURS = 4;

/** Rules that repeat within a day say nothing about days, and could be counted for ever. */
const withinDays = new Set(["SECONDLY", "MINUTELY", "HOURLY"]);

/** The most repetitions of all entries that are counted. */
const MOST_OCCURRENCES = 20_000;

/** What a calendar says of some days. */
export interface BusyDays {
  /** Its name; null where it has none. */
  name: string | null;
  /** `YYYY-MM-DD`, sorted, each once. */
  days: string[];
}

const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);

/**
 * The days of an iCalendar text on which its owner is busy: whole days, and entries of four hours or
 * more, unless they are marked free or cancelled. A time counts in Abidjan, which is UTC.
 * @param first the first day that counts, `YYYY-MM-DD` @param last the last one
 * @throws what is no calendar
 */
export function parseBusyDays(text: string, first: string, last: string): BusyDays {
  const root = new ICAL.Component(ICAL.parse(text));
  const entries = root.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  const days = new Set<string>();
  let left = MOST_OCCURRENCES;

  /** Adds the days of one occurrence. @returns whether it begins by the last day */
  const add = ({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): boolean => {
    const [from, to] = [start.toUnixTime(), end.toUnixTime()];
    const isLong = start.isDate || to - from >= LEAST_HOURS * 3600;
    if (isLong && !isFree(component)) {
      // The end is the first moment that no longer belongs to it.
      const ends = dayOf(Math.max(from, to - 1));
      for (let at = Math.max(from, Date.parse(first) / 1000); ; at += 86_400) {
        const day = dayOf(at);
        if (day > ends || day > last) break;
        if (day >= first) days.add(day);
      }
    }
    return dayOf(from) <= last;
  };

  const masters = entries.filter((entry) => !entry.isRecurrenceException());
  for (const event of masters) {
    const { component } = event;
    for (const other of entries)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    if (component.getAllProperties("rrule").some(repeatsWithinDays)) continue;
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next && left > 0; next = occurrences.next()) {
      left -= 1;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (!add(item, startDate, endDate) && dayOf(next.toUnixTime()) > last) break;
    }
  }
  const named = root.getFirstPropertyValue("x-wr-calname") ?? root.getFirstPropertyValue("name");
  const name = typeof named === "string" ? named.trim().slice(0, 80) : "";
  return { name: name || null, days: [...days].sort() };
}

function isFree(entry: ICAL.Component): boolean {
  return (
    String(entry.getFirstPropertyValue("transp")).toUpperCase() === "TRANSPARENT" ||
    String(entry.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED"
  );
}

function repeatsWithinDays(rule: ICAL.Property): boolean {
  const value = rule.getFirstValue();
  return value instanceof ICAL.Recur && withinDays.has(value.freq);
}
