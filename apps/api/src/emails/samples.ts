import { festiveVoice } from "@jdj/contract/designs/event-voice";
import type { ReactElement } from "react";
import { ApplicationRefusedEmail } from "../areas/accounts/emails/application-refused.tsx";
import { ContactAnswerEmail } from "../areas/accounts/emails/contact-answer.tsx";
import { EmailAttemptedEmail } from "../areas/accounts/emails/email-attempted.tsx";
import { EmailChangingEmail } from "../areas/accounts/emails/email-changing.tsx";
import { EmailVerificationEmail } from "../areas/accounts/emails/email-verification.tsx";
import { IdleAccountEmail } from "../areas/accounts/emails/idle-account.tsx";
import { PasswordChangedEmail } from "../areas/accounts/emails/password-changed.tsx";
import { PasswordResetEmail } from "../areas/accounts/emails/password-reset.tsx";
import { privacyNotices } from "../areas/accounts/emails/privacy-notices.ts";
import { subjectOf } from "../areas/accounts/emails/send-email.ts";
import { sharingNotices } from "../areas/accounts/emails/sharing-notices.ts";
import { ShopInvitationEmail } from "../areas/accounts/emails/shop-invitation.tsx";
import { staffNotices } from "../areas/accounts/emails/staff-notices.ts";
import { VendorNoticeEmail } from "../areas/accounts/emails/vendor-notice.tsx";
import { vendorNotices } from "../areas/accounts/emails/vendor-notices.ts";
import { bookingNotice, bookingText } from "../areas/bookings/emails/booking-texts.ts";
import { CardEmail } from "../areas/campaigns/emails/card-email.tsx";
import { NewsletterConfirmationEmail } from "../areas/content/emails/newsletter-confirmation.tsx";
import { NewsletterWelcomeEmail } from "../areas/content/emails/newsletter-welcome.tsx";
import {
  confirmationSubject,
  welcomeSubject,
} from "../areas/content/emails/send-newsletter-email.ts";
import { LetterEmail } from "../areas/letters/letter-email.tsx";
import { NotebookInvitationEmail } from "../areas/notebook/sharing/invitation-email.tsx";
import { DigestEmail } from "../areas/notices/emails/digest-email.tsx";
import { digestSubject } from "../areas/notices/emails/send-notice-email.ts";
import { unreadSubject } from "../areas/quotes/emails/send-quote-email.ts";
import { UnreadMessagesEmail } from "../areas/quotes/emails/unread-email.tsx";
import { NoticeEmail } from "../mail/notice-email.tsx";
import { sampleLetter } from "./sample-letter.ts";

const ownerName = "Awa Kouassi";
const shopName = "Les Saveurs d’Adjoua";
const heading = "Awa & Koffi vous invitent";

const bookingFacts = {
  packageName: "Buffet ivoirien",
  providerName: shopName,
  customerName: ownerName,
  day: "12 décembre 2026",
  price: "450\u00a0000\u00a0FCFA",
  deposit: "135\u00a0000\u00a0FCFA",
  due: "25/11/2026 à 10:00",
  reason: "",
};

const digestLines = (link: string) => [
  { title: "7\u00a0réponses\u00a0: 5\u00a0oui, 2\u00a0non", text: "Koffi Yao, Ama Brou", link },
  { title: "Choisir la salle", text: "Mariage d’Awa et Yann", link },
];

/** An email with sample data. */
export type SampleEmail = { name: string; title: string; subject: string; email: ReactElement };

