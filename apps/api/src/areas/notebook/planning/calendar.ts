/** Something that a calendar shows: on a day, or at a time of it (Abidjan, which is UTC). */
export interface CalendarEntry {
  /** Stable, so that a calendar that reads again moves the entry instead of adding one. */
  uid: string;
  title: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`, or null for the whole day. */
  time: string | null;
  place: string | null;
}

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

/** Writes a calendar (RFC 5545). @param now when it is read, as its entries' time stamp */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Carnet//Planning//FR",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...entries.flatMap(({ uid, title, day, time, place }) => {
      const date = day.replaceAll("-", "");
      return [
        "BEGIN:VEVENT",
        `UID:${uid}`,
        `DTSTAMP:${stamp(now)}`,
        time === null
          ? `DTSTART;VALUE=DATE:${date}`
          : `DTSTART:${date}T${time.replace(":", "")}00Z`,
        `SUMMARY:${escaped(title)}`,
        ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
