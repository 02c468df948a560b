/**
 * The parts of a drawing as SVG text. Light falls from the left: bodies have a light stripe there and
 * their shade on the right.
 */
import type { Tone } from "./tones.ts";

const n = (value: number) => String(Math.round(value * 10) / 10);

export const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

export const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill="${fill}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;

export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect fill="${fill}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ""}/>`;

/** A part that darkens what is below it. */
export const shade = (d: string, opacity = 0.16) =>
  `<path fill="#2a0f33" fill-opacity="${opacity}" d="${d}"/>`;

/** A part that lightens what is below it. */
export const shine = (d: string, opacity = 0.35) =>
  `<path fill="#fff" fill-opacity="${opacity}" d="${d}"/>`;

/** Moves parts, drawn around 0, to a place. */
export const at = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${parts.join("")}</g>`;

export const turn = (degrees: number, x: number, y: number, ...parts: string[]) =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${parts.join("")}</g>`;

export const flip = (...parts: string[]) => `<g transform="scale(-1 1)">${parts.join("")}</g>`;

export const faint = (opacity: number, ...parts: string[]) =>
  `<g opacity="${opacity}">${parts.join("")}</g>`;

/** Draws once for each number from 0 to `count - 1`. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Draws `count` times around a middle, turned a little each time. */
export const around = (count: number, x: number, y: number, part: string, from = 0, sweep = 360) =>
  each(count, (index) => turn(from + (sweep * index) / count, x, y, part));

/** Half of the outline of a turned body, from the top: radius, height and whether it is a corner. */
export type Profile = readonly (readonly [radius: number, y: number, corner?: 1])[];

type Point = { x: number; y: number; sharp: boolean };

/** A curve through points; straight towards sharp ones. The first point is not moved to. */
function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const pull = (one: Point, other: Point, sharp: boolean, sign: 1 | -1) =>
        sharp
          ? { x: 0, y: 0 }
          : { x: (sign * (other.x - one.x)) / 6, y: (sign * (other.y - one.y)) / 6 };
      const first = pull(before, to, from.sharp, 1);
      const second = pull(from, after, to.sharp, -1);
      return `C${n(from.x + first.x)} ${n(from.y + first.y)} ${n(to.x + second.x)} ${n(to.y + second.y)} ${n(to.x)} ${n(to.y)}`;
    })
    .join("");
}

/** The space between two edges of a body, each a share of its radius. */
export function between(x: number, profile: Profile, from: number, to: number): string {
  const edge = (share: number) =>
    profile.map(([r, y, corner]) => ({ x: x + r * share, y, sharp: corner === 1 }));
  const one = edge(from);
  const other = edge(to).toReversed();
  const start = one[0] ?? { x: 0, y: 0 };
  const turned = other[0] ?? start;
  return `M${n(start.x)} ${n(start.y)}${through(one)}L${n(turned.x)} ${n(turned.y)}${through(other)}z`;
}

/** A body turned on a wheel: its silhouette, its shade and its light. */
export function body(tone: Tone, x: number, profile: Profile): string {
  return [
    path(tone.base, between(x, profile, -1, 1)),
    path(tone.shade, between(x, profile, 0.3, 1)),
    path(tone.light, between(x, profile, -0.82, -0.52)),
  ].join("");
}

/** The same of another fill, such as cloth, with shade over it. */
export function wrapped(fill: string, x: number, profile: Profile): string {
  return [
    path(fill, between(x, profile, -1, 1)),
    shade(between(x, profile, 0.3, 1), 0.24),
    shine(between(x, profile, -0.84, -0.5), 0.22),
  ].join("");
}

/** A closed outline of straight pieces. */
export const corners = (...points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;

/** A leaf from a stem's end towards the right, `long` and `wide`. */
export const leaf = (x: number, y: number, long: number, wide: number) =>
  `M${n(x)} ${n(y)}q${n(long / 2)} ${n(-wide)} ${n(long)} 0q${n(-long / 2)} ${n(wide)} ${n(-long)} 0z`;

/** The outline of a flower of round petals. */
function petals(x: number, y: number, r: number, count: number, turned: number): string {
  const step = (2 * Math.PI) / count;
  const point = (index: number) =>
    `${n(x + r * 0.72 * Math.cos(turned + index * step))} ${n(y + r * 0.72 * Math.sin(turned + index * step))}`;
  const arc = n(r * 0.72 * Math.sin(step / 2) * 1.12);
  return `M${point(0)}${Array.from({ length: count }, (_, index) => `A${arc} ${arc} 0 0 1 ${point(index + 1)}`).join("")}z`;
}

/** A flower seen from the front. */
export const bloom = (tone: Tone, x: number, y: number, r: number, turned = 0) =>
  path(tone.base, petals(x, y, r, 6, turned)) +
  path(tone.shade, petals(x + r * 0.06, y + r * 0.08, r * 0.62, 5, turned + 0.5)) +
  (r < 10 ? "" : path(tone.light, petals(x, y, r * 0.42, 5, turned))) +
  disc("#e5b143", x, y, r * 0.17);
