import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import { useResourceContext } from "react-admin";

/** How the console speaks of a kind of item. */
interface KindText {
  /** The list, in the menu and as title. */
  title: string;
  /** One of them, as title of its page. */
  one: string;
  add: string;
  nameLabel: string;
  empty: string;
  /** What events store of it, after « Fêtes avec… ». */
  stored: string;
  /** The kind that it is in, for one that is in a group; and what the group is called. */
  within?: { kind: TemplateKind; label: string };
  /** The kind that it holds. */
  holds?: TemplateKind;
}

/** Every kind of item, in French. */
export const kindTexts: Readonly<Record<TemplateKind, KindText>> = {
  "event-types": {
    title: "Types de fête",
    one: "Type de fête",
    add: "Ajouter un type de fête",
    nameLabel: "Nom",
    empty: "Il n’y a pas encore de type de fête.",
    stored: "de ce type",
  },
  "budget-groups": {
    title: "Catégories de budget",
    one: "Catégorie de budget",
    add: "Ajouter une catégorie de budget",
    nameLabel: "Catégorie",
    empty: "Ce type de fête n’a pas encore de budget.",
    stored: "avec un montant dans cette catégorie",
    holds: "budget-lines",
  },
  "budget-lines": {
    title: "Lignes de budget",
    one: "Ligne de budget",
    add: "Ajouter une ligne de budget",
    nameLabel: "Ligne",
    empty: "Cette catégorie n’a pas encore de ligne.",
    stored: "avec un montant pour cette ligne",
    within: { kind: "budget-groups", label: "Catégorie" },
  },
  "planning-groups": {
    title: "Périodes du planning",
    one: "Période du planning",
    add: "Ajouter une période",
    nameLabel: "Période",
    empty: "Ce type de fête n’a pas encore de planning.",
    stored: "avec une tâche notée dans cette période",
    holds: "planning-tasks",
  },
  "planning-tasks": {
    title: "Tâches du planning",
    one: "Tâche du planning",
    add: "Ajouter une tâche",
    nameLabel: "Tâche",
    empty: "Cette période n’a pas encore de tâche.",
    stored: "où cette tâche est cochée ou datée",
    within: { kind: "planning-groups", label: "Période" },
  },
  "summary-groups": {
    title: "Chapitres du questionnaire",
    one: "Chapitre du questionnaire",
    add: "Ajouter un chapitre",
    nameLabel: "Chapitre",
    empty: "Ce type de fête n’a pas encore de questionnaire.",
    stored: "avec une réponse dans ce chapitre",
    holds: "summary-questions",
  },
  "summary-questions": {
    title: "Questions",
    one: "Question",
    add: "Ajouter une question",
    nameLabel: "Question",
    empty: "Ce chapitre n’a pas encore de question.",
    stored: "avec une réponse à cette question",
    within: { kind: "summary-groups", label: "Chapitre" },
  },
  ceremonies: {
    title: "Cérémonies",
    one: "Cérémonie",
    add: "Ajouter une cérémonie",
    nameLabel: "Cérémonie",
    empty: "Ce type de fête n’a pas encore de cérémonie.",
    stored: "où cette cérémonie est notée",
  },
  "committee-roles": {
    title: "Rôles du comité",
    one: "Rôle du comité",
    add: "Ajouter un rôle",
    nameLabel: "Rôle",
    empty: "Ce type de fête n’a pas encore de comité.",
    stored: "où quelqu’un tient ce rôle",
  },
  "guest-categories": {
    title: "Catégories d’invités",
    one: "Catégorie d’invités",
    add: "Ajouter une catégorie d’invités",
    nameLabel: "Catégorie",
    empty: "Ce type de fête n’a pas encore de catégorie d’invités.",
    stored: "avec des invités dans cette catégorie",
  },
};

/** The resource of a kind: its path below `/api/v1/console/`. */
export function resourceOf(kind: TemplateKind): string {
  return `templates/${kind}`;
}

/** The kind of item that the page is about. */
export function useKind(): TemplateKind {
  const resource = useResourceContext() ?? "";
  return resource.replace(/^templates\//, "") as TemplateKind;
}
