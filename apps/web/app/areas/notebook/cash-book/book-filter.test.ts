import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { describe, expect, it } from "vitest";
import {
  bookAddress,
  countFilters,
  filterChoices,
  filterEntries,
  filterFrom,
} from "./book-filter.ts";

const entry = (id: number, own: Partial<CashBookEntry>): CashBookEntry => ({
  ...{ id, budget_id: 1, amount: 1000, returned: 0, paid_on: "2026-10-01", due_on: null },
  ...{ means: "wave", paid_by: null, note: null, state: "paid", receipt: null, deposit: null },
  version: 1,
  ...own,
});

const entries = [
  entry(1, { paid_by: "Yann" }),
  entry(2, { budget_id: 2, paid_by: "Awa", means: "cash" }),
  entry(3, { paid_on: null, due_on: "2026-12-01", means: null, state: "due" }),
  entry(4, { paid_on: null, due_on: "2026-10-01", means: null, state: "late" }),
  entry(5, { returned: 1000, state: "returned" }),
];

const left = (search: string) =>
  filterEntries(entries, filterFrom(new URLSearchParams(search))).map(({ id }) => id);

describe("the filters of the cash book", () => {
  it("leave every payment while none is set", () => {
    expect(left("")).toEqual([1, 2, 3, 4, 5]);
    expect(left("poste=&qui=&moyen=&etat=")).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ["poste=2", [2]],
    ["qui=Yann", [1]],
    ["moyen=cash", [2]],
    ["etat=a-payer", [3, 4]],
    ["etat=en-retard", [4]],
    ["etat=paye", [1, 2]],
    ["etat=rendu", [5]],
    ["moyen=wave&etat=paye", [1]],
    ["qui=Personne", []],
  ])("leave by %s", (search, ids) => {
    expect(left(search)).toEqual(ids);
  });

  it("are in the address of the page, beside what else it shows", () => {
    const filter = filterFrom(new URLSearchParams("qui=Tantie Adjoua&etat=paye&paiement=4"));
    expect(countFilters(filter)).toBe(2);
    expect(bookAddress(filter)).toMatch(/\?qui=Tantie\+Adjoua&etat=paye$/);
    expect(bookAddress(filter, { paiement: "3" })).toMatch(/&paiement=3$/);
    expect(bookAddress(filterFrom(new URLSearchParams()))).not.toContain("?");
  });

  it("offer who paid, by name, and the means that were used", () => {
    expect(filterChoices(entries)).toEqual({
      who: [
        { value: "Awa", label: "Awa" },
        { value: "Yann", label: "Yann" },
      ],
      means: [
        { value: "wave", label: "Wave" },
        { value: "cash", label: "Espèces" },
      ],
    });
  });
});
