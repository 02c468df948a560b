import { describe, expect, it } from "vitest";
import {
  isOtherHolder,
  numberState,
  numberUsableFrom,
  walletCeiling,
  walletLeft,
} from "./payout-number.ts";

const provenAt = new Date("2026-11-20T10:00:00.000Z");

describe("a number for payouts", () => {
  it("may be paid to 48 hours after its code was entered", () => {
    expect(numberUsableFrom(provenAt).toISOString()).toBe("2026-11-22T10:00:00.000Z");
    expect(numberState(null, provenAt)).toBe("unproven");
    expect(numberState(provenAt, new Date("2026-11-22T09:59:59.999Z"))).toBe("new");
    expect(numberState(provenAt, new Date("2026-11-22T10:00:00.000Z"))).toBe("ready");
  });

  it("takes what its wallet holds, less what is on its way", () => {
    expect(walletCeiling(false)).toBe(200_000);
    expect(walletCeiling(true)).toBe(2_000_000);
    expect(walletLeft(false, 150_000)).toBe(50_000);
    expect(walletLeft(false, 250_000)).toBe(0);
  });
});

it.each([
  ["Awa Kouassi", "KOUASSI AWA", false],
  ["Awa Kouassi", "Kouassi Awa Marie-Thérèse", false],
  ["Aïcha Koné", "KONE AICHA", false],
  ["Awa Kouassi", "Koffi Kouassi", true],
  ["Awa Kouassi", "Yao Traoré", true],
  ["Awa", "", true],
])("« %s » and « %s » are different holders: %s", (written, named, expected) => {
  expect(isOtherHolder(written, named)).toBe(expected);
});
