import { at } from "@jdj/contract/paths/addresses";
import { expect, it } from "vitest";
import { byHolder, fileAddress, holderName } from "./file-address.ts";

const nobody = { groom: null, bride: null };

it("an address opens something of the page, and leads to its paper", () => {
  expect(fileAddress()).toBe(at("civilFile"));
  expect(fileAddress({ piece: "3", obtenue: "1" }, 3)).toBe(
    `${at("civilFile")}?piece=3&obtenue=1#piece-3`,
  );
});

it("papers are listed by holder, by the couple's names where these are known", () => {
  const paper = { holder: "witnesses" } as Parameters<typeof byHolder>[0][number];
  const lists = byHolder([paper, { ...paper, holder: "groom" }]);
  expect(lists.map(({ holder }) => holder)).toEqual(["groom", "witnesses"]);
  expect(holderName("groom", nobody)).toBe("Le fiancé");
  expect(holderName("bride", { ...nobody, bride: "Awa" })).toBe("Awa");
});
