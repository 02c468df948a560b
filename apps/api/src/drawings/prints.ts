import type { Dyes } from "@jdj/weave/dyes";
import type { Pick } from "./chance.ts";
import { around, at, disc, each, leaf, line, oval, path } from "./shapes.ts";
import { mix } from "./tones.ts";

/** What cloth is: woven in strips, printed, of lace, with a pattern in its own colour, or plain. */
export type Material = "woven" | "print" | "lace" | "damask" | "plain" | "beaded";

/** The side of the square that a print repeats. */
const SIDE = 60;

/** Draws a motif in the middle and at the corners of the tile: each second row is half a step aside. */
const halfDrop = (motif: string, small = motif) =>
  at(30, 30, 1, motif) +
  [
    [0, 0],
    [60, 0],
    [0, 60],
    [60, 60],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 1, small))
    .join("");

const petal = (long: number, wide: number) =>
  `M0 0q${wide} ${-long / 2} 0 ${-long}q${-wide} ${long / 2} 0 ${long}z`;

/** Our own prints for wax cloth; none copies a motif that bears a name. */
const prints: readonly ((dyes: Dyes) => string)[] = [
  // Suns: rings with teeth.
  ([, first, second, dark]) =>
    halfDrop(
      around(14, 0, 0, path(second, "M-3-17L0-24L3-17z")) +
        disc(dark, 0, 0, 18) +
        disc(first, 0, 0, 15) +
        disc(second, 0, 0, 10.5) +
        disc(dark, 0, 0, 7) +
        disc(first, 0, 0, 3),
      around(8, 0, 0, path(first, petal(11, 4))) + disc(dark, 0, 0, 3),
    ),
  // Flowers with eight petals among dots.
  ([, first, second, dark]) =>
    halfDrop(
      around(
        8,
        0,
        0,
        path(dark, petal(23, 11)) + path(first, petal(20, 8)) + line(dark, 1, "M0-5V-14"),
      ) +
        disc(second, 0, 0, 6) +
        disc(dark, 0, 0, 2.5),
      around(6, 0, 0, path(second, petal(13, 7))) + disc(dark, 0, 0, 3),
    ) +
    each(4, (i) =>
      disc(second, 30 + (i % 2 ? 0 : i ? -30 : 30), i % 2 ? (i > 1 ? 0 : 60) : 30, 2.6),
    ),
  // Sprays of leaves.
  ([, first, second, dark]) =>
    halfDrop(
      `<g transform="rotate(-35)">${line(dark, 1.6, "M-24 0H22")}${each(5, (i) => at(-18 + i * 9, 0, 1, `<g transform="rotate(-48)">${path(i % 2 ? second : first, leaf(0, 0, 15, 6))}</g><g transform="rotate(48)">${path(i % 2 ? first : second, leaf(0, 0, 15, 6))}</g>`))}</g>`,
      disc(second, 0, 0, 4) + disc(dark, 0, 0, 2),
    ),
  // Fans that overlap like scales.
  ([ground, first, second, dark]) => {
    const fan = (x: number, y: number) =>
      [dark, first, ground, second, dark]
        .map((dye, i) => disc(dye, x, y, 29.5 - i * 5.5 - (i ? 1 : 0)))
        .join("");
    return [0, 30, 60, 90]
      .map((y, row) =>
        [-30, 0, 30, 60, 90].map((x) => fan(x + (row % 2 ? 0 : 30) - 30, y)).join(""),
      )
      .join("");
  },
  // Waves and drops.
  ([, first, second, dark]) =>
    each(3, (row) =>
      at(
        0,
        row * 20,
        1,
        line(dark, 6, "M0 9q7.5-11 15 0t15 0t15 0t15 0") +
          line(row % 2 ? second : first, 3, "M0 9q7.5-11 15 0t15 0t15 0t15 0") +
          each(4, (i) => disc(row % 2 ? first : second, 7 + i * 15, 17.4, 1.9)),
      ),
    ),
  // Stones in a net.
  ([, first, second, dark]) =>
    halfDrop(
      path(dark, "M0-26C16-24 25-12 24 2C22 18 12 26-2 25C-17 24-26 12-24-3C-22-16-14-25 0-26z") +
        path(
          first,
          "M0-22C13-20 21-10 20 2C18 15 10 22-2 21C-14 20-22 10-20-2C-18-13-11-21 0-22z",
        ) +
        oval(second, 0, 0, 11, 12) +
        each(3, (i) => disc(dark, -4 + i * 4, -3 + (i % 2) * 6, 1.8)),
      path(second, "M0-9L9 0L0 9L-9 0z") + disc(dark, 0, 0, 3),
    ),
];

/** The fine cracks of wax, and the dots between motifs. */
const cracks = (dye: string) =>
  line(dye, 0.45, "M3 14l6 4 2 7M40 3l5 6-2 6M50 46l7 2M8 50l5-3 6 4M22 5l-4 5");

/** Lace: flowers and leaves on a net. */
function lace([ground, first, second]: Dyes, isBeaded: boolean): string {
  const net = each(
    10,
    (i) =>
      line(
        mix(ground, first, 0.35),
        0.5,
        `M${i * 6} 0L${i * 6 + 60} 60M${i * 6 - 60} 0L${i * 6} 60`,
      ) +
      line(
        mix(ground, first, 0.35),
        0.5,
        `M${i * 6} 60L${i * 6 + 60} 0M${i * 6 - 60} 60L${i * 6} 0`,
      ),
  );
  if (isBeaded)
    return (
      net +
      halfDrop(
        around(7, 0, 0, disc(second, 0, -11, 2) + disc(first, 0, -6, 1.4)) +
          disc(second, 0, 0, 2.6),
        disc(first, 0, 0, 2.4),
      )
    );
  const flower =
    around(6, 0, 0, path(first, petal(19, 12)) + line(ground, 0.8, "M0-6V-13")) +
    disc(second, 0, 0, 4);
  const spray = around(4, 0, 0, path(first, petal(14, 6)), 45) + disc(first, 0, 0, 3);
  return net + halfDrop(flower, spray) + around(4, 30, 30, line(first, 1.2, "M30 10q5-9 0-18"), 0);
}

/** The tile of a material that is not woven in strips, on its ground. */
export function printTile(
  material: Exclude<Material, "woven">,
  dyes: Dyes,
  pick: Pick,
): { tile: string; side: number } {
  const [ground] = dyes;
  const base = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`;
  if (material === "plain") return { tile: base, side: SIDE };
  if (material === "lace" || material === "beaded")
    return { tile: base + lace(dyes, material === "beaded"), side: SIDE };
  const number = pick(33, prints.length);
  const print = prints[number] ?? prints[0];
  if (material === "damask") {
    const lit = mix(ground, "#ffffff", 0.16);
    const dim = mix(ground, "#1a0c28", 0.14);
    return {
      tile: base + (print?.([ground, lit, dim, mix(ground, "#1a0c28", 0.07)]) ?? ""),
      side: SIDE,
    };
  }
  return { tile: base + cracks(dyes[3]) + (print?.(dyes) ?? ""), side: SIDE };
}
