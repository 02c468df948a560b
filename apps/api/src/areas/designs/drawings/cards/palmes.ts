import { type Frond, frond } from "../art/leaves.ts";
import { ground } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, tinted, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const width = 650;
const palm = { pairs: 17, length: 250, breadth: 0.085, spread: 52 };
const fern = { pairs: 13, length: 150, breadth: 0.2, spread: 50 };
const at = (x: number, y: number) => ({ x, y });
const drawn: { leaf: Frond; ink: "main" | "accent" | "pale" }[] = [
  { leaf: { from: at(1120, 380), bend: at(900, 60), to: at(420, 84), ...palm }, ink: "pale" },
  {
    leaf: { from: at(1130, 40), bend: at(1050, 250), to: at(1030, 600), ...palm, length: 210 },
    ink: "main",
  },
  { leaf: { from: at(1130, -30), bend: at(860, 30), to: at(690, 210), ...fern }, ink: "accent" },
  { leaf: { from: at(-40, 970), bend: at(180, 1290), to: at(660, 1266), ...palm }, ink: "pale" },
  {
    leaf: { from: at(-50, 1310), bend: at(30, 1100), to: at(50, 780), ...palm, length: 210 },
    ink: "main",
  },
  { leaf: { from: at(-50, 1380), bend: at(220, 1320), to: at(390, 1140), ...fern }, ink: "accent" },
];

/** « Palmes »: palm leaves out of two corners in the cloth's dyes, two ends of ribbon, the text between. */
export function palmes(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const surface = wash(dyesOf(seed), 0.1);
  const look = { ...inksOn(surface, dyesOf(seed)), align: "center" as const };
  const inks = { main: look.main, accent: look.accent, pale: tinted(look.main, 0.3) };
  const names = fitNames(texts.names, { width, height: 290, largest: 116 });
  return {
    shapes: `${ground(surface)}
      ${drawn.map(({ leaf, ink }) => paint(leaf, inks[ink])).join("")}
      ${clothPanel(seed, { x: 0, y: 0, width: cardSize.width, height: 36, thread: 3, lying: true })}
      ${clothPanel(seed, { x: 0, y: cardSize.height - 36, width: cardSize.width, height: 36, thread: 3, lying: true })}`,
    texts: page(
      area(
        { x: 215, y: 300, width, height: 760 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        rule(look.accent, 28),
        ...inviting(texts, fitGuest(input, width, 44), look),
        closing(texts, look, { marginTop: 36, maxWidth: 620 }),
      ),
    ),
  };
}

function paint(leaf: Frond, colour: string): string {
  const { stem, leaves } = frond(leaf);
  return `<path d="${stem}" fill="none" stroke="${colour}" stroke-width="5"/><path d="${leaves}" fill="${colour}"/>`;
}
