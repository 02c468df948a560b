import { at } from "@jdj/contract/paths/addresses";
import type { Selling } from "#app/http/require-provider.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** A section of the providers' space. */
export type ProSection = { to: string; label: string; icon: IconName };

const home: ProSection = { to: at("pro"), label: "Accueil", icon: "home" };
const requests: ProSection = {
  to: at("proRequests"),
  label: "Demandes",
  icon: "message-circle",
};
const shop: ProSection = { to: at("proShop"), label: "Boutique", icon: "building-store" };
const bookings: ProSection = {
  to: at("proBookings"),
  label: "Réservations",
  icon: "calendar-heart",
};
const products: ProSection = { to: at("proProducts"), label: "Articles", icon: "list" };
const productReviews: ProSection = {
  to: at("proProductReviews"),
  label: "Avis",
  icon: "star",
};
const questions: ProSection = {
  to: at("proProductQuestions"),
  label: "Questions",
  icon: "help",
};
const orders: ProSection = { to: at("proOrders"), label: "Commandes", icon: "archive" };
const earnings: ProSection = { to: at("proEarnings"), label: "Gains", icon: "coins" };
const invoices: ProSection = { to: at("proInvoices"), label: "Factures", icon: "article" };
const delivery: ProSection = { to: at("proDelivery"), label: "Livraison", icon: "route" };
const selling: ProSection = { to: at("proSelling"), label: "Ventes", icon: "settings" };
const team: ProSection = { to: at("proTeam"), label: "Équipe", icon: "users-group" };
const sms: ProSection = { to: at("proSms"), label: "Mes alertes", icon: "bell-ringing" };

const ofServices: readonly ProSection[] = [
  { to: at("proReviews"), label: "Avis", icon: "star" },
  { to: at("proCalendar"), label: "Calendrier", icon: "calendar" },
  { to: at("proFigures"), label: "Chiffres", icon: "eye" },
  { to: at("proSubscription"), label: "Abonnement", icon: "file-text" },
  { to: at("proBoost"), label: "Mise en avant", icon: "trending-up" },
  { to: at("proPackages"), label: "Packages", icon: "list-check" },
];

/** The sections of a shop: those that a phone shows as tabs at the bottom, then the others. */
export type ProSections = { main: readonly ProSection[]; others: readonly ProSection[] };

/** The sections of a shop, by what it sells in the marketplace. */
export function sectionsOf(sells: Selling): ProSections {
  if (sells === "only")
    return {
      main: [home, orders, products, earnings],
      others: [questions, productReviews, invoices, delivery, selling, team, sms],
    };
  if (sells === "also")
    return {
      main: [home, requests, orders, products],
      others: [
        shop,
        bookings,
        questions,
        ...ofServices,
        earnings,
        invoices,
        delivery,
        selling,
        team,
        sms,
      ],
    };
  return {
    main: [home, requests, shop, bookings],
    others: [...ofServices, earnings, invoices, { ...selling, label: "Vendre" }, team, sms],
  };
}

/** Whether a page belongs to a section; the home page is no prefix of the others. */
function isWithin(section: string, path: string): boolean {
  if (path === section) return true;
  return section !== at("pro") && path.startsWith(`${section}/`);
}

/**
 * The section of a page: the one with the longest address, so that photos of the shop are not the
 * shop itself.
 */
export function sectionOf({ main, others }: ProSections, path: string): string | undefined {
  return [...main, ...others]
    .map(({ to }) => to)
    .filter((to) => isWithin(to, path))
    .toSorted((a, b) => b.length - a.length)[0];
}