/** Every email of the product with sample data. */
export function sampleEmails(brand: string, publicUrl: string): SampleEmail[] {
  const givenNames = "Awa";
  const link = `${publicUrl}/exemple`;
  const to = { brand, givenNames, link };
  const letter = sampleLetter();
  const booking = (isProvider: boolean, kind: string) => {
    const side = isProvider ? "provider" : "customer";
    const text = bookingText({ to: side, kind }, bookingFacts);
    if (text === null) throw new Error(`There is no email ${kind} about a booking`);
    const notice = bookingNotice(text, { brand, link, to: side });
    return { subject: text.subject, email: NoticeEmail({ brand, text: notice }) };
  };
  return [
    {
      name: "reservation-confirmee",
      title: "Réservation confirmée, acompte à payer",
      ...booking(false, "deposit"),
    },
    {
      name: "reservation-recue",
      title: "Réservation reçue par un prestataire",
      ...booking(true, "requested"),
    },
    {
      name: "activation",
      title: "Activation du compte",
      subject: subjectOf("email-verification", brand),
      email: EmailVerificationEmail(to),
    },
    {
      name: "adresse-deja-prise",
      title: "Quelqu’un a donné votre adresse",
      subject: subjectOf("email-attempted", brand),
      email: EmailAttemptedEmail(to),
    },
    {
      name: "adresse-qui-change",
      title: "Une autre adresse pour le compte",
      subject: subjectOf("email-changing", brand),
      email: EmailChangingEmail(to),
    },
    {
      name: "mot-de-passe-change",
      title: "Mot de passe remplacé par SMS",
      subject: subjectOf("password-changed", brand),
      email: PasswordChangedEmail(to),
    },
    {
      name: "mot-de-passe",
      title: "Nouveau mot de passe",
      subject: subjectOf("password-reset", brand),
      email: PasswordResetEmail(to),
    },
    {
      name: "compte-sans-connexion",
      title: "Compte resté sans connexion",
      subject: subjectOf("idle-account", brand),
      email: IdleAccountEmail({ ...to, until: "21 décembre 2026" }),
    },
    {
      name: "carnet-partage",
      title: "Invitation au carnet",
      subject: subjectOf("notebook-invitation", brand, ownerName),
      email: NotebookInvitationEmail({
        brand,
        link,
        ownerName,
        eventName: "Awa & Koffi",
        roleName: "Trésorerie",
      }),
    },
    {
      name: "boutique-activation",
      title: "Activation d’une boutique",
      subject: subjectOf("shop-activation", brand, shopName),
      email: ShopInvitationEmail({ brand, link, shopName, isActivation: true }),
    },
    {
      name: "boutique-equipe",
      title: "Invitation dans l’équipe d’une boutique",
      subject: subjectOf("team-invitation", brand, shopName),
      email: ShopInvitationEmail({ brand, link, shopName, isActivation: false }),
    },
    {
      name: "boutique-refusee",
      title: "Demande de boutique refusée",
      subject: subjectOf("application-refused", brand),
      email: ApplicationRefusedEmail({
        brand,
        link,
        shopName,
        detail: "Les photos de votre page ne sont pas les vôtres.",
      }),
    },
    ...Object.entries({
      ...vendorNotices,
      ...privacyNotices,
      ...sharingNotices,
      ...staffNotices,
    }).map(([kind, notice]) => ({
      name: kind,
      title: notice.heading,
      subject: subjectOf(kind, brand, shopName),
      email: VendorNoticeEmail({
        brand,
        notice,
        link,
        shopName,
        detail: "Photos d’un autre site",
      }),
    })),
    {
      name: "reponse",
      title: "Réponse à un message de contact",
      subject: subjectOf("contact-answer", brand),
      email: ContactAnswerEmail({
        brand,
        question: "Bonjour,\nouvrez-vous le samedi\u00a0?",
        detail: "Bonjour,\nnous répondons aussi le samedi, de 9 h à 13 h.",
      }),
    },
    {
      name: "carte",
      title: "Joy Card",
      subject: heading,
      email: CardEmail({
        brand,
        heading,
        seed: "evt-21",
        hosts: "Awa & Koffi",
        body: "Chère Adjoua Kouassi,\n\nNous serions heureux de vous compter parmi nous.",
        bodyFormat: "text",
        pictureAddress: `${publicUrl}/api/v1/designs/lisiere/preview.png`,
        pictureText: "Carte adressée à Madame Adjoua Kouassi",
        cardAddress: link,
        asks: true,
        voice: festiveVoice,
        unsubscribeAddress: link,
      }),
    },
    {
      name: "message-non-lu",
      title: "Message d’un prestataire non lu",
      subject: unreadSubject("Les Délices de Tantie Affoué"),
      email: UnreadMessagesEmail({
        ...to,
        from: "Les Délices de Tantie Affoué",
        service: "Traiteur",
      }),
    },
    {
      name: "notifications",
      title: "Notifications d’un jour",
      subject: digestSubject(brand, digestLines(link)),
      email: DigestEmail({
        ...{ brand, pageLink: link, choicesLink: link, lines: digestLines(link) },
        subject: digestSubject(brand, digestLines(link)),
        stops: [{ label: "Un invité vient", link }],
      }),
    },
    {
      name: "lettre-du-carnet",
      title: "La lettre du carnet, le dimanche",
      subject: `Awa & Koffi\u00a0: ${letter.subject}`,
      email: LetterEmail({
        ...{ brand, event: "Awa & Koffi", seed: "awa-et-koffi", letter },
        ...{ linkOf: () => link, stopLink: link, choicesLink: link },
      }),
    },
    {
      name: "newsletter-confirmation",
      title: "Confirmation d’abonnement",
      subject: confirmationSubject(brand),
      email: NewsletterConfirmationEmail({ brand, confirmLink: link }),
    },
    {
      name: "newsletter-bienvenue",
      title: "Bienvenue dans la Newsletter",
      subject: welcomeSubject(brand),
      email: NewsletterWelcomeEmail({ brand, blogLink: link, unsubscribeLink: link }),
    },
  ];
}
