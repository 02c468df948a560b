import { describe, expect, it } from "vitest";
import { readSearch } from "./read-search.ts";

describe("a search names", () => {
  it("somebody by words, without accents and short ones", () => {
    expect(readSearch("Koné N’Guessan de")).toMatchObject({
      words: ["kone", "guessan"],
      address: null,
      number: null,
      phoneEnd: null,
    });
  });

  it("an address by any piece of it", () => {
    expect(readSearch("Awa@Exem")).toMatchObject({ words: [], address: "awa@exem" });
    expect(readSearch("kouassi")).toMatchObject({ words: ["kouassi"], address: "kouassi" });
  });

  it("a phone by its end, however it is written", () => {
    for (const typed of ["00 01", "+225 07 00 00 00 01", "0700000001", "(07) 00-00-00-01"])
      expect("0700000001").toMatch(new RegExp(`${readSearch(typed).phoneEnd}$`));
    expect(readSearch("001").phoneEnd).toBeNull();
  });

  it("a number of the console", () => {
    for (const typed of ["12", "n° 12", "N°12", "#12"]) expect(readSearch(typed).number).toBe(12);
    expect(readSearch("0700000001").number).toBeNull();
  });

  it("a reference, or its end", () => {
    expect(readSearch("c261122-jzrld989").reference).toBe("C261122-JZRLD989");
    expect(readSearch("zrld989").reference).toBe("ZRLD989");
    expect(readSearch("Kouassi").reference).toBeNull();
  });
});
