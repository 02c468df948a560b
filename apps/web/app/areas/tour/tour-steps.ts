import { at } from "@jdj/contract/paths/addresses";
import type { IconName } from "#app/ui/icon-names.ts";

/** One page of the tour. */
export type TourStep = { to: string; label: string; icon: IconName; sentence: string };

/** The pages of the tour, in their order. */
export const tourSteps: readonly TourStep[] = [
  {
    to: at("tour"),
    label: "En bref",
    icon: "notebook",
    sentence:
      "Le carnet d’Awa et Yann, quatre mois avant leur mariage. Chaque rubrique remplie tisse une bande de leur pagne.",
  },
  {
    to: at("tourBudget"),
    label: "Budget",
    icon: "coins",
    sentence: "Ce qu’ils ont prévu, ce qu’ils ont dépensé, et les deux postes qui dépassent.",
  },
  {
    to: at("tourPlanning"),
    label: "Planning",
    icon: "checklist",
    sentence: "Cinquante-quatre tâches datées d’après le jour de la fête. Trois sont en retard.",
  },
  {
    to: at("tourGuests"),
    label: "Invités",
    icon: "users",
    sentence: "Cent cinquante invités par foyer, avec leur réponse.",
  },
  {
    to: at("tourCards"),
    label: "Joy Cards",
    icon: "mail",
    sentence:
      "Quatre envois\u00a0: par e-mail, WhatsApp et SMS, et un rappel qui partira tout seul.",
  },
  {
    to: at("tourResponses"),
    label: "Réponses",
    icon: "mail-check",
    sentence: "Qui vient, à quelle cérémonie, avec qui, et ce que chacun souhaite manger.",
  },
];

/** The step of an address with its number from 1, and its neighbours. */
export function stepAt(path: string): {
  number: number;
  step: TourStep;
  previous: TourStep | undefined;
  next: TourStep | undefined;
} | null {
  const [pathname = ""] = path.split("?");
  const at = tourSteps.findIndex(({ to }) => to === pathname.replace(/(?<=.)\/$/, ""));
  const step = tourSteps[at];
  if (!step) return null;
  return { number: at + 1, step, previous: tourSteps[at - 1], next: tourSteps[at + 1] };
}
