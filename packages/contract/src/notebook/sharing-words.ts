import type { Level, Role, Section } from "../call/sharing-policy.ts";
import type { EventWording } from "./event-wording.ts";

/** What each role is called. */
export const roleLabels: Record<Role, string> = {
  owner: "Propriétaire",
  organiser: "Organisation",
  treasurer: "Trésorerie",
  reader: "Lecture",
};

/** What each role is for, in a sentence. */
export const roleSentences: Record<Role, string> = {
  owner: "Tout lire, tout écrire, partager le carnet, le confier et le supprimer.",
  organiser:
    "Tout lire et tout écrire, sauf la page de ceux que l’on fête, les lignes privées et les retraits d’argent.",
  treasurer:
    "Tout lire sauf les lignes privées, écrire le budget, les commandes de pagnes et les cotisations, en retirer l’argent à deux.",
  reader: "Tout lire sauf les lignes privées, les cadeaux et les cotisations, sans rien changer.",
};

/** What a section of a notebook is called. */
export function sectionLabel(section: Section, { celebrated }: EventWording): string {
  const labels: Record<Section, string> = {
    event: "Titre, image et tissage",
    couple: celebrated,
    private: "Contacts et lignes privés",
    summary: "En bref",
    committee: "Comité restreint",
    budget: "Budget",
    planning: "Planning",
    ceremonies: "Dates et lieux",
    guests: "Invités",
    cards: "Joy Cards, envois et paiements",
    gifts: "Liste de cadeaux et cagnotte",
    fabric: "Commandes de pagnes",
    contributions: "Cotisations",
    money: "Retrait de l’argent collecté",
    sharing: "Partage du carnet",
    ownership: "Transfert et suppression",
  };
  return labels[section];
}

/** How far a role goes in a section. */
export const levelLabels: Record<Level, string> = {
  none: "Ne voit pas",
  read: "Lit",
  write: "Écrit",
};
