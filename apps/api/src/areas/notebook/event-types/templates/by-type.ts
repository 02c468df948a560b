import type { EventTypeCode } from "../reference.ts";
import { babyShower } from "./baby-shower.ts";
import { birthday } from "./birthday.ts";
import { brunch } from "./brunch.ts";
import { christening } from "./christening.ts";
import { entertainment } from "./entertainment.ts";
import { religiousFeast } from "./religious-feast.ts";
import type { EventTypeSets } from "./set.ts";
import { wedding } from "./wedding.ts";

/** The sets that each type of event begins with; staff may rename what is in them. */
export const eventTypeSets: Record<EventTypeCode, EventTypeSets> = {
  wedding,
  birthday,
  christening,
  brunch,
  "baby-shower": babyShower,
  "religious-feast": religiousFeast,
  entertainment,
};

/** The sets that a type of event came with, by its code; null for a type that staff added. */
export function setsOf(typeCode: string): EventTypeSets | null {
  return new Map<string, EventTypeSets>(Object.entries(eventTypeSets)).get(typeCode) ?? null;
}
