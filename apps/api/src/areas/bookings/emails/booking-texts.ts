import { atName } from "@jdj/french/names";
import type { NoticeText } from "../../../mail/notice-email.tsx";

/** The emails that a customer gets about a booking, and those that a provider gets. */
export type CustomerEmail =
  | "received"
  | "confirmed"
  | "deposit"
  | "refused"
  | "withdrawn"
  | "cancelled"
  | "paid"
  | "expired";
export type ProviderEmail = "requested" | "cancelled" | "paid" | "expired";

/** What the sentences of an email name. */
export interface BookingFacts {
  packageName: string;
  providerName: string;
  customerName: string;
  /** In words: « 12 décembre 2026 ». */
  day: string;
  /** With its currency. */
  price: string;
  deposit: string;
  /** By when an answer or the deposit is due: « 22/11/2026 à 10:00 »; empty when nobody is waited for. */
  due: string;
  /** What the provider wrote; empty when nothing. */
  reason: string;
}

/** An email about a booking, in French. */
export interface BookingText {
  subject: string;
  paragraphs: string[];
  /** What its button says. */
  action: string;
  /** What its SMS says, without our name; null where only an email is sent. */
  sms: string | null;
}

type Texts<Kind extends string> = Record<Kind, (facts: BookingFacts) => BookingText>;

const seeBooking = "Voir la réservation";

const toCustomer: Texts<CustomerEmail> = {
  received: ({ packageName, providerName, day, price, due }) => ({
    subject: `Votre réservation du ${day} attend sa confirmation`,
    paragraphs: [
      `Vous avez réservé «\u00a0${packageName}\u00a0» ${atName(providerName)} pour le ${day}, au prix de ${price}.`,
      `${providerName} vous répond au plus tard le ${due}. Vous n’avez rien à payer d’ici là.`,
    ],
    action: seeBooking,
    sms: null,
  }),
  confirmed: ({ packageName, providerName, day }) => ({
    subject: `${providerName} confirme votre réservation du ${day}`,
    paragraphs: [
      `«\u00a0${packageName}\u00a0» est réservé pour le ${day}. Aucun acompte n’est demandé.`,
    ],
    action: seeBooking,
    sms: `${providerName} confirme votre réservation du ${day}.`,
  }),
  deposit: ({ packageName, providerName, day, deposit, due }) => ({
    subject: `${providerName} confirme\u00a0: il reste l’acompte de ${deposit}`,
    paragraphs: [
      `${providerName} confirme «\u00a0${packageName}\u00a0» pour le ${day}.`,
      `Payez l’acompte de ${deposit} avant le ${due} pour garder la date. Après, la réservation expire.`,
    ],
    action: "Payer l’acompte",
    sms: `${providerName} confirme le ${day}. Payez ${deposit} avant le ${due}.`,
  }),
  refused: ({ packageName, providerName, day, reason }) => ({
    subject: `${providerName} ne peut pas prendre votre réservation du ${day}`,
    paragraphs: [
      `${providerName} ne peut pas assurer «\u00a0${packageName}\u00a0» le ${day}. Rien ne vous est demandé.`,
      `Son message\u00a0: «\u00a0${reason}\u00a0»`,
    ],
    action: "Voir d’autres packages",
    sms: `${providerName} ne peut pas prendre votre réservation du ${day}.`,
  }),
  withdrawn: ({ packageName, providerName, day, reason }) => ({
    subject: `${providerName} annule votre réservation du ${day}`,
    paragraphs: [
      `${providerName} annule «\u00a0${packageName}\u00a0» du ${day}. Un acompte déjà payé vous est rendu en entier.`,
      `Son message\u00a0: «\u00a0${reason}\u00a0»`,
    ],
    action: seeBooking,
    sms: `${providerName} annule votre réservation du ${day}. Un acompte payé vous est rendu.`,
  }),
  cancelled: ({ packageName, providerName, day }) => ({
    subject: `Votre réservation du ${day} est annulée`,
    paragraphs: [
      `Vous avez annulé «\u00a0${packageName}\u00a0» ${atName(providerName)} pour le ${day}.`,
      "Un acompte payé est rendu en entier jusqu’à 14 jours avant la date, pour moitié jusqu’à 7 jours avant, et reste ensuite au prestataire.",
    ],
    action: seeBooking,
    sms: null,
  }),
  paid: ({ packageName, providerName, day, deposit }) => ({
    subject: `Acompte reçu\u00a0: votre réservation du ${day} est garantie`,
    paragraphs: [
      `Votre acompte de ${deposit} pour «\u00a0${packageName}\u00a0» ${atName(providerName)} est bien reçu.`,
      "Le reçu est sur la page de votre réservation.",
    ],
    action: "Voir le reçu",
    sms: `acompte de ${deposit} reçu, votre réservation du ${day} est garantie.`,
  }),
  expired: ({ packageName, providerName, day }) => ({
    subject: `Votre réservation du ${day} a expiré`,
    paragraphs: [
      `La réservation de «\u00a0${packageName}\u00a0» ${atName(providerName)} pour le ${day} n’a pas eu de réponse ou d’acompte à temps. La date est de nouveau libre, et un paiement qui arriverait encore vous est rendu.`,
    ],
    action: seeBooking,
    sms: `votre réservation du ${day} ${atName(providerName)} a expiré.`,
  }),
};

