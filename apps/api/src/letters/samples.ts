import type { ReactElement } from "react";
import { EmailAttemptedLetter } from "../areas/accounts/letters/email-attempted.tsx";
import { EmailChangingLetter } from "../areas/accounts/letters/email-changing.tsx";
import { EmailVerificationLetter } from "../areas/accounts/letters/email-verification.tsx";
import { IdleAccountLetter } from "../areas/accounts/letters/idle-account.tsx";
import { PasswordChangedLetter } from "../areas/accounts/letters/password-changed.tsx";
import { PasswordResetLetter } from "../areas/accounts/letters/password-reset.tsx";
import { subjectOf } from "../areas/accounts/letters/send-letter.ts";
import { CardLetter } from "../areas/cards/letters/card-letter.tsx";
import { NewsletterConfirmationLetter } from "../areas/content/letters/newsletter-confirmation.tsx";
import { NewsletterWelcomeLetter } from "../areas/content/letters/newsletter-welcome.tsx";
import {
  confirmationSubject,
  welcomeSubject,
} from "../areas/content/letters/send-newsletter-letter.ts";
import { NotebookInvitationLetter } from "../areas/notebook/sharing/invitation-letter.tsx";

const ownerName = "Awa Kouassi";
const heading = "Awa & Koffi vous invitent";

/** A letter with made-up people in it. */
export type SampleLetter = { name: string; title: string; subject: string; letter: ReactElement };

/** Every letter of the product, to be looked at. */
export function sampleLetters(brand: string, publicUrl: string): SampleLetter[] {
  const givenNames = "Awa";
  const link = `${publicUrl}/exemple`;
  const to = { brand, givenNames, link };
  return [
    {
      name: "activation",
      title: "Activation du compte",
      subject: subjectOf("email-verification", brand),
      letter: EmailVerificationLetter(to),
    },
    {
      name: "adresse-deja-prise",
      title: "Quelqu’un a donné votre adresse",
      subject: subjectOf("email-attempted", brand),
      letter: EmailAttemptedLetter(to),
    },
    {
      name: "adresse-qui-change",
      title: "Une autre adresse pour le compte",
      subject: subjectOf("email-changing", brand),
      letter: EmailChangingLetter(to),
    },
    {
      name: "mot-de-passe-change",
      title: "Mot de passe remplacé par SMS",
      subject: subjectOf("password-changed", brand),
      letter: PasswordChangedLetter(to),
    },
    {
      name: "mot-de-passe",
      title: "Nouveau mot de passe",
      subject: subjectOf("password-reset", brand),
      letter: PasswordResetLetter(to),
    },
    {
      name: "compte-sans-connexion",
      title: "Compte resté sans connexion",
      subject: subjectOf("idle-account", brand),
      letter: IdleAccountLetter({ ...to, until: "21 décembre 2026" }),
    },
    {
      name: "carnet-partage",
      title: "Invitation au carnet",
      subject: subjectOf("notebook-invitation", brand, ownerName),
      letter: NotebookInvitationLetter({
        brand,
        link,
        ownerName,
        eventName: "Awa & Koffi",
        roleName: "Trésorerie",
      }),
    },
    {
      name: "carte",
      title: "Joy Card",
      subject: heading,
      letter: CardLetter({
        brand,
        heading,
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
      subject: confirmationSubject(brand),
      letter: NewsletterConfirmationLetter({ brand, confirmLink: link }),
    },
    {
      name: "newsletter-bienvenue",
      title: "Bienvenue dans la Newsletter",
      subject: welcomeSubject(brand),
      letter: NewsletterWelcomeLetter({ brand, blogLink: link, leaveLink: link }),
    },
  ];
}
