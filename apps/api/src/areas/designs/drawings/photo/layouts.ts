import { ground, notched } from "../art/shapes.ts";
import { clothPanel } from "../cloth-panel.ts";
import { deepest, inksOn, nightInks, paper, wash } from "../colours.ts";
import { cardSize } from "../design.ts";
import { type PhotoLayout, type Place, photoCard } from "./photo-card.ts";

const { width: W, height: H } = cardSize;
/** A strip of cloth: twelve threads of three pixels. */
const strip = 36;
const thread = 3;

const rect = ({ x, y, width, height }: Place, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const onPaper: PhotoLayout["inksOf"] = (dyes) => inksOn(paper, dyes);
const onWash: PhotoLayout["inksOf"] = (dyes) => inksOn(wash(dyes, 0.18), dyes);

/** The texts below a photo that stands in the upper half. */
const below: Place = { x: 110, y: 676, width: W - 220, height: 622 };

/** « Portrait »: the photo across the upper half, a strip of cloth under it. */
const top: Place = { x: 0, y: 0, width: W, height: 604 };
export const portrait = photoCard({
  place: top,
  outline: rect(top),
  area: below,
  inksOf: onPaper,
  shapes: ({ seed, photo }) =>
    `${ground(paper)}${photo}${clothPanel(seed, { x: 0, y: 604, width: W, height: strip, thread, lying: true })}`,
});

/** « À deux »: the texts above, the photo across the lower half. */
const foot: Place = { x: 0, y: 746, width: W, height: H - 746 };
export const aDeux = photoCard({
  place: foot,
  outline: rect(foot),
  area: { x: 110, y: 50, width: W - 220, height: 628 },
  inksOf: onPaper,
  shapes: ({ seed, photo }) =>
    `${ground(paper)}${photo}${clothPanel(seed, { x: 0, y: 746 - strip, width: W, height: strip, thread, lying: true })}`,
});

/** « Fenêtre »: the photo in an arch on a tinted wall, framed by two lines. */
const arch = (off: number) =>
  `M${290 - off} ${628 + off}V308a${250 + off} ${250 + off} 0 0 1 ${500 + 2 * off} 0V${628 + off}Z`;
export const fenetre = photoCard({
  place: { x: 290, y: 58, width: 500, height: 570 },
  outline: `<path d="${arch(0)}"/>`,
  area: below,
  inksOf: onWash,
  shapes: ({ dyes, inks, photo }) =>
    `${ground(wash(dyes, 0.18))}${photo}${[10, 20].map((off) => `<path d="${arch(off)}" fill="none" stroke="${inks.main}" stroke-width="3"/>`).join("")}`,
});

/** « Camée »: the photo in a ring of cloth. */
export const camee = photoCard({
  place: { x: 280, y: 84, width: 520, height: 520 },
  outline: `<circle cx="540" cy="344" r="260"/>`,
  area: below,
  inksOf: onPaper,
  shapes: ({ seed, inks, photo }) =>
    `${ground(paper)}<clipPath id="ring"><circle cx="540" cy="344" r="304"/></clipPath>
    <g clip-path="url(#ring)">${clothPanel(seed, { x: 236, y: 40, width: 608, height: 608, thread: 6 })}</g>
    <circle cx="540" cy="344" r="270" fill="${paper}"/>${photo}
    <circle cx="540" cy="344" r="304" fill="none" stroke="${inks.main}" stroke-width="4"/>`,
});

/** « Instantané »: a print with a white border, a little askew upon a tinted ground. */
const print: Place = { x: 310, y: 92, width: 460, height: 440 };
export const instantane = photoCard({
  place: print,
  outline: rect(print),
  area: { ...below, y: 692, height: 620 },
  inksOf: onWash,
  shapes: ({ dyes, photo }) =>
    `${ground(wash(dyes, 0.18))}<g transform="rotate(-4 540 340)"><rect x="290" y="76" width="516" height="564" rx="4" fill="#000" opacity="0.14"/>
    <rect x="280" y="62" width="520" height="560" rx="4" fill="#fff"/>${photo}</g>`,
});

/** « Pleine page »: the photo as wide as the card, the texts on a sheet of paper upon its foot. */
const whole: Place = { x: 0, y: 0, width: W, height: W };
export const pleinePage = photoCard({
  place: whole,
  outline: rect(whole),
  area: { x: 150, y: 676, width: W - 300, height: 622 },
  inksOf: onPaper,
  shapes: ({ dyes, inks, photo }) =>
    `${ground(deepest(dyes))}${photo}<rect x="70" y="652" width="${W - 140}" height="${H - 680}" rx="28" fill="${paper}"/>
    <rect x="84" y="666" width="${W - 168}" height="${H - 708}" rx="18" fill="none" stroke="${inks.accent}" stroke-width="3"/>`,
});

/** « Volet »: the photo in a column of cloth, down the left side. */
const side: Place = { x: 0, y: 402, width: 404, height: 546 };
export const volet = photoCard({
  place: side,
  outline: rect(side),
  area: { x: 472, y: 180, width: 572, height: 990 },
  inksOf: onPaper,
  shapes: ({ seed, photo }) =>
    `${ground(paper)}${clothPanel(seed, { x: 0, y: 0, width: 404, height: H, thread: 8 })}
    <rect x="0" y="390" width="404" height="570" fill="${paper}"/>${photo}`,
});

/** « Encadré »: a sheet upon the cloth, the photo in its upper half. */
const inset: Place = { x: 104, y: 104, width: W - 208, height: 490 };
export const encadre = photoCard({
  place: inset,
  outline: rect(inset, 12),
  area: { x: 130, y: 622, width: W - 260, height: 640 },
  inksOf: onPaper,
  shapes: ({ seed, photo }) =>
    `${clothPanel(seed, { x: 0, y: 0, width: W, height: H, thread: 8 })}
    <rect x="70" y="70" width="${W - 140}" height="${H - 140}" rx="24" fill="${paper}"/>${photo}`,
});

/** « Timbre »: the photo as a postage stamp, its edge perforated. */
const stamp: Place = { x: 260, y: 80, width: 560, height: 540 };
export const timbre = photoCard({
  place: { x: 292, y: 112, width: 496, height: 476 },
  outline: rect({ x: 292, y: 112, width: 496, height: 476 }),
  area: { ...below, y: 684, height: 620 },
  inksOf: onWash,
  shapes: ({ dyes, photo }) => {
    const wall = wash(dyes, 0.18);
    return `${ground(wall)}<rect x="${stamp.x}" y="${stamp.y}" width="${stamp.width}" height="${stamp.height}" fill="#fff"/>${perforation(stamp, wall)}${photo}`;
  },
});

/** Half-rounds of the ground along the edges of a stamp. */
function perforation({ x, y, width, height }: Place, colour: string): string {
  const step = 20;
  const hole = (cx: number, cy: number) => `<circle cx="${cx}" cy="${cy}" r="7"/>`;
  const across = Array.from({ length: width / step + 1 }, (_, at) => x + at * step);
  const down = Array.from({ length: height / step + 1 }, (_, at) => y + at * step);
  const holes = [
    ...across.flatMap((cx) => [hole(cx, y), hole(cx, y + height)]),
    ...down.flatMap((cy) => [hole(x, cy), hole(x + width, cy)]),
  ];
  return `<g fill="${colour}">${holes.join("")}</g>`;
}

/** « Soir de fête »: gold and cream on the darkest dye, the photo with bitten corners. */
const evening: Place = { x: 170, y: 84, width: 740, height: 530 };
export const soirDeFete = photoCard({
  place: evening,
  outline: `<path d="${notched(170, 84, 740, 530, 44)}"/>`,
  area: below,
  inksOf: () => nightInks,
  shapes: ({ dyes, photo }) =>
    `${ground(deepest(dyes))}${photo}<path d="${notched(154, 68, 772, 562, 44)}" fill="none" stroke="${nightInks.main}" stroke-width="4"/>`,
});
