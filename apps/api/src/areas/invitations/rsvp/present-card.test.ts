import { defaultVoices } from "@jdj/contract/designs/event-voice";
import { describe, expect, it } from "vitest";
import type { CardSubject } from "../../designs/card-wording.ts";
import type { EventCeremony } from "../../notebook/ceremonies/ceremony.ts";
import { presentCardEvent, presentInvited } from "./present-card.ts";

const main = { code: "civil", isMain: true, date: "2027-03-20", time: null, place: null };
const subject: CardSubject = {
  eventName: "Notre mariage",
  eventType: "wedding",
  hosts: ["Awa", "Koffi"],
  date: "2027-03-20",
  datePrecision: "approximate",
  seed: "a",
  ceremonies: [main, { ...main, code: "dowry", isMain: false, date: "2027-01-09" }],
};

describe("the top of a card's page", () => {
  it("shows the event's date, as far as it is certain", () => {
    expect(presentCardEvent(subject, "invitation", "planned")).toEqual({
      name: "Notre mariage",
      hosts: "Awa & Koffi",
      date: "2027-03-20",
      date_precision: "approximate",
      status: "planned",
      seed: "a",
      voice: defaultVoices.festive,
      gift_list: null,
      page: null,
      page_asks_password: false,
    });
  });

  it("shows the day of the ceremony that the card invites to", () => {
    expect(presentCardEvent(subject, "traditional", "planned")).toMatchObject({
      date: "2027-01-09",
      date_precision: "exact",
    });
  });

  it("shows no day of an event that is called off", () => {
    expect(presentCardEvent(subject, "invitation", "cancelled").date).toBeNull();
  });
});

describe("a ceremony of an invitation", () => {
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
  const dayOf = (weddingDatePrecision: "exact" | "approximate", isMain = true) =>
    presentInvited(
      { ceremony: { ...ceremony, isMain }, held: null },
      { weddingDate: "2027-03-20", weddingDatePrecision },
      "/b",
    );

  it("takes place on the event's day when it is the main one, before an hour is known", () => {
    expect(dayOf("exact")).toMatchObject({
      date: "2027-03-20",
      calendar: "/b/ceremonies/7.ics",
    });
  });

  it("has no day while the event's is about right, or when it is another", () => {
    expect(dayOf("approximate")).toMatchObject({ date: null, calendar: null });
    expect(dayOf("exact", false).date).toBeNull();
  });
});
