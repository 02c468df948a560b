import { chosen, pickFor } from "./chance.ts";
import { clothFill, clothOfProvider } from "./materials.ts";
import { type ObjectName, objects } from "./objects/objects.ts";
import type { Thing } from "./paint.ts";
import { drawRoom, groundShadow, type Room } from "./room.ts";
import { type Scene, type Stage, scene } from "./scenes/stage.ts";
import { at } from "./shapes.ts";
import { lightness, mix, type Tone, toneOf } from "./tones.ts";

/** How much of a colour there is in it; its cloth's gold and its darkest thread count less, as all have them. */
function strength(hex: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const range = Math.max(...parts) - Math.min(...parts);
  return range - (lightness(hex) < 45 ? 60 : 0) - (hex === "#f4b42b" ? 110 : 0);
}

/** The tones of a provider's cloth: its ground if that has a colour, or else the strongest first. */
function providerTones(dyes: readonly string[]): [Tone, Tone, Tone] {
  const [ground = "#a1164f", ...threads] = dyes;
  const sorted = threads.toSorted((one, other) => strength(other) - strength(one));
  const isColoured = strength(ground) > 40 || ground === "#f4b42b";
  const ordered = isColoured
    ? [ground, ...sorted]
    : [...sorted.slice(0, 1), ground, ...sorted.slice(1)];
  const [main = ground, second = "#e5b143", third = "#fbeee6"] = ordered;
  return [toneOf(main), toneOf(second), toneOf(third)];
}

/** A room tinted by a tone. */
export function tintedRoom({ base }: Tone): Room {
  return {
    wall: mix(base, "#fff6ea", 0.8),
    halo: mix(base, "#fffaf2", 0.9),
    floor: mix(base, "#f3dfc8", 0.66),
    edge: mix(base, "#dcc1a4", 0.56),
  };
}

interface Subject {
  /** Its ids begin with it. */
  id: string;
  /** The seed of the provider's cloth. */
  provider: number;
  /** The seed of the composition. */
  seed: number;
}

/** What the pictures of one provider have in common. */
export function stageOf({ id, provider, seed }: Subject): { stage: Stage; defs: string } {
  const cloth = clothOfProvider(provider);
  const [main, second, third] = providerTones(cloth.dyes);
  const fill = `url(#${id}c)`;
  const pick = pickFor(seed);
  return {
    defs: `<defs>${clothFill(`${id}c`, cloth, 0, 0.55)}</defs>`,
    stage: {
      room: tintedRoom(main),
      main,
      second,
      third,
      cloth: fill,
      pick,
      put: (name, x, y, scale, tone = main) => {
        const { foot, draw }: Thing = objects[name];
        const paint = { main: tone, second: tone === second ? main : second, cloth: fill, pick };
        return groundShadow(x, y, foot, scale) + at(x, y, scale, draw(paint));
      },
    },
  };
}

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" width="960" height="640">${content}</svg>`;

/** A scene of a trade in the tones and cloth of one provider, as the text of an SVG. */
export function drawScene(draw: Scene, subject: Subject): string {
  const { stage, defs } = stageOf(subject);
  return picture(defs + draw(stage));
}

/** One thing of a provider, large, with a companion now and then. */
export function drawDetail(name: ObjectName, subject: Subject): string {
  const { stage, defs } = stageOf(subject);
  const { pick, put } = stage;
  const room = { room: stage.room, cloth: stage.cloth, pick, ...scene, horizon: 136 };
  const x = chosen([150, 118, 182], pick, 81);
  return picture(
    [
      defs,
      drawRoom(room),
      x === 150 ? "" : put(name, x < 150 ? 222 : 78, 158, 0.74, stage.second),
      put(name, x, 172, 1.14),
    ].join(""),
  );
}
