import type { Frequency, NoticeAudience, NoticeKind } from "./kinds.ts";

/** What a kind is called, and what it tells, by who reads it. */
export interface KindLabel {
  label: string;
  hint: string;
}

/** Of customers, and of what one audience alone is told. */
const labels: Readonly<Record<NoticeKind, KindLabel>> = {
  answer: { label: "Un invité vient", hint: "Quand un invité répond oui à votre carte" },
  decline: { label: "Un invité ne vient pas", hint: "Quand un invité répond non" },
  "self-added": {
    label: "Demandes d’invitation",
    hint: "Quand quelqu’un s’ajoute par votre lien et attend votre accord",
  },
  album: {
    label: "Photos des invités",
    hint: "Quand des photos attendent votre accord, qu’un invité en signale une, ou qu’elles seront bientôt effacées",
  },
  "guest-reply": {
    label: "Mots d’invités",
    hint: "Quand un invité répond par SMS ou WhatsApp à ce que vous lui avez envoyé",
  },
  message: { label: "Messages", hint: "Quand un prestataire vous écrit" },
  quote: { label: "Devis", hint: "Quand un devis arrive ou change" },
  payment: { label: "Paiements", hint: "Acomptes, cadeaux, versements et remboursements" },
  order: { label: "Commandes", hint: "Ce qui change dans vos achats" },
  booking: { label: "Réservations", hint: "Ce qui change dans vos réservations" },
  dispute: { label: "Litiges", hint: "Ouverture, réponse et décision" },
  "task-due": { label: "Tâches à faire", hint: "Quand la date d’une tâche du planning arrive" },
  deadline: {
    label: "Échéances",
    hint: "Quand un paiement de votre budget ou le dépôt à la mairie arrive à échéance",
  },
  sending: {
    label: "Envois aux invités",
    hint: "Quand un message prévu ne peut pas partir, et quand un crédit s’épuise",
  },
  shop: { label: "Votre boutique", hint: "Publication, abonnement, mise en avant, factures" },
  letter: {
    label: "La lettre du carnet",
    hint: "Le dimanche soir\u00a0: les réponses, le planning et le budget de la semaine",
  },
  approval: {
    label: "Accords à donner",
    hint: "Quand un collègue demande un remboursement, un versement ou un prix qui prend deux personnes",
  },
  "personal-data": {
    label: "Données personnelles",
    hint: "Adresse à corriger ou effacement à approuver, réponse bientôt due",
  },
  application: {
    label: "Demandes de boutique",
    hint: "Quand un prestataire ou un vendeur s’inscrit",
  },
  contact: { label: "Messages reçus", hint: "Quand quelqu’un écrit par le formulaire de contact" },
  "review-report": { label: "Avis signalés", hint: "Quand quelqu’un signale un avis" },
  "new-photo": { label: "Nouvelles photos", hint: "Quand un prestataire ajoute une photo" },
  "sender-name": {
    label: "Noms d’expéditeur",
    hint: "Quand des hôtes demandent un nom pour leurs SMS",
  },
  "money-task": {
    label: "Argent à envoyer",
    hint: "Versement demandé, remboursement à faire à la main, facture qui attend",
  },
  assigned: { label: "Ce qui vous est confié", hint: "Quand un collègue vous confie une demande" },
  outage: {
    label: "Pannes et alertes",
    hint: "Passerelle qui ne répond pas, dépenses, modèles de WhatsApp",
  },
};

const ofProviders: Readonly<Partial<Record<NoticeKind, KindLabel>>> = {
  message: { label: "Messages", hint: "Quand un client vous écrit" },
  quote: { label: "Demandes et devis", hint: "Nouvelle demande, devis accepté ou annulé" },
  payment: { label: "Paiements", hint: "Acomptes reçus, versements et remboursements" },
  order: { label: "Commandes", hint: "Nouvelle commande, retour, livraison" },
  booking: { label: "Réservations", hint: "Nouvelle réservation, acompte, annulation" },
};

const ofStaff: Readonly<Partial<Record<NoticeKind, KindLabel>>> = {
  dispute: { label: "Litiges", hint: "Quand un litige attend votre décision" },
};

const byAudience = {
  customer: {},
  provider: ofProviders,
  staff: ofStaff,
} as const satisfies Record<NoticeAudience, Partial<Record<NoticeKind, KindLabel>>>;

/** How often an email brings a kind, as its reader chooses it. */
export const frequencyLabels: Readonly<Record<Frequency, string>> = {
  now: "Tout de suite",
  daily: "Chaque jour",
  weekly: "Chaque semaine",
  never: "Jamais",
};

/** What a kind is called for an audience. */
export function kindLabel(kind: NoticeKind, audience: NoticeAudience): KindLabel {
  const own: Partial<Record<NoticeKind, KindLabel>> = byAudience[audience];
  return own[kind] ?? labels[kind];
}
