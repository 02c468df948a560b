import { render, toPlainText } from "@react-email/components";
import { describe, expect, it } from "vitest";
import { testWorld } from "../testing/world.ts";
import { sampleLetters } from "./samples.ts";

const samples = sampleLetters("Joie du Jour", "http://joie.test");
const nb = "\u00a0";

async function textOf(name: string): Promise<string> {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`No letter is called ${name}`);
  return toPlainText(await render(sample.letter));
}

describe("every letter", () => {
  it.each(samples)("is whole without pictures and without styles: $title", async ({ letter }) => {
    const page = await render(letter);
    expect(page).toContain('lang="fr"');
    // The border is cells of the cloth's colours, not a picture.
    expect(page.match(/<td height="8"/g)?.length).toBe(56);
    expect(page.length).toBeLessThan(60_000);
    const text = toPlainText(page);
    expect(text).toContain("Joie du Jour");
    expect(text).not.toMatch(/<|&[a-z]+;|undefined|\n{4}/);
  });

  it("wears the event's own cloth when it brings a card", async () => {
    const card = samples.find(({ name }) => name === "carte");
    const code = samples.find(({ name }) => name === "code");
    if (!card || !code) throw new Error("Both letters are among the samples");
    const colours = (page: string) => new Set(page.match(/background-color:#[0-9a-f]{6}/g));
    expect(colours(await render(card.letter))).not.toEqual(colours(await render(code.letter)));
  });
});

describe("the subject line", () => {
  it.each(samples)("says in one line what it is about: $title", ({ subject }) => {
    expect(subject).toMatch(/^\S.{8,70}\S$/);
    expect(subject).not.toMatch(/undefined|<|\n/);
  });

  it("tells each of a quote, a booking, an order and a code from the next", () => {
    const of = (name: string) => samples.find((one) => one.name === name)?.subject;
    expect(of("devis")).toBe(`Traiteur Bonheur${nb}: Devis Envoyé`);
    expect(of("reservation")).toBe(
      `Votre réservation${nb}: Formule Lagune, le 1er${nb}mars${nb}2027`,
    );
    expect(of("commande")).toBe("Votre commande JS-2041");
    expect(of("code")).toBe("412 907 est votre code Joie du Jour");
    expect(of("activation")).toBe("Activez votre compte Joie du Jour");
  });
});

describe("what is read in plain text", () => {
  it("of a code is the code, and how long it holds", async () => {
    expect(await textOf("code")).toMatch(/412 907[\s\S]*valable 2\s?minutes/);
  });

  it("of a quote is who, what, how it stands and where to answer", async () => {
    const text = await textOf("devis");
    expect(text).toContain(`Prestataire${nb}: Traiteur Bonheur`);
    expect(text).toContain(`État${nb}: Devis Envoyé`);
    expect(text).toContain("http://joie.test/exemple");
  });

  it("of a booking is its date and its price in words that people write", async () => {
    const text = await textOf("reservation");
    expect(text).toContain(`Date${nb}: 1er${nb}mars${nb}2027`);
    expect(text).toContain(`Prix${nb}: 1${nb}250${nb}000${nb}FCFA`);
  });

  it("of an order is each line and their sum", async () => {
    const text = await textOf("commande");
    expect(text).toContain(`Pagne tissé × 3${nb}: 45${nb}000${nb}FCFA`);
    expect(text).toContain(`Total${nb}: 225${nb}000${nb}FCFA`);
  });
});

describe("the letters' page", () => {
  const world = testWorld();
  const get = async (path: string) => {
    const request = new Request(`http://joie.test${path}`);
    return world.api.fetch(request, { address: "127.0.0.1" });
  };

  it("lists them all and shows each, as a page and as text", async () => {
    const list = await (await get("/dev/lettres")).text();
    for (const { name, subject } of samples) {
      expect(list).toContain(`/dev/lettres/${name}"`);
      expect(list).toContain(subject.replace("&", "&amp;"));
    }
    expect(await (await get("/dev/lettres/commande/texte")).text()).toMatch(
      /^Objet\u00a0: Votre commande JS-2041\n/,
    );
    expect((await get("/dev/lettres/devis")).headers.get("content-type")).toContain("text/html");
    expect((await get("/dev/lettres/devis/texte")).headers.get("content-type")).toContain(
      "text/plain",
    );
    expect((await get("/dev/lettres/inconnue")).status).toBe(404);
  });
});
