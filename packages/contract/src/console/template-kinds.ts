/** What an event template consists of; each kind is a list that staff put in an order. */
export const templateKinds = [
  "event-types",
  "budget-groups",
  "budget-lines",
  "planning-groups",
  "planning-tasks",
  "summary-groups",
  "summary-questions",
  "ceremonies",
  "committee-roles",
  "guest-categories",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The drawings that a group of tasks or a ceremony may have, by code. */
export const drawings = ["alliances", "calebasse", "registre", "tam-tam"] as const;

/** What a question takes for an answer. */
export const questionTypes = ["text", "number", "select", "image-select"] as const;

/** The lists of images that a question may offer, by code. */
export const imageLists = ["palettes", "moods"] as const;
