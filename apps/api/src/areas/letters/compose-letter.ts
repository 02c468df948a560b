import { taskState } from "@jdj/contract/notebook/planning-progress";
import type { LetterSection } from "@jdj/contract/notices/letter-sections";
import { daysUntil, longDate, weekdayDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { chooseTip } from "./choose-tip.ts";
import type { BudgetState, LetterFacts, OpenTask } from "./letter-facts.ts";

/** A part of a letter: a heading, its lines, and the page that has more. */
export interface LetterPart {
  heading: string;
  lines: readonly string[];
  /** What the link to its page says; null where the next part has the same link. */
  action: string | null;
  section: LetterSection;
}

/** What a letter says. */
export interface Letter {
  subject: string;
  /** « Dans 12 jours, le 10 décembre 2026 ». */
  when: string;
  parts: readonly LetterPart[];
  /**
   * What it says apart from answers, in few words without a name: a letter without answers that would
   * say the same again is not sent.
   */
  gist: string;
}

/** How many are named; the others are counted. */
const MOST_NAMES = 8;
const MOST_LATE = 5;
const MOST_NEXT = 3;

/** « Awa Kouassi, Koffi Yao et 5 autres ». */
function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(", ")} et ${count(others, "autre")}`;
  const last = shown.at(-1) ?? "";
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} et ${last}` : last;
}

function answersPart(answers: LetterFacts["answers"]): LetterPart | null {
  if (answers.length === 0) return null;
  const named = (one: "yes" | "no") =>
    answers.filter(({ answer }) => answer === one).map(({ name }) => name);
  const [coming, absent] = [named("yes"), named("no")];
  return {
    heading: `${count(answers.length, "réponse")}\u00a0: ${coming.length}\u00a0oui, ${absent.length}\u00a0non`,
    lines: [
      ...(coming.length > 0 ? [`Oui\u00a0: ${namesOf(coming)}`] : []),
      ...(absent.length > 0 ? [`Non\u00a0: ${namesOf(absent)}`] : []),
    ],
    action: "Voir les réponses",
    section: "reponses",
  };
}

const isLate = ({ due }: OpenTask, today: string) =>
  taskState({ start_date: null, end_date: due }, today) === "late";

const byDue = (a: OpenTask, b: OpenTask) => (a.due ?? "").localeCompare(b.due ?? "");

function latePart(late: readonly OpenTask[], isFollowed: boolean): LetterPart | null {
  if (late.length === 0) return null;
  const others = late.length - MOST_LATE;
  return {
    heading: `En retard\u00a0: ${count(late.length, "tâche")}`,
    lines: [
      ...late
        .slice(0, MOST_LATE)
        .map(({ content, due }) => `${content}, pour le ${longDate(due ?? "")}`),
      ...(others > 0 ? [`et ${count(others, "autre")}`] : []),
    ],
    action: isFollowed ? null : "Voir le planning",
    section: "planning",
  };
}

function nextPart(next: readonly OpenTask[]): LetterPart | null {
  if (next.length === 0) return null;
  return {
    heading: next.length > 1 ? "Les prochaines tâches" : "La prochaine tâche",
    lines: next.map(({ content, due }) => `${content}, ${weekdayDate(due ?? "")}`),
    action: "Voir le planning",
    section: "planning",
  };
}

function budgetPart({ planned, paid }: BudgetState): LetterPart | null {
  if (planned === 0 && paid === 0) return null;
  const left = planned - paid;
  return {
    heading: "Le budget",
    lines: [
      `Prévu\u00a0: ${fcfa(planned)}`,
      `Payé\u00a0: ${fcfa(paid)}`,
      left >= 0 ? `Reste\u00a0: ${fcfa(left)}` : `Payé de plus que prévu\u00a0: ${fcfa(-left)}`,
    ],
    action: "Voir le budget",
    section: "budget",
  };
}

const isPart = (part: LetterPart | null): part is LetterPart => part !== null;

function whenOf(eventDate: string, today: string): string {
  const left = daysUntil(eventDate, today);
  return `${left === 1 ? "Demain" : `Dans ${count(left, "jour")}`}, le ${longDate(eventDate)}`;
}

/**
 * The letter of a week; null when there is nothing to tell. A budget alone tells nothing: it stands in
 * letters that have something else to say.
 * @param said the gist of the last letter to the same reader; null before the first
 */
export function composeLetter(facts: LetterFacts, said: string | null): Letter | null {
  const { today, eventDate, answers, budget } = facts;
  const dated = facts.tasks.filter(({ due }) => due !== null).toSorted(byDue);
  const late = dated.filter((task) => isLate(task, today));
  const next = dated.filter((task) => !isLate(task, today)).slice(0, MOST_NEXT);
  const tip = chooseTip(facts);
  const ids = (tasks: readonly OpenTask[]) => tasks.map(({ id }) => id).join(",");
  const gist = `late ${ids(late)} next ${ids(next)} tip ${tip?.kind ?? ""}`;
  const hasMore = late.length + next.length > 0 || tip !== null;
  if (answers.length === 0 && (!hasMore || gist === said)) return null;
  const parts = [
    answersPart(answers),
    latePart(late, next.length > 0),
    nextPart(next),
    budget && budgetPart(budget),
    tip && { heading: "À savoir", lines: [tip.text], action: tip.action, section: tip.section },
  ].filter(isPart);
  return {
    subject: subjectOf(answers.length, late.length),
    when: whenOf(eventDate, today),
    parts,
    gist,
  };
}

/** What the subject says after the name of the event. */
function subjectOf(answers: number, late: number): string {
  const said = [
    ...(answers > 0 ? [count(answers, "réponse")] : []),
    ...(late > 0 ? [`${count(late, "tâche")} en retard`] : []),
  ];
  return said.length > 0 ? said.join(", ") : "votre semaine";
}
