import { dateAndTime } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { html } from "hono/html";
import type { DeadJob } from "../../jobs/dead-jobs.ts";
import { jobNameOf } from "../../jobs/former-names.ts";
import type { JobName } from "../../jobs/jobs.ts";

/** What each kind of job is for. */
const labels: Partial<Record<string, string>> = {
  "send-email": "E-mail d’un compte",
  "send-short-message": "SMS d’un compte",
  "send-card": "Envoi d’une carte",
  "send-newsletter-email": "E-mail de la Newsletter",
  "password-reset": "Mot de passe oublié",
  "check-payment": "Vérification d’un paiement",
  "poll-payments": "Suivi des paiements",
  "send-refund": "Remboursement",
  "reconcile-payments": "Rapprochement des paiements",
  "event-deleted": "Annulation des envois d’un événement supprimé",
  "order-paid": "Suite d’un paiement\u00a0: carte, devis ou réservation",
  "refund-payment": "Remboursement d’un second paiement",
  "send-booking-email": "E-mail d’une réservation",
  "end-bookings": "Échéances des réservations",
  "end-fabric-orders": "Échéances des commandes de pagnes",
  "end-gifts": "Cadeaux non payés à temps",
  "send-gift-email": "E-mails des cadeaux",
  "send-late-webhook": "Notification de démonstration",
  "describe-videos": "Description des vidéos",
  "count-days": "Chiffres du tableau de bord",
  "announce-change": "Publication à une date",
  "run-retention": "Durées de conservation",
  "send-scheduled": "Départ des cartes programmées",
  "send-embedded-receipts": "Accusés de réception",
  "notify-unread-messages": "Rappel des messages non lus",
  "send-quote-email": "E-mail de message non lu",
} satisfies Partial<Record<JobName, string>>;

function actionButton({ id, name }: DeadJob, value: string, label: string) {
  return html`<form method="post"><input type="hidden" name="id" value="${id}"><input type="hidden" name="name" value="${name}"><button name="action" value="${value}">${label}</button></form> `;
}

/** The jobs that died, newest first, with what can be done about each. */
export function deadJobsContent(jobs: DeadJob[]) {
  if (jobs.length === 0) return html`<p>Aucune tâche en échec.</p>`;
  return html`<p>Ces tâches ont échoué à chaque essai. Rien ne les reprend tant qu’elles ne sont pas relancées. Elles s’effacent après sept jours.</p>
${jobs.map(
  (job) =>
    html`<article><h3>${labels[jobNameOf(job.name)] ?? job.name}</h3><p>${dateAndTime(job.diedAt)} · ${job.attempts === 1 ? "1 essai" : `${grouped(job.attempts)} essais`}</p>${
      job.error === null ? "" : html`<p><small>${job.error}</small></p>`
    }${actionButton(job, "retry", "Relancer")}${actionButton(job, "drop", "Écarter")}</article>`,
)}`;
}
