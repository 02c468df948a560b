/** The label by which the historical API asks for the question. */
export const PLANNED_GUESTS_LABEL = "Nombre d'invités prévus";

/** The answers to « Nombre d'invités prévus », to the letter: they are their own codes. */
export const plannedRanges = [
  "Moins de 100",
  "100 - 200",
  "200 - 300",
  "300 - 400",
  "400 - 500",
  "Supérieur à 500",
] as const;
export type PlannedRange = (typeof plannedRanges)[number];

/** From so many guests on, the list of each range is long enough: warned while below. */
const enough: Record<PlannedRange, number> = {
  "Moins de 100": 11,
  "100 - 200": 100,
  "200 - 300": 200,
  "300 - 400": 300,
  "400 - 500": 400,
  "Supérieur à 500": 500,
};

function isPlannedRange(text: string): text is PlannedRange {
  return plannedRanges.some((range) => range === text);
}

/**
 * How many guests of a range are to be entered until the list counts as whole: its lower end, half of
 * « Moins de 100 ». While nothing is planned, eleven, from which on no specified warning is shown.
 */
export function guestsToEnter(response: string | null): number {
  if (response === null || !isPlannedRange(response)) return enough["Moins de 100"];
  return response === "Moins de 100" ? 50 : enough[response];
}

/** The message above the list of guests. `unanswered` leads to « En bref ». */
export interface PlannedGuestsNotice {
  kind: "unanswered" | "below";
  message: string;
}

/** The notice when no range was chosen. */
export const PLANNED_GUESTS_UNANSWERED =
  "Indiquez le nombre d’invités prévus dans la rubrique «\u00a0En bref\u00a0» pour suivre l’avancée de votre liste.";

/**
 * The message for a host whose list is shorter than what they planned; null when there is none.
 * @param response the answer to « Nombre d'invités prévus », null while there is none
 * @param guests how many guests the list has
 */
export function plannedGuestsNotice(
  response: string | null,
  guests: number,
): PlannedGuestsNotice | null {
  if (response === null || !isPlannedRange(response))
    return { kind: "unanswered", message: PLANNED_GUESTS_UNANSWERED };
  if (guests >= enough[response]) return null;
  return {
    kind: "below",
    message: `Juste un peu d'effort pour renseigner la liste de vos invités. Vous avez initialement prévu ${response} invités et vous n'avez saisi que ${guests} invités.`,
  };
}

/** How many guests are reckoned with for each range, while the list says less. */
const middle: Record<PlannedRange, number> = {
  "Moins de 100": 50,
  "100 - 200": 150,
  "200 - 300": 250,
  "300 - 400": 350,
  "400 - 500": 450,
  "Supérieur à 500": 600,
};

/**
 * For how many guests a price is reckoned: as many as the list has once it is long enough for what is
 * planned, else the middle of what is planned. Null while neither says anything.
 * @param response the answer to « Nombre d'invités prévus », null while there is none
 * @param listed how many people the list has who did not decline, those whom they bring along included
 */
export function expectedGuests(response: string | null, listed: number): number | null {
  if (listed >= guestsToEnter(response)) return listed;
  return response !== null && isPlannedRange(response) ? middle[response] : null;
}
