import { describe, expect, it } from "vitest";
import { codeOfGuest } from "./entry-code.ts";
import { type Comer, entryPass } from "./entry-pass.ts";

const secret = "a secret of tests, long enough for everyone";

const comer: Comer = {
  guest: { id: 7, name: "Aya N’Guessan", companions: 2 },
  event: { id: 3, name: "Mariage de Yann et Awa", hosts: "Yann et Awa" },
  ceremonies: [
    { date: "2027-03-20", time: "20:00", place: "Palais de la Culture" },
    { date: "2027-03-20", time: "10:00", place: "Mairie du Plateau" },
    { date: null, time: null, place: "Église Saint-Jean" },
  ],
};

describe("an entry pass", () => {
  it("has the guest's own code, and tells when and where the first ceremony is to which they come", () => {
    expect(entryPass(secret, comer)).toMatchObject({
      code: codeOfGuest(secret, 7),
      people: 3,
      startsAt: "2027-03-20T10:00",
      place: "Mairie du Plateau",
      lastDay: "2027-03-21",
    });
  });

  it("tells no day while none is known", () => {
    const undated = { ...comer, ceremonies: comer.ceremonies.slice(2) };
    const told = { startsAt: null, place: null, lastDay: null };
    expect(entryPass(secret, undated)).toMatchObject(told);
  });

  it("is another one after a change of the date, and the same without a change", () => {
    const first = entryPass(secret, comer);
    expect(entryPass(secret, structuredClone(comer))).toEqual(first);
    const moved = comer.ceremonies.map((one) => ({ ...one, date: "2027-04-03" }));
    const second = entryPass(secret, { ...comer, ceremonies: moved });
    expect(second.key).not.toBe(first.key);
    expect(second.eventKey).not.toBe(first.eventKey);
    expect(second.code).toBe(first.code);
  });

  it("shares the key of its event with the passes of other guests", () => {
    const other = entryPass(secret, { ...comer, guest: { ...comer.guest, id: 8 } });
    expect(other.eventKey).toBe(entryPass(secret, comer).eventKey);
    expect(other.key).not.toBe(entryPass(secret, comer).key);
  });
});
