import { dateAndTime } from "@jdj/french/dates";
import { html } from "hono/html";
import { retentionSteps } from "./run-retention.ts";
import type { retentionRuns } from "./tables.ts";

type Run = typeof retentionRuns.$inferSelect;

/** The description of each step, with the terms of the privacy page. */
const labels: Record<(typeof retentionSteps)[number]["name"], string> = {
  "sensitive-answers": "Effacer les réponses sensibles des fêtes passées",
  accounts: "Effacer les comptes fermés ou abandonnés",
  "idle-accounts": "Prévenir les comptes restés sans connexion",
  events: "Effacer les événements supprimés par leurs propriétaires",
  guests: "Effacer les invités des fêtes passées",
  payments: "Effacer les pièces de paiement arrivées à leur terme",
  messages: "Effacer les messages et demandes anciens",
  quotes: "Effacer les demandes de devis anciennes et leurs conversations",
  orders: "Effacer les adresses des commandes anciennes",
  carts: "Effacer les paniers anciens",
  bookings: "Effacer les réservations de packages anciennes",
  subscriptions: "Effacer les abonnements quittés ou jamais confirmés",
  "sign-in": "Effacer codes, liens, connexions et compteurs passés",
  jobs: "Effacer les envois et travaux terminés",
  pictures: "Retirer les images de cartes que personne ne regarde",
  "site-pictures": "Retirer les images du site que rien ne montre",
  offers: "Reconduire les offres",
};

/** The job runs every hour: after three, it is late. */
const LATE_MS = 3 * 3_600_000;

/** The state of a step at an instant, as text, and whether the operator must act. */
function stateOfStep(run: Run | undefined, now: Date): { text: string; isWrong: boolean } {
  if (run === undefined) return { text: "Pas encore exécuté", isWrong: false };
  if (run.error !== null) return { text: "En échec", isWrong: true };
  if (now.getTime() - run.ranAt.getTime() > LATE_MS) return { text: "En retard", isWrong: true };
  return { text: "À jour", isWrong: false };
}

const when = (at: Date | null | undefined) => (at ? dateAndTime(at) : "Jamais");

/** Every step of the retention job: its last run, its last success, and its error. */
export function retentionContent(runs: readonly Run[], now: Date) {
  const rows = retentionSteps.map(({ name }) => {
    const run = runs.find(({ step }) => step === name);
    return { name, run, state: stateOfStep(run, now) };
  });
  const wrong = rows.filter(({ state }) => state.isWrong);
  return html`${
    wrong.length > 0
      ? html`<p class="fault" role="alert">${wrong.length === 1 ? "Une étape est" : `${wrong.length} étapes sont`} en échec ou en retard\u00a0: ce que promet la page de confidentialité n’est plus tenu.</p>`
      : ""
  }
<div class="table"><table><thead><tr><th>Étape</th><th>État</th><th>Dernière exécution</th><th>Dernière réussite</th><th class="number">Traités</th></tr></thead><tbody>
${rows.map(
  ({ name, run, state }) =>
    html`<tr><td>${labels[name]}</td><td>${state.isWrong ? html`<span class="fault">${state.text}</span>` : state.text}</td><td>${when(run?.ranAt)}</td><td>${when(run?.succeededAt)}</td><td class="number">${run?.count ?? 0}</td></tr>`,
)}</tbody></table></div>
${wrong.map(({ name, run }) =>
  run?.error
    ? html`<article><h3>${labels[name]}</h3><p>${run.error}</p><small>Chaque étape reprend d’elle-même à l’heure suivante.</small></article>`
    : "",
)}`;
}
