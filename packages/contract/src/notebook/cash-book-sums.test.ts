import { describe, expect, it } from "vitest";
import {
  addBookSums,
  bookSums,
  bookTotal,
  entryState,
  equalParts,
  realAfter,
} from "./cash-book-sums.ts";

const today = "2027-03-10";

const entry = (amount: number, fields: object = {}) => ({
  ...{ amount, returned: 0, paid_on: null, due_on: null },
  ...fields,
});

describe("an entry", () => {
  it("is late from the day after it was due, and never once it is paid", () => {
    expect(entryState(entry(5, { due_on: "2027-03-11" }), today)).toBe("due");
    expect(entryState(entry(5, { due_on: today }), today)).toBe("due");
    expect(entryState(entry(5, { due_on: "2027-03-09" }), today)).toBe("late");
    expect(entryState(entry(5, { due_on: "2027-03-01", paid_on: today }), today)).toBe("paid");
  });

  it("is returned once all of it was given back", () => {
    expect(entryState(entry(5, { paid_on: today, returned: 4 }), today)).toBe("paid");
    expect(entryState(entry(5, { paid_on: today, returned: 5 }), today)).toBe("returned");
  });
});

describe("the sums of a line", () => {
  const entries = [
    entry(300, { paid_on: "2027-01-02" }),
    entry(100, { paid_on: "2027-01-03", returned: 40 }),
    entry(200, { due_on: "2027-03-01" }),
    entry(150, { due_on: "2027-04-01" }),
  ];

  it("tell what was paid, is due and is late, and what nobody dated yet", () => {
    expect(bookSums(entries, 1000, today)).toEqual({
      paid: 360,
      due: 350,
      late: 200,
      undated: 290,
    });
  });

  it("leave nothing undated without a real amount, and beyond it", () => {
    expect(bookSums(entries, null, today).undated).toBe(0);
    expect(bookSums(entries, 500, today).undated).toBe(0);
    expect(bookSums([], null, today)).toEqual({ paid: 0, due: 0, late: 0, undated: 0 });
  });

  it("add up", () => {
    const line = { paid: 1, due: 2, late: 1, undated: 4 };
    expect(addBookSums([line, line])).toEqual({ paid: 2, due: 4, late: 2, undated: 8 });
    expect(addBookSums([])).toEqual({ paid: 0, due: 0, late: 0, undated: 0 });
    expect(bookTotal(entries)).toBe(710);
  });
});

describe("the real amount", () => {
  it("follows the entries while nobody typed another", () => {
    expect(realAfter(null, 0, 300)).toBe(300);
    expect(realAfter(300, 300, 450)).toBe(450);
    expect(realAfter(450, 450, 0)).toBeNull();
  });

  it("stays as it was typed", () => {
    expect(realAfter(900, 300, 450)).toBe(900);
    expect(realAfter(0, 300, 450)).toBe(0);
  });
});

it("instalments are equal, and lose no franc", () => {
  expect(equalParts(100, 3)).toEqual([34, 33, 33]);
  expect(equalParts(90, 3)).toEqual([30, 30, 30]);
  expect(equalParts(2, 3)).toEqual([1, 1, 0]);
});
