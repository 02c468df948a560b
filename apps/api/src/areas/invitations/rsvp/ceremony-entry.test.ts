import { describe, expect, it } from "vitest";
import type { EventCeremony } from "../../notebook/ceremonies/ceremony.ts";
import { ceremonyEntry } from "./ceremony-entry.ts";

const ceremony: EventCeremony["ceremony"] = {
  id: 7,
  eventTypeId: 1,
  code: "civil",
  name: "Mariage civil",
  drawing: "rings",
  isRequired: true,
  isMain: true,
  offsetDays: 0,
  position: 1,
  archivedAt: null,
  version: 1,
};
const held: EventCeremony["held"] = {
  id: 3,
  eventId: 12,
  ceremonyId: 7,
  heldOn: null,
  time: "15:00",
  placePrefix: "à",
  place: "Mairie de Cocody",
  isActive: true,
  version: 2,
  createdAt: new Date(0),
};
const event = {
  id: 12,
  name: "Notre mariage",
  version: 3,
  weddingDate: "2027-03-20",
  weddingDatePrecision: "exact" as const,
};
const site = {
  host: "joie.test",
  link: "https://joie.test/i/jeton",
  now: new Date("2026-11-20T10:00:00Z"),
};
const write = (status: "planned" | "moved" | "cancelled", hosts = ["Awa", "Koffi"]) =>
  ceremonyEntry({ ceremony, held }, { event, hosts, status }, site)?.split("\r\n");

describe("the calendar entry of a ceremony", () => {
  it("names the couple, the place, the beginning and the end in Abidjan", () => {
    expect(write("planned")).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "UID:ceremony-12-7@joie.test",
        "SEQUENCE:5",
        "DTSTART;TZID=Africa/Abidjan:20270320T150000",
        "DTEND;TZID=Africa/Abidjan:20270320T160000",
        "SUMMARY:Mariage civil – Awa & Koffi",
        "LOCATION:Mairie de Cocody",
        "URL:https://joie.test/i/jeton",
        "STATUS:CONFIRMED",
      ]),
    );
  });

  it("is taken back under the same UID once the event is cancelled", () => {
    expect(write("cancelled")).toEqual(
      expect.arrayContaining([
        "METHOD:CANCEL",
        "UID:ceremony-12-7@joie.test",
        "SEQUENCE:6",
        "SUMMARY:Annulé\u00a0: Mariage civil – Awa & Koffi",
        "STATUS:CANCELLED",
      ]),
    );
  });

  it("names the event while nobody is named, and is none without a day", () => {
    expect(write("planned", [])).toContain("SUMMARY:Mariage civil – Notre mariage");
    const undated = { ...event, weddingDate: null };
    expect(
      ceremonyEntry(
        { ceremony, held: null },
        { event: undated, hosts: [], status: "planned" },
        site,
      ),
    ).toBeNull();
  });
});
