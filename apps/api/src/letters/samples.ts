import type { ReactElement } from "react";
import { EmailVerificationLetter } from "../areas/accounts/letters/email-verification.tsx";
import { IdleAccountLetter } from "../areas/accounts/letters/idle-account.tsx";
import { PasswordResetLetter } from "../areas/accounts/letters/password-reset.tsx";
import { CardLetter } from "../areas/cards/letters/card-letter.tsx";
import { NewsletterConfirmationLetter } from "../areas/content/letters/newsletter-confirmation.tsx";
import { NewsletterWelcomeLetter } from "../areas/content/letters/newsletter-welcome.tsx";
import { NotebookInvitationLetter } from "../areas/notebook/sharing/invitation-letter.tsx";
import { BookingLetter } from "./booking.tsx";
import { OneTimeCodeLetter } from "./one-time-code.tsx";
import { OrderLetter } from "./order.tsx";
import { QuoteLetter } from "./quote.tsx";

/** A letter with made-up people in it. */
export type SampleLetter = { name: string; title: string; letter: ReactElement };

/** Every letter of the product, to be looked at. */
export function sampleLetters(brand: string, publicUrl: string): SampleLetter[] {
  const givenNames = "Awa";
  const link = `${publicUrl}/exemple`;
  const to = { brand, givenNames, link };
  return [
    { name: "activation", title: "Activation du compte", letter: EmailVerificationLetter(to) },
    { name: "mot-de-passe", title: "Nouveau mot de passe", letter: PasswordResetLetter(to) },
    {
      name: "compte-sans-connexion",
      title: "Compte resté sans connexion",
      letter: IdleAccountLetter({ ...to, until: "21 décembre 2026" }),
    },
    {
      name: "carnet-partage",
      title: "Invitation au carnet",
      letter: NotebookInvitationLetter({
        brand,
        link,
        ownerName: "Awa Kouassi",
        eventName: "Awa & Koffi",
        roleName: "Trésorerie",
      }),
    },
    {
      name: "code",
      title: "Code de vérification",
      letter: OneTimeCodeLetter({ brand, code: "412 907", minutes: 2 }),
    },
    {
      name: "carte",
      title: "Joy Card",
      letter: CardLetter({
        brand,
        heading: "Awa & Koffi vous invitent",
        seed: "evt-21",
        hosts: "Awa & Koffi",
        body: "Chère Adjoua Kouassi,\n\nNous serions heureux de vous compter parmi nous.",
        bodyFormat: "text",
        pictureAddress: `${publicUrl}/api/v1/designs/lisiere/preview.png`,
        pictureText: "Carte adressée à Madame Adjoua Kouassi",
        cardAddress: link,
        leaveAddress: link,
      }),
    },
    {
      name: "newsletter-confirmation",
      title: "Confirmation d’abonnement",
      letter: NewsletterConfirmationLetter({ brand, confirmLink: link }),
    },
    {
      name: "newsletter-bienvenue",
      title: "Bienvenue dans la Newsletter",
      letter: NewsletterWelcomeLetter({ brand, blogLink: link, leaveLink: link }),
    },
    {
      name: "devis",
      title: "Demande de devis",
      letter: QuoteLetter({
        ...to,
        provider: "Traiteur Bonheur",
        service: "Cocktail de 150 personnes",
        status: "Devis Envoyé",
      }),
    },
    {
      name: "reservation",
      title: "Réservation",
      letter: BookingLetter({
        ...to,
        packageName: "Formule Lagune",
        provider: "Domaine Akwaba",
        priceFcfa: 1_250_000,
        date: "2027-03-01",
      }),
    },
    {
      name: "commande",
      title: "Commande",
      letter: OrderLetter({
        ...to,
        number: "JS-2041",
        lines: [
          { name: "Pagne tissé", quantity: 3, amountFcfa: 45_000 },
          { name: "Alliances", quantity: 1, amountFcfa: 180_000 },
        ],
      }),
    },
  ];
}
