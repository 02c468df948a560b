import type { StaffSection } from "@jdj/contract/call/staff-policy";

/** The section of the policy to which each resource belongs. */
const sections: Readonly<Record<string, StaffSection>> = {
  messages: "inbox",
  applications: "providers",
  reviews: "reviews",
  people: "people",
  channels: "prices",
  "message-models": "cards",
  "message-categories": "cards",
  "budget-lines": "templates",
  "budget-groups": "templates",
  "town-halls": "town-halls",
  payments: "payments",
  audit: "audit",
  staff: "staff",
};

/** The section of a resource; null for one that has none. */
export function sectionOf(resource: string): StaffSection | null {
  return sections[resource] ?? null;
}
