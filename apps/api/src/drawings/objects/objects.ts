import type { Thing } from "../paint.ts";
import { accessories } from "./accessories.ts";
import { beauty } from "./beauty.ts";
import { clothes } from "./clothes.ts";
import { cooking } from "./cooking.ts";
import { decoration } from "./decoration.ts";
import { drinks } from "./drinks.ts";
import { flowers } from "./flowers.ts";
import { gifts } from "./gifts.ts";
import { hire } from "./hire.ts";
import { home } from "./home.ts";
import { jewels } from "./jewels.ts";
import { paper } from "./paper.ts";
import { sweets } from "./sweets.ts";
import { table } from "./table.ts";
import { team } from "./team.ts";
import { vehicles } from "./vehicles.ts";

/** Every object by its name. */
export const objects = {
  ...clothes,
  ...jewels,
  ...accessories,
  ...decoration,
  ...flowers,
  ...table,
  ...cooking,
  ...paper,
  ...gifts,
  ...home,
  ...sweets,
  ...drinks,
  ...beauty,
  ...hire,
  ...vehicles,
  ...team,
} satisfies Record<string, Thing>;

export type ObjectName = keyof typeof objects;

export const isObjectName = (name: string): name is ObjectName => Object.hasOwn(objects, name);
