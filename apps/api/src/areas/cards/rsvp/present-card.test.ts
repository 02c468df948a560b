import { describe, expect, it } from "vitest";
import type { CardSubject } from "../designs/card-wording.ts";
import { presentCardEvent } from "./present-card.ts";

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

describe("the head of a card's page", () => {
  it("tells the feast's date, as far as it is certain", () => {
    expect(presentCardEvent(subject, "invitation")).toEqual({
      name: "Notre mariage",
      hosts: "Awa & Koffi",
      date: "2027-03-20",
      date_precision: "approximate",
      seed: "a",
    });
  });

  it("tells the day of the ceremony that the card invites to", () => {
    expect(presentCardEvent(subject, "traditional")).toMatchObject({
      date: "2027-01-09",
      date_precision: "exact",
    });
  });

  it("tells no day of a feast that is called off", () => {
    expect(presentCardEvent(subject, "cancelled").date).toBeNull();
  });
});
