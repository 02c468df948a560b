/** Something that a calendar shows: on a day, or at a time of it (Abidjan). */
export interface CalendarEntry {
  /** Stable, so that a calendar that reads again moves the entry instead of adding one. */
  uid: string;
  title: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`, or null for the whole day. */
  time: string | null;
  /** How long it lasts from its time. */
  minutes?: number;
  place: string | null;
  /** Grows with every change, so that a calendar keeps the newest of two copies. */
  sequence?: number;
  /** Address of a page about it. */
  link?: string;
}

/** What a file of entries is for: to be read, or to take back entries that calendars hold. */
type CalendarMethod = "PUBLISH" | "CANCEL";

/** Côte d’Ivoire keeps UTC all year; a calendar without the zone would show the reader's own. */
const abidjan = [
  "BEGIN:VTIMEZONE",
  "TZID:Africa/Abidjan",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "TZNAME:GMT",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A text within a line of a calendar (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Breaks a line so that none is longer than 75 bytes, and no character is cut in two (§3.1). */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** When an entry begins and ends; the end of a whole day is the day after (§3.6.1). */
function times({ day, time, minutes }: CalendarEntry): string[] {
  const local = (at: Date) => stamp(at).slice(0, -1);
  if (time === null) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
    return [
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${local(next).slice(0, 8)}`,
    ];
  }
  const start = new Date(`${day}T${time}:00Z`);
  const end = minutes && new Date(start.getTime() + minutes * 60_000);
  return [
    `DTSTART;TZID=Africa/Abidjan:${local(start)}`,
    ...(end ? [`DTEND;TZID=Africa/Abidjan:${local(end)}`] : []),
  ];
}

/** The headers of a calendar at a secret address: it is for who knows it alone, and calendars ask every few hours. */
export const feedHeaders = (fileName: string) => ({
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": `inline; filename="${fileName}"`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "private, max-age=300",
});

/**
 * Writes a calendar (RFC 5545). @param now when it is read, as its entries' time stamp
 * @param method what a single file is for (RFC 5546); null for an address that calendars follow
 */
export function writeCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  now: Date,
  method: CalendarMethod | null = null,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Carnet//Planning//FR",
    "CALSCALE:GREGORIAN",
    ...(method === null
      ? [`X-WR-CALNAME:${escaped(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT6H"]
      : [`METHOD:${method}`]),
    ...(entries.some(({ time }) => time !== null) ? abidjan : []),
    ...entries.flatMap((entry) => {
      const { uid, title, place, sequence, link } = entry;
      return [
        "BEGIN:VEVENT",
        `UID:${uid}`,
        `DTSTAMP:${stamp(now)}`,
        ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
        ...times(entry),
        `SUMMARY:${escaped(title)}`,
        ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
        ...(link === undefined ? [] : [`URL:${link}`]),
        ...(method === null ? [] : [`STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`]),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
