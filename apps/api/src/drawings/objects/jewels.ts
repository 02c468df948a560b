import type { Thing } from "../paint.ts";
import {
  at,
  box,
  corners,
  disc,
  each,
  flip,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { gold, porcelain, silver, skin, type Tone, toneOf, wood } from "../tones.ts";

const velvet = toneOf("#5c2350");

/** A ring that stands on its edge, seen a little from the side. */
const band = (tone: Tone, x: number, y: number, r: number, thick: number) =>
  `<g fill="none">${[
    [tone.shade, thick, 0],
    [tone.base, thick * 0.72, -thick * 0.1],
  ]
    .map(
      ([stroke, wide, dx]) =>
        `<ellipse stroke="${stroke}" stroke-width="${wide}" cx="${x + Number(dx)}" cy="${y}" rx="${r * 0.86}" ry="${r}"/>`,
    )
    .join("")}</g>` +
  line(
    tone.light,
    thick * 0.26,
    `M${x - r * 0.8} ${y - r * 0.3}Q${x - r * 0.62} ${y - r * 0.9} ${x - r * 0.1} ${y - r * 0.98}`,
  ) +
  line(
    tone.light,
    thick * 0.2,
    `M${x + r * 0.5} ${y + r * 0.76}Q${x + r * 0.72} ${y + r * 0.5} ${x + r * 0.8} ${y + r * 0.1}`,
  );

/** A cut stone around a place, `r` wide to each side. */
const stone = (tone: Tone, x: number, y: number, r: number) =>
  at(
    x,
    y,
    r / 10,
    path(tone.base, corners([-10, -3], [-5, -8], [5, -8], [10, -3], [0, 9])),
    path(tone.light, corners([-10, -3], [-5, -8], [-3, -3])),
    path("#fff", corners([-3, -3], [-5, -8], [3, -8], [2, -3])),
    path(tone.shade, corners([10, -3], [5, -8], [2, -3], [0, 9])),
    path(tone.light, corners([-3, -3], [2, -3], [0, 9])),
  );

const cushion = (tone: Tone, w: number) =>
  path(tone.shade, `M${-w}-8q${w} 20 ${2 * w} 0q6-10-3-20H${-w + 3}q-9 10-3 20z`) +
  path(
    tone.base,
    `M${-w + 2}-20q${w - 2}-16 ${2 * w - 4} 0q8 8 0 12q${-w + 2} 13 ${-2 * w + 4} 0q-8-4 0-12z`,
  ) +
  path(tone.light, `M${-w + 9}-20q${w - 16}-12 ${w} -7q${-w + 12} 0-${w - 8} 12z`);

const rings: Thing = {
  foot: 58,
  draw: ({ main }) =>
    cushion(main, 56) +
    each(2, (i) =>
      line(
        gold.base,
        2,
        i ? "M60-20q10-6 8 6M58-12q12 0 10 10" : "M-60-20q-10-6-8 6M-58-12q-12 0-10 10",
      ),
    ) +
    band(gold, 18, -66, 36, 9) +
    band(gold, -20, -58, 32, 9) +
    line(gold.base, 6.4, "M-1.500-36A31 36 0 0 0-12-88") +
    stone(toneOf("#bcd9ea"), 18, -107, 7),
};

const ring: Thing = {
  foot: 46,
  isDark: true,
  draw: ({ main }) =>
    path(main.deep, "M-46-42L-38-112Q0-124 38-112L46-42z") +
    path(velvet.base, "M-39-46L-33-105Q0-114 33-105L39-46z") +
    shine("M-39-46L-33-105Q-22-109-14-110L-20-46z", 0.12) +
    box(main.base, -48, -46, 96, 44, 5) +
    path(main.shade, "M14-46H43a5 5 0 0 1 5 5V-7a5 5 0 0 1-5 5H14z") +
    box(main.light, -48, -46, 96, 5, 2) +
    path(velvet.shade, "M-42-46q42-16 84 0q-42 14-84 0z") +
    path(velvet.light, "M-38-47q20-7 36-8q-18 4-24 11z") +
    band(gold, 0, -72, 23, 6.5) +
    path(velvet.base, "M-24-46q24 12 48 0q-24 7-48 0z") +
    path(gold.base, "M-8-96h16l-4 6h-8z") +
    stone(toneOf("#c4dff0"), 0, -104, 14) +
    box(gold.base, -6, -28, 12, 9, 2) +
    line("#fff", 1.6, "M20-124v10M15-119h10M27-112v6M24-109h6"),
};

const bust = (tone: Tone) =>
  path(
    tone.base,
    "M-11-134q11-4 22 0l2 26q4 12 36 22q8 30-10 78q-39 10-78 0q-18-48-10-78q32-10 36-22z",
  ) +
  path(tone.shade, "M6-135l5 1 2 26q4 12 36 22q8 30-10 78q-12 3-24 4q20-50-4-90q-8-12-5-41z") +
  path(tone.light, "M-44-82q-8 30 4 68l8 2q-12-40-2-76z") +
  oval(tone.shade, 0, -134, 11, 3);

const necklace: Thing = {
  foot: 44,
  isDark: true,
  draw: ({ main }) => {
    const string = (tone: Tone, r: number, depth: number, size: number, count: number) =>
      each(count, (i) => {
        const part = (Math.PI * i) / (count - 1);
        const [x, y] = [-r * Math.cos(part), -118 + r * 0.7 + depth * Math.sin(part)];
        return (
          disc(tone.shade, x + 0.6, y + 0.8, size) +
          disc(tone.base, x, y, size) +
          disc(tone.light, x - size * 0.3, y - size * 0.3, size * 0.35)
        );
      });
    return (
      bust(velvet) +
      string(gold, 13, 14, 3, 13) +
      string(main, 20, 34, 4.6, 17) +
      string(gold, 28, 56, 3.4, 27) +
      at(
        0,
        -36,
        1,
        path(gold.base, "M0-7L10 6L0 22L-10 6z"),
        path(gold.shade, "M0-7L10 6L0 22z"),
        disc(main.base, 0, 6, 4.5),
        disc(main.light, -1.5, 4.5, 1.4),
      )
    );
  },
};

const bracelet: Thing = {
  foot: 50,
  isDark: true,
  draw: ({ main, second }) => {
    const bangle = (tone: Tone, y: number, r: number, thick: number) =>
      oval(tone.deep, 0, y - thick * 0.2, r, r * 0.34) +
      oval("#4a2a22", 0, y - thick * 0.4, r - 4, r * 0.34 - 2.5) +
      `<path fill="${tone.base}" d="M${-r} ${y - thick * 0.2}A${r} ${r * 0.34} 0 0 0 ${r} ${y - thick * 0.2}v${thick}A${r} ${r * 0.34} 0 0 1 ${-r} ${y + thick * 0.8}z"/>` +
      `<path fill="${tone.shade}" d="M${r * 0.3} ${y - thick * 0.2 + r * 0.324}A${r} ${r * 0.34} 0 0 0 ${r} ${y - thick * 0.2}v${thick}A${r} ${r * 0.34} 0 0 1 ${r * 0.3} ${y + thick * 0.8 + r * 0.324}z"/>` +
      line(
        tone.light,
        1.6,
        `M${-r * 0.85} ${y + thick * 0.3 + r * 0.14}Q${-r * 0.6} ${y + thick * 0.2 + r * 0.3} ${-r * 0.2} ${y + thick * 0.2 + r * 0.33}`,
      );
    const beads = (y: number, r: number, tone: Tone) =>
      each(15, (i) => {
        const angle = (Math.PI * (i + 0.5)) / 15;
        const [x, by] = [-r * Math.cos(angle), y + r * 0.34 * Math.sin(angle)];
        return (
          disc(i > 9 ? tone.shade : tone.base, x, by, 5.4) +
          disc(tone.light, x - 1.6, by - 1.8, 1.6)
        );
      });
    return (
      bangle(gold, -30, 52, 12) +
      bangle(main, -46, 49, 9) +
      bangle(gold, -57, 51, 6) +
      oval(second.deep, 0, -70, 48, 15) +
      oval("#4a2a22", 0, -71, 42, 11.5) +
      beads(-70, 48, second) +
      bangle(main, -88, 50, 11) +
      each(5, (i) => disc(gold.light, -30 + i * 15, -73 - (i === 0 || i === 4 ? 3 : 0), 2.4))
    );
  },
};

const earrings: Thing = {
  foot: 36,
  draw: ({ main }) => {
    const drop =
      line(gold.shade, 1.8, "M0-112q4-6 7-1t-5 8v7") +
      disc(gold.base, 0, -94, 5.5) +
      disc(gold.light, -1.6, -95.6, 1.8) +
      path(gold.base, "M0-88Q19-62 12-48Q0-36-12-48Q-19-62 0-88z") +
      path(main.base, "M0-80Q13-60 8-50Q0-42-8-50Q-13-60 0-80z") +
      path(main.shade, "M2-77Q13-60 8-50Q4-46 0-46Q7-60 2-77z") +
      path(main.light, "M-3-71Q-9-58-6-52q2 2 4 2q-3-8-1-21z") +
      each(3, (i) => disc(gold.base, -8 + i * 8, -35 - (i === 1 ? -2 : 1), 3.2));
    return (
      box(wood.base, -44, -8, 88, 8, 3) +
      path(wood.shade, "M12-8H41q3 0 3 4t-3 4H12z") +
      box(wood.base, -3, -124, 6, 118) +
      box(wood.shade, 0, -124, 3, 118) +
      box(wood.base, -48, -122, 96, 7, 3) +
      box(wood.shade, 10, -122, 38, 7, 3) +
      at(-30, 0, 1, drop) +
      at(30, 0, 1, drop)
    );
  },
};

const headForm = (tone: Tone) =>
  path(tone.base, "M-18-18q3-14-1-23q-17-11-17-41q0-38 36-38t36 38q0 30-17 41q-4 9-1 23z") +
  path(tone.shade, "M8-119q28 5 28 37q0 30-17 41q-4 9-1 23H4q4-16 8-28q12-36-4-73z") +
  box(wood.base, -22, -18, 44, 18, 4) +
  box(wood.shade, 4, -18, 18, 18, 4);

const headwrap: Thing = {
  foot: 30,
  isDark: true,
  draw: ({ cloth, main }) =>
    headForm(skin) +
    path(gold.base, "M-36-70q-3 0-3 5t3 5 3-5-3-5zM36-70q3 0 3 5t-3 5-3-5 3-5z") +
    path(cloth, "M-37-82Q-40-124 0-128Q40-124 37-82Q0-104-37-82z") +
    shade("M8-127Q40-122 37-82Q26-89 14-92Q24-110 8-127z", 0.24) +
    path(cloth, "M-6-120Q-40-156-44-128Q-42-108-6-112zM8-122Q16-160 40-146Q52-128 8-112z") +
    shade(
      "M8-122Q16-160 40-146Q44-138 34-130Q30-146 8-122zM-6-120Q-40-156-44-128Q-36-138-6-116z",
      0.22,
    ) +
    path(cloth, "M-9-126q10-6 20 0l-1 16q-9 6-18 0z") +
    shade("M2-128q6 0 9 2l-1 16q-5 3-9 3z", 0.25) +
    line(main.deep, 1.1, "M-34-86Q-20-112 0-112M34-86Q20-112 4-112M-37-82Q0-104 37-82"),
};

const veil: Thing = {
  foot: 40,
  draw: ({ second }) =>
    path("#efe6ee", "M-6-124Q-60-110-62-4Q0 10 62-4Q60-110 6-124z") +
    shade("M20-100Q60-90 62-4Q40 2 20 3z", 0.1) +
    headForm(skin) +
    shine(
      "M-10-124Q-60-112-62-4Q-44 2-26 3Q-46-80-10-124zM10-124Q60-112 62-4Q44 2 26 3Q46-80 10-124z",
      0.72,
    ) +
    shade("M14-122Q60-108 62-4Q50 0 40 1Q52-80 14-122z", 0.12) +
    line("#fff", 1.6, "M-61-6q8 8 16 2 8 8 17 2M61-6q-8 8-16 2-8 8-17 2") +
    path(gold.base, "M-26-106q26-18 52 0l3-14-11 6-7-13-11 11-11-11-7 13-11-6z") +
    path(gold.shade, "M6-114q12 2 20 8l3-14-11 6-7-13-5 5z") +
    each(5, (i) => disc(second.light, -22 + i * 11, -110 - (i === 2 ? 5 : i % 2 ? 4 : 0), 2.2)),
};

const casket: Thing = {
  foot: 52,
  draw: ({ main }) =>
    path(wood.deep, "M-50-50L-44-104H44L50-50z") +
    path(velvet.base, "M-44-54L-39-98H39L44-54z") +
    box(wood.base, -52, -50, 104, 48, 4) +
    path(wood.shade, "M18-50H48q4 0 4 4V-6q0 4-4 4H18z") +
    box(wood.light, -52, -50, 104, 4) +
    path(velvet.shade, "M-46-50h92q-46 22-92 0z") +
    turn(-8, -14, -58, band(gold, -14, -60, 16, 6)) +
    turn(8, 16, -58, band(silver, 16, -60, 16, 6)) +
    path(velvet.base, "M-40-50q40 18 80 0v3q-40 18-80 0z") +
    at(
      0,
      -25,
      1,
      path(main.base, "M0 9L-12-3A7 7 0 0 1 0-10A7 7 0 0 1 12-3z"),
      path(main.shade, "M0 9L0-10A7 7 0 0 1 12-3z"),
    ) +
    flip(line(gold.base, 2, "M-46-44v38M-46-6h10")) +
    line(gold.base, 2, "M-46-44v38M-46-6h10") +
    disc(porcelain.light, -36, -92, 1),
};

/** Jewellery and what is worn on the head. */
export const jewels = {
  rings,
  ring,
  necklace,
  bracelet,
  earrings,
  headwrap,
  veil,
  diamond: casket,
} satisfies Record<string, Thing>;
