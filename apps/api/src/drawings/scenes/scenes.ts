import { decor } from "./decor.ts";
import { meals } from "./meals.ts";
import { moments } from "./moments.ts";
import { places } from "./places.ts";
import { shows } from "./shows.ts";
import type { Scene } from "./stage.ts";
import { wear } from "./wear.ts";

/** The scene of each trade of the directory, by the code of its service type. */
export const scenes = {
  ...places,
  ...meals,
  ...decor,
  ...shows,
  ...moments,
  ...wear,
} satisfies Record<string, Scene>;

export type TradeCode = keyof typeof scenes;

export const isTradeCode = (name: string): name is TradeCode => Object.hasOwn(scenes, name);