const toProvider: Texts<ProviderEmail> = {
  requested: ({ packageName, customerName, day, price, due }) => ({
    subject: `Nouvelle réservation pour le ${day}`,
    paragraphs: [
      `${customerName} réserve «\u00a0${packageName}\u00a0» pour le ${day}, au prix de ${price}.`,
      `Répondez avant le ${due}. Après, la réservation expire et la date redevient libre.`,
    ],
    action: "Répondre",
    // It is a lead: `read-leads.ts` has what phones get.
    sms: null,
  }),
  cancelled: ({ packageName, customerName, day }) => ({
    subject: `Réservation du ${day} annulée par le client`,
    paragraphs: [
      `${customerName} a annulé «\u00a0${packageName}\u00a0» du ${day}. La date est de nouveau libre.`,
    ],
    action: "Voir mes réservations",
    sms: `le client annule sa réservation du ${day}.`,
  }),
  paid: ({ packageName, customerName, day, deposit }) => ({
    subject: `Acompte payé pour le ${day}`,
    paragraphs: [
      `${customerName} a payé l’acompte de ${deposit} pour «\u00a0${packageName}\u00a0» du ${day}.`,
    ],
    action: "Voir mes réservations",
    sms: `l’acompte de ${deposit} est payé pour le ${day}.`,
  }),
  expired: ({ packageName, customerName, day }) => ({
    subject: `Réservation du ${day} expirée`,
    paragraphs: [
      `La réservation de «\u00a0${packageName}\u00a0» par ${customerName} pour le ${day} a expiré. La date est de nouveau libre.`,
    ],
    action: "Voir mes réservations",
    sms: `une réservation du ${day} a expiré, la date est de nouveau libre.`,
  }),
};

/** The email of a kind to the customer or the provider of a booking; null for an unknown kind. */
export function bookingText(
  { to, kind }: { to: "customer" | "provider"; kind: string },
  facts: BookingFacts,
): BookingText | null {
  const texts = new Map(Object.entries(to === "customer" ? toCustomer : toProvider));
  return texts.get(kind)?.(facts) ?? null;
}

/** An email about a booking, as mail sends it. */
export function bookingNotice(
  { paragraphs, subject, sms, action: label }: BookingText,
  { brand, link, to }: { brand: string; link: string; to: "customer" | "provider" },
): NoticeText {
  const reason =
    to === "provider"
      ? `Vous recevez cet e-mail parce que votre boutique prend des réservations sur ${brand}.`
      : `Vous recevez cet e-mail parce que vous avez réservé un package sur ${brand}.`;
  return { subject, sms, paragraphs, action: { label, link }, reason };
}
