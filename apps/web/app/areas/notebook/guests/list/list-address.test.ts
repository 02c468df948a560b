import { expect, it } from "vitest";
import { everyGuest } from "./filter-guests.ts";
import { filterFrom, listAddress } from "./list-address.ts";

const paramsOf = (address: string) => new URL(address, "http://joie.test").searchParams;

it("the filter of the list is in its address", () => {
  const filter = { text: "éhui & co", category: 3, state: "no", order: "newest" } as const;
  expect(filterFrom(paramsOf(listAddress(filter)))).toEqual(filter);
  expect(listAddress()).not.toContain("?");
  expect(paramsOf(listAddress({ ...everyGuest, state: "uninvited" }, 2)).toString()).toBe(
    "reponse=a-inviter&page=2",
  );
});

it("an address that asks for something else shows all", () => {
  const strange = new URLSearchParams("reponse=peut-etre&categorie=x&tri=prix");
  expect(filterFrom(strange)).toEqual(everyGuest);
  expect(filterFrom(new URLSearchParams("categorie=0")).category).toBeNull();
});
