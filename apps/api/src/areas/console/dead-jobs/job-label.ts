import type { JobName } from "../../../jobs/jobs.ts";

/** What each kind of job is for. */
const labels: Readonly<Record<JobName, string>> = {
  "send-email": "E-mail d’un compte",
  "send-short-message": "SMS d’un compte",
  "send-card": "Envoi d’une carte",
  "send-newsletter-email": "E-mail de la Newsletter",
  "password-reset": "Mot de passe oublié",
  "notify-email-attempted": "E-mail à l’adresse d’un compte existant",
  "send-recovery-code": "Code de récupération d’un compte",
  "check-payment": "Vérification d’un paiement",
  "poll-payments": "Suivi des paiements",
  "send-refund": "Remboursement",
  "reconcile-payments": "Rapprochement des paiements",
  "event-cancelled": "Annulation des invitations programmées d’un événement annulé",
  "event-deleted": "Annulation des envois d’un événement supprimé",
  "order-paid": "Suite d’un paiement\u00a0: carte, devis, réservation ou commande",
  "refund-payment": "Remboursement d’un second paiement",
  "refund-closed": "Suite d’un remboursement",
  "send-booking-email": "E-mail d’une réservation",
  "end-bookings": "Échéances des réservations, des acomptes et des litiges",
  "send-order-email": "E-mail d’une commande",
  "end-orders": "Échéances des commandes",
  "end-fabric-orders": "Échéances des commandes de pagnes",
  "send-fabric-email": "E-mail d’un retrait de pagnes",
  "purchase-cancelled": "Rouvrir un tissu dont l’achat est annulé",
  "end-gifts": "Cadeaux non payés à temps",
  "send-sender-name-email": "Réponse à un nom d’expéditeur",
  "send-gift-email": "E-mails des cadeaux",
  "sign-invoice": "Signature d’une facture normalisée",
  "send-payout": "Envoi d’un versement",
  "check-payout": "Vérification d’un versement",
  "read-payout-holder": "Titulaire d’un numéro de versement",
  "send-payout-email": "E-mail d’un versement",
  "send-late-webhook": "Notification de démonstration",
  "describe-videos": "Description des vidéos",
  "count-days": "Chiffres du tableau de bord",
  "announce-change": "Publication à une date",
  "run-retention": "Durées de conservation",
  "run-erasures": "Effacements approuvés",
  "send-scheduled": "Départ des cartes programmées",
  "send-embedded-receipts": "Accusés de réception",
  "notify-unread-messages": "Rappel des messages non lus",
  "send-quote-email": "E-mail de message non lu",
};

const isJobName = (name: string): name is JobName => Object.hasOwn(labels, name);

/** What a job is for, by the name of its queue. */
export function jobLabel(queue: string): string {
  return isJobName(queue) ? labels[queue] : queue;
}
