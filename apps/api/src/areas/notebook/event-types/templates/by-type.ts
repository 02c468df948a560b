import type { EventTypeCode } from "../reference.ts";
import { babyShower } from "./baby-shower.ts";
import { birthday } from "./birthday.ts";
import { brunch } from "./brunch.ts";
import { christening } from "./christening.ts";
import { entertainment } from "./entertainment.ts";
import type { EventTemplate } from "./event-template.ts";
import { funeral } from "./funeral.ts";
import { religiousFeast } from "./religious-feast.ts";
import { wedding } from "./wedding.ts";

/** The template with which each type of event begins; staff may rename what is in it. */
export const eventTemplates: Record<EventTypeCode, EventTemplate> = {
  wedding,
  birthday,
  christening,
  brunch,
  "baby-shower": babyShower,
  "religious-feast": religiousFeast,
  entertainment,
  funeral,
};

/** The template of a type of event, by its code; null for a type that staff added. */
export function templateOf(typeCode: string): EventTemplate | null {
  return new Map<string, EventTemplate>(Object.entries(eventTemplates)).get(typeCode) ?? null;
}
