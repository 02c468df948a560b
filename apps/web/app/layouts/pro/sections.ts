import { at } from "@jdj/contract/paths/addresses";
import type { IconName } from "#app/ui/icon-names.ts";

/** A section of the providers' space. */
export type ProSection = { to: string; label: string; icon: IconName };

/** The sections that a phone shows as tabs at the bottom, in their order. */
export const mainSections: readonly ProSection[] = [
  { to: at("pro"), label: "Accueil", icon: "home" },
  { to: at("proRequests"), label: "Demandes", icon: "message-circle" },
  { to: at("proShop"), label: "Boutique", icon: "building-store" },
  { to: at("proBookings"), label: "Réservations", icon: "calendar-heart" },
];

/** The other sections: below the main ones on a screen, under « Plus » on a phone. */
export const otherSections: readonly ProSection[] = [
  { to: at("proReviews"), label: "Avis", icon: "star" },
  { to: at("proCalendar"), label: "Calendrier", icon: "calendar" },
  { to: at("proFigures"), label: "Chiffres", icon: "eye" },
  { to: at("proPackages"), label: "Packages", icon: "list-check" },
  { to: at("proTeam"), label: "Équipe", icon: "users-group" },
];

/** Whether a page belongs to a section; the home page is no prefix of the others. */
function isWithin(section: string, path: string): boolean {
  if (path === section) return true;
  return section !== at("pro") && path.startsWith(`${section}/`);
}

/**
 * The section of a page: the one with the longest address, so that photos of the shop are not the
 * shop itself.
 */
export function sectionOf(path: string): string | undefined {
  return [...mainSections, ...otherSections]
    .map(({ to }) => to)
    .filter((to) => isWithin(to, path))
    .toSorted((a, b) => b.length - a.length)[0];
}
