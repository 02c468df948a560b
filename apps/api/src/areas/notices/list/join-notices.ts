import type { NoticeKind } from "@jdj/contract/notices/kinds";
import { count } from "@jdj/french/plural";

/** Several notices about the same thing, or one. */
export interface JoinedNotices {
  /** Of the newest. */
  kind: NoticeKind;
  title: string;
  text: string;
  /** How many they are, and how many of them are of a guest who comes, or does not. */
  count: number;
  answers: number;
  declines: number;
  /** How many people caused them, and the first few of these, the newest first. */
  people: number;
  who: readonly string[];
}

const joinedTitles: Partial<Readonly<Record<NoticeKind, (count: number) => string>>> = {
  "self-added": (n) => `${n}\u00a0personnes demandent à être ajoutées à vos invités`,
  album: () => "Des photos d’invités vous attendent",
  "guest-reply": (n) => `${n}\u00a0mots de vos invités`,
  message: (n) => `${n}\u00a0nouveaux messages`,
  "task-due": (n) => `${n}\u00a0tâches à faire`,
  sending: (n) => `${n}\u00a0envois à revoir`,
  deadline: (n) => `${n}\u00a0échéances`,
  application: (n) => `${n}\u00a0demandes de boutique attendent`,
  contact: (n) => `${n}\u00a0messages attendent une réponse`,
  "review-report": (n) => `${n}\u00a0avis sont signalés`,
  "new-photo": (n) => `${n}\u00a0nouvelles photos`,
  "sender-name": (n) => `${n}\u00a0noms d’expéditeur attendent votre décision`,
  "money-task": (n) => `${n}\u00a0versements et remboursements attendent`,
  assigned: (n) => `${n}\u00a0demandes vous sont confiées`,
};

/** « Awa Kouassi, Koffi Yao et 5 autres ». */
function namesOf(who: readonly string[], people: number): string {
  const names = [...new Set(who.filter((name) => name !== ""))].slice(0, 2);
  const [first = "", second] = names;
  const others = people - names.length;
  if (names.length === 0) return "";
  if (others > 0) return `${names.join(", ")} et ${count(others, "autre")}`;
  return second === undefined ? first : `${first} et ${second}`;
}

/** « 7 réponses : 5 oui, 2 non ». */
function answersTitle(answers: number, declines: number): string {
  const parts = [...(answers > 0 ? [`${answers}\u00a0oui`] : [])];
  if (declines > 0) parts.push(`${declines}\u00a0non`);
  return `${answers + declines}\u00a0réponses\u00a0: ${parts.join(", ")}`;
}

/** What a line says of the notices that are joined in it: of one what it says itself. */
export function joinNotices(joined: JoinedNotices): { title: string; text: string } {
  const { kind, title, text, count: total, answers, declines, people, who } = joined;
  if (total === 1) return { title, text };
  if (answers + declines === total)
    return { title: answersTitle(answers, declines), text: namesOf(who, people) };
  const written = joinedTitles[kind];
  if (written === undefined) return { title, text: `et ${count(total - 1, "autre")} avant` };
  return { title: written(total), text: namesOf(who, people) || text };
}
