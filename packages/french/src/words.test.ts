import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { fcfa, grouped } from "./money.ts";
import { initials, ofHosts, ofName, shortName } from "./names.ts";
import { count, isPlural } from "./plural.ts";

const nb = "\u00a0";

describe("an amount", () => {
  it.each([
    [0, `0${nb}FCFA`],
    [999, `999${nb}FCFA`],
    [41500, `41${nb}500${nb}FCFA`],
    [1250000, `1${nb}250${nb}000${nb}FCFA`],
    [-500, `−500${nb}FCFA`],
  ])("of %i is written %s", (amount, text) => {
    expect(fcfa(amount)).toBe(text);
  });

  it("keeps all its digits", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        expect(Number(grouped(amount).replaceAll(nb, ""))).toBe(amount);
      }),
    );
  });
});

describe("a count", () => {
  it("takes the singular for none and one, the plural from two on", () => {
    expect(count(0, "invité")).toBe(`0${nb}invité`);
    expect(count(1, "invité")).toBe(`1${nb}invité`);
    expect(count(3, "invité")).toBe(`3${nb}invités`);
    expect(count(1200, "invité")).toBe(`1${nb}200${nb}invités`);
    expect(isPlural(1)).toBe(false);
  });

  it("leaves alone a noun that ends in s, x or z, and takes a plural that is given", () => {
    expect(count(2, "choix")).toBe(`2${nb}choix`);
    expect(count(2, "faire-part", "faire-part")).toBe(`2${nb}faire-part`);
  });
});

describe("a name", () => {
  it("is cut after seven characters in the header", () => {
    expect(shortName("Awa Koné")).toBe("Awa Kon…");
    expect(shortName(" Awa ")).toBe("Awa");
    expect(shortName("")).toBe("");
  });

  it.each([
    "d’Awa Koné",
    "d’Élodie",
    "d’Hervé Assi",
    "d’Honorine",
    "d’Yves",
    "d’Œuvre",
    "de Yao",
    "de Yann",
    "de Koffi",
    "de Hamed",
    "de Hussein",
    "de Houssou",
    "de N’Guessan",
  ])("has its preposition: « %s »", (written) => {
    expect(ofName(written.replace(/^de |^d’/, ""))).toBe(written);
  });

  it("of the hosts stands behind « Invitation », the event’s while nobody is named", () => {
    const name = "Les 60 ans de Tantie";
    expect(`Invitation${ofHosts({ name, hosts: "Awa et Yann" })}`).toBe("Invitation d’Awa et Yann");
    expect(`Invitation${ofHosts({ name, hosts: name })}`).toBe(`Invitation${nb}: ${name}`);
  });

  it("gives two initials", () => {
    expect(initials("élodie", "N’Guessan")).toBe("ÉN");
    expect(initials("", "Koné")).toBe("K");
  });
});

describe("a search", () => {
  it("minds neither accents, capitals nor the kind of apostrophe", () => {
    expect(fold("N’Guessan Élodie")).toBe(fold("n'guessan elodie"));
  });
});
