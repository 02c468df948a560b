import { type CalendarDriver, CalendarUnread } from "./port.ts";

const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A calendar of one busy day in three weeks, by the name of its address. */
function calendarOf(name: string, today: number): string {
  const day = date(today + 21).replaceAll("-", "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Demonstration//FR",
    `X-WR-CALNAME:${name}`,
    "BEGIN:VEVENT",
    `UID:${name}@exemple.ci`,
    "DTSTAMP:20260101T000000Z",
    `DTSTART;VALUE=DATE:${day}`,
    "SUMMARY:Mariage chez un autre client",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

/**
 * Calendars without a host: each address has one, named after its path. A path that begins with
 * `panne` does not answer, one that begins with `page` has a page instead of a calendar.
 */
export function embeddedCalendars(clock: () => Date): CalendarDriver {
  return {
    async read(address) {
      const name = new URL(address).pathname.slice(1).replace(/\.ics$/, "") || "agenda";
      if (name.startsWith("panne")) throw new CalendarUnread("away");
      if (name.startsWith("page")) throw new CalendarUnread("no-calendar");
      return calendarOf(name, Math.floor(clock().getTime() / 86_400_000));
    },
  };
}
