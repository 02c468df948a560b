import { at, bloom, box, disc, each, line, oval, path, shade, shine } from "../shapes.ts";
import { gold, mix, silver, toneOf, wood } from "../tones.ts";
import { lamps, pottedPlant, type Scene, type Stage, table, wall } from "./stage.ts";

const ivory = toneOf("#f8efe2");

/** A tall mirror in a golden frame. */
const mirror = (x: number, y: number, size: number, glow: string) =>
  at(
    x,
    y,
    size,
    path(gold.shade, "M-34 0V-96A34 34 0 0 1 34-96V0z"),
    path(gold.base, "M-32 0V-96A32 32 0 0 1 30-96V0z"),
    path("#dcebf0", "M-27 0V-96A27 27 0 0 1 27-96V0z"),
    path(glow, "M-27-30Q0-44 27-30V0H-27z"),
    shine("M-22-10V-96Q-20-112-6-118L-14-6z", 0.6),
    shine("M8-2L16-110Q20-106 22-98L16-2z", 0.4),
  );

/** A rail with clothes on hangers. */
function rail({ main, second, third, cloth }: Stage, x: number, y: number, wide: number): string {
  const count = Math.floor(wide / 19);
  const fills = [main.base, cloth, second.base, third.base, main.light, cloth];
  return [
    line(gold.shade, 3, `M${x - wide / 2} ${y}V${y - 118}M${x + wide / 2} ${y}V${y - 118}`),
    line(gold.base, 3.4, `M${x - wide / 2 - 5} ${y - 118}H${x + wide / 2 + 5}`),
    line(gold.shade, 3, `M${x - wide / 2 - 8} ${y}h16M${x + wide / 2 - 8} ${y}h16`),
    each(count, (i) => {
      const left = x - wide / 2 + 6 + i * ((wide - 8) / count);
      const long = 66 + ((i * 11) % 26);
      return (
        line(wood.deep, 1.4, `M${left + 8} ${y - 118}v7`) +
        path(fills[i % fills.length] ?? main.base, `M${left} ${y - 104}q8-9 16 0l2 ${long}h-20z`) +
        shade(`M${left + 10} ${y - 109}q4 1 6 5l2 ${long}h-8z`, 0.22)
      );
    }),
  ].join("");
}

const bridal: Scene = (stage) => {
  const { main, second, cloth, put, room } = stage;
  return [
    wall(stage),
    path(cloth, "M0 0H46Q40 80 18 112L0 108z"),
    path(cloth, "M300 0H254Q260 80 282 112L300 108z"),
    shade("M300 0H280Q282 60 296 108H300z", 0.24),
    line(gold.base, 2, "M0 106L18 110M300 106L282 110"),
    mirror(72, 168, 0.98, mix(main.light, "#ffffff", 0.4)),
    oval(room.edge, 168, 180, 76, 13),
    oval(room.halo, 168, 176, 76, 13),
    put("dress", 168, 178, 1.12, ivory),
    put("high-heel", 252, 186, 0.36, second),
    lamps(8, 6, 9),
    pottedPlant(268, 152, 0.62),
  ].join("");
};

const groom: Scene = (stage) => {
  const { put, second, main, pick } = stage;
  return [
    wall(stage),
    rail(stage, 70, 178, 104),
    put("suit", 176, 180, 1.1, pick(5, 2) ? main : toneOf("#2b2f5e")),
    box(wood.base, 224, 132, 68, 50, 3),
    box(wood.shade, 262, 132, 30, 50, 3),
    box(wood.light, 220, 128, 76, 6, 2),
    each(
      2,
      (i) => box(wood.deep, 230, 142 + i * 19, 56, 14, 2) + disc(gold.base, 258, 149 + i * 19, 2.4),
    ),
    put("shoe", 258, 129, 0.4, toneOf("#6a3a20")),
    put("bow-tie", 234, 196, 0.3, second),
  ].join("");
};

