import type { StaffSection } from "@jdj/contract/call/staff-policy";
import { cardsGroup } from "./cards.ts";
import { contentGroup } from "./content.ts";
import { moneyGroup } from "./money.ts";
import { noticeGroup } from "./notices.ts";
import { operationsGroup } from "./operations.ts";
import { peopleGroup } from "./people.ts";
import { providersGroup } from "./providers.ts";
import type { ResourceGroup } from "./resource-group.ts";
import { salesGroup } from "./sales.ts";
import { teamGroup } from "./team.ts";
import { templatesGroup } from "./templates.ts";
import { townHallGroup } from "./town-halls.ts";
import { workGroup } from "./work-queue.ts";

/** Every resource, in the order of the menu. */
export const groups: readonly ResourceGroup[] = [
  workGroup,
  noticeGroup,
  peopleGroup,
  providersGroup,
  salesGroup,
  moneyGroup,
  cardsGroup,
  contentGroup,
  templatesGroup,
  townHallGroup,
  operationsGroup,
  teamGroup,
];

const sections = new Map<string, StaffSection>(
  groups.flatMap(({ resources, references = {} }) => [
    ...resources.map(({ name, section }) => [name, section] as const),
    ...Object.entries(references),
  ]),
);

/** The section of a resource; null for one that has none. */
export function sectionOf(resource: string): StaffSection | null {
  return sections.get(resource) ?? null;
}
