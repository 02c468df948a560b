import type { RetentionStep } from "@jdj/contract/console/retention";
import { retentionSteps } from "../run-retention.ts";
import type { retentionRuns } from "../tables.ts";

type Run = typeof retentionRuns.$inferSelect;

/** The description of each step, with the terms of the privacy page. */
const labels: Record<(typeof retentionSteps)[number]["name"], string> = {
  "sensitive-answers": "Effacer les réponses sensibles des fêtes passées",
  accounts: "Effacer les comptes fermés ou abandonnés",
  "idle-accounts": "Prévenir les comptes restés sans connexion",
  events: "Effacer les événements supprimés par leurs propriétaires",
  guests: "Effacer les invités des fêtes passées",
  album: "Effacer les photos des invités des fêtes passées",
  "album-end": "Prévenir les hôtes un mois avant que les photos de leurs invités soient effacées",
  payments: "Effacer les pièces de paiement arrivées à leur terme",
  messages: "Effacer les messages et demandes anciens",
  quotes: "Effacer les demandes de devis anciennes et leurs conversations",
  orders: "Effacer les adresses des commandes anciennes",
  disputes: "Effacer les textes et photos des litiges anciens",
  carts: "Effacer les paniers anciens",
  notices: "Effacer les notifications anciennes",
  phones: "Effacer les numéros des paiements et versements anciens",
  bookings: "Effacer les réservations de packages anciennes",
  subscriptions: "Effacer les abonnements quittés ou jamais confirmés",
  "sign-in": "Effacer codes, liens, connexions et compteurs passés",
  jobs: "Effacer les envois et travaux terminés",
  pictures: "Retirer les images de cartes que personne ne regarde",
  "site-pictures": "Retirer les images du site que rien ne montre",
  "privacy-requests": "Effacer les demandes sur les données répondues depuis longtemps",
  "due-requests": "Prévenir des demandes sur les données à échéance proche",
  offers: "Reconduire les offres",
};

/** The job runs every hour: after three, it is late. */
const LATE_MS = 3 * 3_600_000;

/** The state of a step at an instant. */
function stateOf(run: Run | undefined, now: Date): RetentionStep["state"] {
  if (run === undefined) return "new";
  if (run.error !== null) return "failed";
  return now.getTime() - run.ranAt.getTime() > LATE_MS ? "late" : "done";
}

/** Every step of the retention job with its last run; those that failed or are late come first. */
export function describeSteps(runs: readonly Run[], now: Date): RetentionStep[] {
  const steps = retentionSteps.map(({ name }): RetentionStep => {
    const run = runs.find(({ step }) => step === name);
    return {
      id: name,
      label: labels[name],
      state: stateOf(run, now),
      ran_at: run?.ranAt.toISOString() ?? null,
      succeeded_at: run?.succeededAt?.toISOString() ?? null,
      count: run?.count ?? 0,
      error: run?.error ?? null,
    };
  });
  const isWrong = ({ state }: RetentionStep) => state === "failed" || state === "late";
  return [...steps.filter(isWrong), ...steps.filter((step) => !isWrong(step))];
}
