import type { LetterSection } from "@jdj/contract/notices/letter-sections";
import { daysUntil, longDate } from "@jdj/french/dates";
import { count, isPlural } from "@jdj/french/plural";
import type { LetterFacts } from "./letter-facts.ts";

/** The one useful thing of a letter, and where it is done. */
export interface Tip {
  /** What it is: the same with other numbers is no other tip. */
  kind: "town-hall-file" | "unbooked" | "uninvited" | "unreachable" | "silent" | "no-guests";
  text: string;
  action: string;
  section: LetterSection;
}

/** Days before the event from which each is useful. */
const FILE_DAYS = 120;
const BOOK_DAYS = 90;
const INVITE_DAYS = 90;
const LIST_DAYS = 270;
const SILENT_DAYS = 45;

type Rule = (facts: LetterFacts, left: number) => Tip | null;

/** The rules in their order: what has a legal delay first, then what is hard to make up for. */
const rules: readonly Rule[] = [
  ({ townHallFileDue: due }, left) =>
    due === null || left > FILE_DAYS
      ? null
      : {
          kind: "town-hall-file",
          text: `Le dossier de la mairie n’est pas encore déposé. Prévoyez de le faire avant le ${longDate(due)}.`,
          action: "Voir les pièces demandées",
          section: "mairies",
        },
  ({ unbooked: [service] }, left) =>
    service === undefined || left > BOOK_DAYS
      ? null
      : {
          kind: "unbooked",
          text: `Il reste ${count(left, "jour")} et personne n’est noté pour «\u00a0${service}\u00a0».`,
          action: "Trouver un prestataire",
          section: "prestataires",
        },
  ({ guests: { uninvited } }, left) =>
    uninvited === 0 || left > INVITE_DAYS
      ? null
      : {
          kind: "uninvited",
          text: `${count(uninvited, "invité")} n’${isPlural(uninvited) ? "ont" : "a"} pas encore reçu de carte.`,
          action: "Envoyer les invitations",
          section: "cartes",
        },
  ({ guests: { unreachable } }) =>
    unreachable === 0
      ? null
      : {
          kind: "unreachable",
          text: isPlural(unreachable)
            ? `${count(unreachable, "invité")} n’ont ni numéro ni adresse e-mail\u00a0: leur carte ne peut pas partir.`
            : "1\u00a0invité n’a ni numéro ni adresse e-mail\u00a0: sa carte ne peut pas partir.",
          action: "Compléter la liste",
          section: "invites",
        },
  ({ guests: { silent } }, left) =>
    silent === 0 || left > SILENT_DAYS
      ? null
      : {
          kind: "silent",
          text: `${count(silent, "invité")} n’${isPlural(silent) ? "ont" : "a"} pas répondu à votre carte.`,
          action: "Voir qui relancer",
          section: "reponses",
        },
  ({ guests: { all } }, left) =>
    all > 0 || left > LIST_DAYS
      ? null
      : {
          kind: "no-guests",
          text: "Votre liste d’invités est vide. Notez-y les premiers noms\u00a0: le nombre décide de la salle et du traiteur.",
          action: "Commencer la liste",
          section: "invites",
        },
];

/** The first useful thing that holds for an event; null when none does. */
export function chooseTip(facts: LetterFacts): Tip | null {
  const left = daysUntil(facts.eventDate, facts.today);
  for (const rule of rules) {
    const tip = rule(facts, left);
    if (tip) return tip;
  }
  return null;
}
