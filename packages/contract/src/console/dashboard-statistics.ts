import type { Capability } from "../call/staff-policy.ts";

/** The statistics of the dashboard, in the order in which it shows them. */
export const statisticNames = [
  "sign-ups",
  "active-notebooks",
  "campaigns",
  "quotes",
  "quotes-answered",
  "orders",
  "orders-amount",
  "error-rate",
  "delivery-rate",
  "payments",
  "payments-amount",
  "payment-rate",
] as const;
export type DashboardStatistic = (typeof statisticNames)[number];

/** What a statistic of the dashboard counts, and who may read it. */
interface StatisticFacts {
  label: string;
  /** `percent`: tenths of a percent are kept; null where nothing was counted. */
  unit: "count" | "fcfa" | "percent";
  /** The statistic of a period: the sum of its days, their mean, or the ratio of the sums. */
  total: "sum" | "mean" | "ratio";
  requires: Capability;
  /** What its keys are; without it the statistic has one series. */
  by?: "channel" | "company";
  /** What a reader must know of how it is counted. */
  help: string;
}

/** The facts of each statistic. */
export const dashboardStatistics: Readonly<Record<DashboardStatistic, StatisticFacts>> = {
  "sign-ups": {
    label: "Inscriptions",
    unit: "count",
    total: "sum",
    requires: "dashboard:read",
    help: "Comptes créés par des clients et des prestataires.",
  },
  "active-notebooks": {
    label: "Carnets actifs",
    unit: "count",
    total: "mean",
    requires: "dashboard:read",
    help: "Carnets ouverts par l’un de leurs membres. La période montre la moyenne par jour.",
  },
  campaigns: {
    label: "Envois",
    unit: "count",
    total: "sum",
    requires: "campaigns:read",
    help: "Envois de cartes partis, au jour de leur départ.",
  },
  quotes: {
    label: "Demandes de devis",
    unit: "count",
    total: "sum",
    requires: "dashboard:read",
    help: "Demandes envoyées à des prestataires.",
  },
  "quotes-answered": {
    label: "Devis répondus en un jour",
    unit: "percent",
    total: "ratio",
    requires: "dashboard:read",
    help: "Part des demandes auxquelles le prestataire a répondu dans les 24 heures. Celles qui attendent depuis moins longtemps ne comptent pas encore.",
  },
  orders: {
    label: "Commandes",
    unit: "count",
    total: "sum",
    requires: "dashboard:read",
    help: "Commandes passées dans la boutique.",
  },
  "orders-amount": {
    label: "Commandes payées",
    unit: "fcfa",
    total: "sum",
    requires: "payments:read",
    help: "Montant des commandes payées, au jour de la commande, livraison comprise.",
  },
  "error-rate": {
    label: "Taux d’erreur",
    unit: "percent",
    total: "ratio",
    requires: "dashboard:read",
    help: "Part des requêtes auxquelles le service a répondu par une erreur de sa part.",
  },
  "delivery-rate": {
    label: "Taux d’envoi",
    unit: "percent",
    total: "ratio",
    by: "channel",
    requires: "campaigns:read",
    help: "Part des cartes que la passerelle a prises, sur celles dont l’issue est connue, au jour du départ de la campagne.",
  },
  payments: {
    label: "Paiements réussis",
    unit: "count",
    total: "sum",
    by: "company",
    requires: "payments:read",
    help: "Paiements qui ont abouti.",
  },
  "payments-amount": {
    label: "Montant encaissé",
    unit: "fcfa",
    total: "sum",
    by: "company",
    requires: "payments:read",
    help: "Somme des paiements qui ont abouti.",
  },
  "payment-rate": {
    label: "Taux de réussite des paiements",
    unit: "percent",
    total: "ratio",
    by: "company",
    requires: "payments:read",
    help: "Part des paiements qui ont abouti, sur ceux dont l’issue est connue.",
  },
};