/** The tailor's room: the machine, cloth in piles and an outfit on its form. */
const traditional: Scene = (stage) => {
  const { main, second, third, cloth, put } = stage;
  const pile = (x: number, y: number, fills: readonly string[]) =>
    fills
      .map(
        (fill, i) =>
          path(fill, `M${x + 46} ${y - i * 11}H${x + 5}q-7-5.500 0-11H${x + 46}z`) +
          shade(`M${x + 46} ${y - i * 11}H${x + 5}q-4-3-4-5H${x + 46}z`, 0.2),
      )
      .join("");
  return [
    wall(stage),
    box(wood.base, 16, 52, 112, 5, 1),
    pile(22, 52, [main.base, cloth, second.base]),
    pile(76, 52, [cloth, third.base, main.shade]),
    put("boubou", 230, 180, 1.1),
    path(wood.base, "M16 146H162V154H16z"),
    line(wood.shade, 5, "M26 154L20 196M152 154L158 196"),
    path(cloth, "M20 146Q30 138 70 142H150L156 172Q140 178 128 170L122 146z"),
    shade("M122 146H150L156 172Q140 178 128 170z", 0.22),
    // The sewing machine.
    at(
      86,
      146,
      1,
      box("#22223f", -44, -9, 92, 9, 3),
      path(
        "#2d2d55",
        "M-42-9V-52Q-42-62-32-62H30Q44-62 44-48V-9H24V-36Q24-42 18-42H-16Q-22-42-22-36V-22H-34V-9z",
      ),
      path("#47477a", "M-38-52Q-38-58-32-58H24V-55H-30Q-35-55-35-50V-24h-3z"),
      line("#c9cedb", 2, "M-28-22V-10"),
      disc(gold.base, 44, -50, 11),
      disc(gold.shade, 44, -50, 6),
      path(gold.base, "M-12-54H16V-48H-12z"),
      box(main.base, 4, -76, 10, 14, 2),
      line(main.base, 0.9, "M9-64Q-20-70-28-44"),
    ),
    put("needle-thread", 42, 196, 0.3),
    put("scissors", 138, 194, 0.32, second),
  ].join("");
};

const beauty: Scene = (stage) => {
  const { main, second, put, pick } = stage;
  return [
    wall(stage, 130),
    mirror(150, 138, 1.02, mix(main.light, "#ffffff", 0.45)),
    each(7, (i) => {
      const angle = Math.PI * (1 - i / 6);
      const [x, y] = [150 + 44 * Math.cos(angle), 40 - 42 * Math.sin(angle) + 2];
      return `<g fill-opacity=".4">${disc("#ffe9a8", x, y, 8)}</g>${disc("#fff3c4", x, y, 4.2)}`;
    }),
    each(
      4,
      (i) =>
        `<g fill-opacity=".4">${disc("#ffe9a8", i < 2 ? 106 : 194, 64 + (i % 2) * 30, 8)}</g>${disc("#fff3c4", i < 2 ? 106 : 194, 64 + (i % 2) * 30, 4.2)}`,
    ),
    table(stage, 150, 200, 270, 56),
    put("brush", 74, 148, 0.58),
    put("perfume", 132, 148, 0.4, second),
    put("lipstick", 184, 148, 0.42),
    put(pick(5, 2) ? "wig" : "headwrap", 240, 148, 0.66),
    bloom(second, 28, 143, 8),
    bloom(main, 40, 146, 6, 1),
  ].join("");
};

const jewellery: Scene = (stage) => {
  const { main, second, cloth, put, room } = stage;
  return [
    wall(stage, 120),
    each(3, (i) => disc(room.halo, 60 + i * 90, 62, 44)),
    path(cloth, "M0 120H300V200H0z"),
    shade("M0 120H300V126H0z", 0.3),
    path(main.deep, "M0 126H300V200H0z").replace("<path", '<path fill-opacity=".45"'),
    path(cloth, "M96 124H204L232 200H68z"),
    line(gold.base, 1.6, "M96 124L68 200M204 124L232 200"),
    put("necklace", 150, 168, 0.96),
    put("ring", 60, 178, 0.62, second),
    put("bracelet", 240, 178, 0.56),
    at(236, 96, 1, line(silver.light, 1.8, "M0-9V9M-9 0H9")),
    at(86, 40, 0.8, line(silver.light, 1.8, "M0-9V9M-9 0H9")),
  ].join("");
};

/** Outfits, hair and jewels. */
export const wear = {
  "bridal-wear": bridal,
  "groom-wear": groom,
  "traditional-wear": traditional,
  "hair-and-makeup": beauty,
  jewellery,
} satisfies Record<string, Scene>;
