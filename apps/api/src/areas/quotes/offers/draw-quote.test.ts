import { expect, it } from "vitest";
import { issuerLines } from "./draw-quote.ts";

it("a quote says where its issuer is, their phone and their taxpayer number, as far as they are known", () => {
  const issuer = { name: "Awa Décor", taxpayerNumber: null, phone: null, town: null };
  expect(issuerLines(issuer)).toEqual([]);
  expect(
    issuerLines({
      ...issuer,
      taxpayerNumber: "1234567A",
      phone: "+2250701020304",
      town: "Cocody",
    }).map((line) => line.replaceAll("\u00a0", " ")),
  ).toEqual(["Cocody · +225 07 01 02 03 04", "Compte contribuable 1234567A"]);
});
