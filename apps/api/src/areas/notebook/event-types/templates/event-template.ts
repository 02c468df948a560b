/**
 * The kinds of provider, by the codes that the directory will know them by. They never change;
 * the directory names them.
 */
export type ProviderCategory =
  | "bridal-wear"
  | "cake"
  | "car-rental"
  | "catering"
  | "children-entertainment"
  | "decoration"
  | "dj"
  | "drinks"
  | "equipment-rental"
  | "flowers"
  | "gifts"
  | "groom-wear"
  | "hair-and-makeup"
  | "host"
  | "hostesses"
  | "jewellery"
  | "live-music"
  | "lodging"
  | "photography"
  | "security"
  | "sound-and-light"
  | "special-effects"
  | "stationery"
  | "traditional-wear"
  | "transport"
  | "travel"
  | "venue"
  | "video"
  | "wedding-planning";

/** A category of the budget with its lines: code, name, who provides it. */
export interface BudgetTemplate {
  code: string;
  content: string;
  lines: readonly (readonly [code: string, content: string, category: ProviderCategory | null])[];
}

/** A group of tasks: code, name, and from which day to which, counted from the event. */
export interface PlanningTemplate {
  code: string;
  content: string;
  /** The code of its drawing. */
  drawing: string;
  tasks: readonly (readonly [code: string, content: string, start: number, end: number])[];
}

/** A question. A select has options, an image-select the code of an image list. */
export type QuestionTemplate = { code: string; content: string } & (
  | { type: "text" | "number" }
  | { type: "select"; options: readonly string[] }
  | { type: "image-select"; imageList: "palettes" | "moods" }
);

/** A group of questions; with a category it leads to providers. */
export interface SummaryTemplate {
  code: string;
  content: string;
  category: ProviderCategory | null;
  questions: readonly QuestionTemplate[];
}

/** A ceremony. Exactly one of a type of event is the main one; its date is the event's. */
export interface CeremonyTemplate {
  code: string;
  name: string;
  drawing: string;
  isRequired: boolean;
  isMain: boolean;
  /** Where its date is proposed, in days from the event's. */
  offsetDays: number;
}

/** A place of the committee. */
export interface CommitteeTemplate {
  code: string;
  name: string;
  gender: "M" | "F";
}

/** Everything that a type of event asks its hosts. */
export interface EventTemplate {
  budget: readonly BudgetTemplate[];
  planning: readonly PlanningTemplate[];
  summary: readonly SummaryTemplate[];
  ceremonies: readonly CeremonyTemplate[];
  committee: readonly CommitteeTemplate[];
}
