import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { shareNameOf } from "./share-name.ts";

describe("the picture of a shared page", () => {
  it.each([
    [at("home"), "accueil"],
    [at("terms"), "accueil"],
    [at("townHalls"), "mairies"],
    [`${at("townHalls")}?district=2`, "mairies"],
    [at("townHall", { townId: 12 }), "mairie/12"],
    [at("townHallFile", { id: 12 }), "mairie/12"],
    [at("provider", { id: 7 }), "prestataire/7"],
    [at("package", { id: 8 }), "package/8"],
    [at("shoppingProduct", { id: 9 }), "article/9"],
    [at("shoppingService", { id: 9 }), "article/9"],
    [at("contact"), "contact"],
    ["/blog/une-robe", "blog"],
  ])("%s shows %s", (path, name) => {
    expect(shareNameOf(path)).toBe(name);
  });
});
