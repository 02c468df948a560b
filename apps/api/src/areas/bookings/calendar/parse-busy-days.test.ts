import { describe, expect, it } from "vitest";
import { parseBusyDays } from "./parse-busy-days.ts";

function calendar(...entries: string[][]): string {
  const lines = entries.flatMap((entry, index) => [
    ...["BEGIN:VEVENT", `UID:${index}@exemple.test`, "DTSTAMP:20261101T000000Z"],
    ...entry,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}

const daysOf = (text: string) => parseBusyDays(text, "2026-12-01", "2026-12-31").days;

describe("a calendar kept elsewhere", () => {
  it("is busy on whole days, the last one left out as the format says", () => {
    const text = calendar(["DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207"]);
    expect(daysOf(text)).toEqual(["2026-12-05", "2026-12-06"]);
  });

  it("is busy with entries of four hours or more, on each day that they touch", () => {
    const text = calendar(
      ["DTSTART:20261210T080000Z", "DTEND:20261210T113000Z"],
      ["DTSTART:20261211T140000Z", "DTEND:20261211T180000Z"],
      ["DTSTART:20261212T200000Z", "DTEND:20261213T020000Z"],
      ["DTSTART:20261215T190000Z", "DTEND:20261216T000000Z"],
    );
    expect(daysOf(text)).toEqual(["2026-12-11", "2026-12-12", "2026-12-13", "2026-12-15"]);
  });

  it("is not busy with what is marked free or cancelled", () => {
    const text = calendar(
      ["DTSTART;VALUE=DATE:20261205", "TRANSP:TRANSPARENT"],
      ["DTSTART;VALUE=DATE:20261206", "STATUS:CANCELLED"],
    );
    expect(daysOf(text)).toEqual([]);
  });

  it("repeats: each Saturday but the one that was left out, and the one that moved", () => {
    const moved = [
      ...["BEGIN:VEVENT", "UID:0@exemple.test", "RECURRENCE-ID;VALUE=DATE:20261219"],
      ...["DTSTAMP:20261101T000000Z", "DTSTART;VALUE=DATE:20261220", "END:VEVENT"],
    ].join("\r\n");
    const text = calendar([
      ...["DTSTART;VALUE=DATE:20261107", "RRULE:FREQ=WEEKLY;BYDAY=SA"],
      "EXDATE;VALUE=DATE:20261212",
    ]).replace("END:VCALENDAR", `${moved}\r\nEND:VCALENDAR`);
    expect(daysOf(text)).toEqual(["2026-12-05", "2026-12-20", "2026-12-26"]);
  });

  it("counts its times in Abidjan, whatever its own zone", () => {
    const zone = [
      ...["BEGIN:VTIMEZONE", "TZID:Tokyo", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
      ...["TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "END:STANDARD", "END:VTIMEZONE"],
    ].join("\r\n");
    const text = calendar([
      ...["DTSTART;TZID=Tokyo:20261210T060000", "DTEND;TZID=Tokyo:20261210T130000"],
    ]).replace("BEGIN:VEVENT", `${zone}\r\nBEGIN:VEVENT`);
    expect(daysOf(text)).toEqual(["2026-12-09", "2026-12-10"]);
  });

  it("is cut to the days that are asked for, however long an entry is", () => {
    const text = calendar(["DTSTART;VALUE=DATE:19000101", "DTEND;VALUE=DATE:29991231"]);
    expect(daysOf(text)).toHaveLength(31);
  });

  it("ignores rules that repeat within a day, and ends with one that repeats for ever", () => {
    expect(daysOf(calendar(["DTSTART:20261201T000000Z", "RRULE:FREQ=SECONDLY"]))).toEqual([]);
    const daily = calendar(["DTSTART;VALUE=DATE:20261230", "RRULE:FREQ=DAILY"]);
    expect(daysOf(daily)).toEqual(["2026-12-30", "2026-12-31"]);
  });

  it("has the name that its owner gave it", () => {
    const text = calendar().replace("PRODID:-//x", "PRODID:-//x\r\nX-WR-CALNAME:Mes mariages");
    expect(parseBusyDays(text, "2026-12-01", "2026-12-31").name).toBe("Mes mariages");
  });

  it.each(["", "BEGIN:VCALENDAR", "<html>BEGIN:VCALENDAR</html>"])(
    "throws for what is no calendar: %j",
    (text) => expect(() => daysOf(text)).toThrow(),
  );
});
