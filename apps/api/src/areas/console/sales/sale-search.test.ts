import { expect, it } from "vitest";
import { anywhere, readSaleSearch } from "./sale-search.ts";

it("a search of digits alone is a number, and a phone in any wording a phone", () => {
  for (const typed of ["12", "#12", "n° 12", " 12 "])
    expect(readSaleSearch(typed)).toEqual({ by: "number", id: 12 });
  for (const typed of ["07 01 02 03 04", "+225 0701020304", "0701020304"])
    expect(readSaleSearch(typed)).toEqual({ by: "phone", phone: "+2250701020304" });
});

it("a search with an at sign is an address, anything else a reference or a name", () => {
  expect(readSaleSearch("Awa@Exemple.test")).toEqual({ by: "email", email: "awa@exemple.test" });
  expect(readSaleSearch("Kouassi")).toEqual({ by: "text", text: "Kouassi" });
});

it("signs of a pattern are searched as they are", () => {
  expect(anywhere("50%_a")).toBe("%50\\%\\_a%");
});
