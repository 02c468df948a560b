import { describe, expect, it } from "vitest";
import { writeCalendar } from "./calendar.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const entry = {
  uid: "task-1-2@joie.test",
  title: "Essai",
  day: "2027-03-20",
  time: null,
  place: null,
};

describe("a calendar", () => {
  it("is written as RFC 5545 has it", () => {
    expect(writeCalendar("Awa & Koffi", [entry], now).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Carnet//Planning//FR",
      "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Awa & Koffi",
      "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
      "BEGIN:VEVENT",
      "UID:task-1-2@joie.test",
      "DTSTAMP:20261120T100000Z",
      "DTSTART;VALUE=DATE:20270320",
      "DTEND;VALUE=DATE:20270321",
      "SUMMARY:Essai",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("lets no text end its line or begin another", () => {
    const title = "Fleurs; rubans, etc.\\\r\nATTENDEE:x\u0007";
    const text = writeCalendar("Fête", [{ ...entry, title }], now);
    expect(text).toContain("SUMMARY:Fleurs\\; rubans\\, etc.\\\\\\nATTENDEE:x\r\n");
  });

  it("breaks long lines between characters", () => {
    const title = "é💍".repeat(60);
    const text = writeCalendar("Fête", [{ ...entry, title }], now);
    const lines = text.split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
    expect(text).not.toContain("\uFFFD");
  });

  it("gives an hour its zone, Abidjan's, and an end, over midnight as well", () => {
    const text = writeCalendar("Fête", [{ ...entry, time: "20:30", minutes: 360 }], now);
    expect(text).toContain("DTSTART;TZID=Africa/Abidjan:20270320T203000\r\n");
    expect(text).toContain("DTEND;TZID=Africa/Abidjan:20270321T023000\r\n");
    expect(text).toContain("BEGIN:VTIMEZONE\r\nTZID:Africa/Abidjan\r\n");
  });

  it("takes an entry back from the calendars that hold it", () => {
    const text = writeCalendar("Fête", [{ ...entry, sequence: 4 }], now, "CANCEL");
    expect(text).toContain("METHOD:CANCEL\r\n");
    expect(text).toContain("UID:task-1-2@joie.test\r\n");
    expect(text).toContain("SEQUENCE:4\r\n");
    expect(text).toContain("STATUS:CANCELLED\r\n");
  });
});
