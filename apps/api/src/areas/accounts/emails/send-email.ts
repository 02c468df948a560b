import { ofName } from "@jdj/french/names";
import type { ReactElement } from "react";
import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { handOver } from "../../operations/outgoing-messages/hand-over.ts";
import { privacyNotices } from "./privacy-notices.ts";
import { sharingNotices } from "./sharing-notices.ts";
import { staffNotices } from "./staff-notices.ts";
import { fillNotice, vendorNotices } from "./vendor-notices.ts";

/** The properties of the emails of accounts. */
interface EmailProps {
  brand: string;
  givenNames: string;
  link: string;
  /** A formatted date, for emails that set a deadline. */
  until: string;
  /** Owner, name and role of a shared notebook, for invitations to it. */
  ownerName: string;
  eventName: string;
  roleName: string;
  /** Given when the notebook is handed over. */
  handover?: string;
  /** The text of an alert to the operator, or why a vendor's request was refused. */
  detail: string;
  /** What the recipient asked us. */
  question: string;
  /** The name of a provider's shop, for invitations to its team. */
  shopName: string;
}

/** A kind of email: its subject and its component. */
interface EmailKind {
  subject: (brand: string, props: EmailProps) => string;
  write: (props: EmailProps) => Promise<ReactElement>;
}

/**
 * The emails of accounts by kind. Each component is loaded on first use, because the renderer is
 * large.
 */
const kinds = new Map<string, EmailKind>([
  ...Object.entries({
    ...vendorNotices,
    ...privacyNotices,
    ...sharingNotices,
    ...staffNotices,
  }).map(([kind, notice]): [string, EmailKind] => [
    kind,
    {
      subject: (_, { shopName }) => fillNotice(notice.subject, shopName),
      write: async (props) =>
        (await import("./vendor-notice.tsx")).VendorNoticeEmail({ ...props, notice }),
    },
  ]),
  [
    "contact-answer",
    {
      subject: (brand) => `Réponse à votre message à ${brand}`,
      write: async (props) => (await import("./contact-answer.tsx")).ContactAnswerEmail(props),
    },
  ],
  [
    "application-refused",
    {
      subject: (brand) => `Votre demande de boutique sur ${brand}`,
      write: async (props) =>
        (await import("./application-refused.tsx")).ApplicationRefusedEmail(props),
    },
  ],
  [
    "shop-activation",
    {
      subject: (_, { shopName }) => `Activez le compte ${ofName(shopName)}`,
      write: async (props) =>
        (await import("./shop-invitation.tsx")).ShopInvitationEmail({
          ...props,
          isActivation: true,
        }),
    },
  ],
  [
    "team-invitation",
    {
      subject: (_, { shopName }) => `${shopName} vous invite dans son équipe`,
      write: async (props) =>
        (await import("./shop-invitation.tsx")).ShopInvitationEmail({
          ...props,
          isActivation: false,
        }),
    },
  ],
  [
    "email-attempted",
    {
      subject: (brand) => `Votre adresse a déjà un compte ${brand}`,
      write: async (props) => (await import("./email-attempted.tsx")).EmailAttemptedEmail(props),
    },
  ],
  [
    "email-changing",
    {
      subject: (brand) => `L’adresse de votre compte ${brand} va changer`,
      write: async (props) => (await import("./email-changing.tsx")).EmailChangingEmail(props),
    },
  ],
  [
    "email-verification",
    {
      subject: (brand) => `Activez votre compte ${brand}`,
      write: async (props) =>
        (await import("./email-verification.tsx")).EmailVerificationEmail(props),
    },
  ],
  [
    "idle-account",
    {
      subject: (brand) => `Votre carnet ${brand} vous attend encore`,
      write: async (props) => (await import("./idle-account.tsx")).IdleAccountEmail(props),
    },
  ],
  [
    "notebook-invitation",
    {
      subject: (_, { ownerName, handover }) =>
        handover === undefined
          ? `${ownerName} partage son carnet avec vous`
          : `${ownerName} vous confie son carnet`,
      write: async (props) =>
        (await import("../../notebook/sharing/invitation-email.tsx")).NotebookInvitationEmail(
          props,
        ),
    },
  ],
  [
    "operator-alert",
    {
      subject: (brand) => `Exploitation ${ofName(brand)}\u00a0: à regarder`,
      write: async (props) =>
        (await import("../../operations/alerts/operator-alert-email.tsx")).OperatorAlertEmail(
          props,
        ),
    },
  ],
  [
    "password-changed",
    {
      subject: (brand) => `Le mot de passe de votre compte ${brand} a changé`,
      write: async (props) => (await import("./password-changed.tsx")).PasswordChangedEmail(props),
    },
  ],
  [
    "password-reset",
    {
      subject: (brand) => `Votre nouveau mot de passe ${brand}`,
      write: async (props) => (await import("./password-reset.tsx")).PasswordResetEmail(props),
    },
  ],
]);

/** The subject line of an email of accounts. @param ownerName who invites: a person, or a shop */
export function subjectOf(kind: string, brand: string, ownerName = ""): string {
  const none = {
    ...{ givenNames: "", link: "", until: "", eventName: "", roleName: "", detail: "" },
    question: "",
    shopName: ownerName,
  };
  return kindOf(kind).subject(brand, { ...none, brand, ownerName });
}

function kindOf(kind: string): EmailKind {
  const email = kinds.get(kind);
  if (email === undefined) throw new Error(`No email is called ${kind}`);
  return email;
}

async function compose(kind: string, brand: string, props: Record<string, string>) {
  const email = kindOf(kind);
  const { render, toPlainText } = await import("react-email");
  const { link = "", until = "" } = props;
  // The address may belong to somebody else, so a "name" that is really a text is not sent to it.
  const givenNames = nameForStrangers(props.givenNames ?? "", "");
  const { ownerName = "", eventName = "", roleName = "", detail = "", shopName = "" } = props;
  const { question = "" } = props;
  const names = { givenNames, ownerName, eventName, roleName, shopName, question };
  const emailProps = { brand, link, until, detail, ...names };
  const html = await render(await email.write(emailProps));
  return { subject: email.subject(brand, emailProps), html, text: toPlainText(html) };
}

/**
 * Renders an email and sends it through the mail driver under a stable key.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendEmail(
  app: AppContext,
  email: { kind: string; to: string; props: Record<string, string> },
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand } = app.settings;
  const { link } = email.props;
  const { kind, to } = email;
  const composed = await compose(kind, brand, email.props);
  const links = link === undefined ? [] : [link];
  await handOver(app, { channel: "mail", kind, to, isLast }, (mail) =>
    mail.send({ key, kind, to, fromName: brand, links, ...composed }),
  );
}
