import type { ReactElement } from "react";
import type { World } from "../../../world.ts";

/** What every letter of accounts is told. */
interface LetterProps {
  brand: string;
  givenNames: string;
  link: string;
  /** A date in words, in letters that set a term. */
  until: string;
}

/** A kind of letter: its subject, and how it is written. */
interface LetterKind {
  subject: (brand: string) => string;
  write: (props: LetterProps) => Promise<ReactElement>;
}

/** The letters of accounts by kind, each loaded at its first one: rendering is heavy. */
const kinds = new Map<string, LetterKind>([
  [
    "email-verification",
    {
      subject: (brand) => `Activez votre compte ${brand}`,
      write: async (props) =>
        (await import("./email-verification.tsx")).EmailVerificationLetter(props),
    },
  ],
  [
    "idle-account",
    {
      subject: (brand) => `Votre carnet ${brand} vous attend encore`,
      write: async (props) => (await import("./idle-account.tsx")).IdleAccountLetter(props),
    },
  ],
  [
    "password-reset",
    {
      subject: (brand) => `Votre nouveau mot de passe ${brand}`,
      write: async (props) => (await import("./password-reset.tsx")).PasswordResetLetter(props),
    },
  ],
]);

async function compose(kind: string, brand: string, props: Record<string, string>) {
  const letter = kinds.get(kind);
  if (letter === undefined) throw new Error(`No letter is called ${kind}`);
  const { render, toPlainText } = await import("@react-email/components");
  const { givenNames = "", link = "", until = "" } = props;
  const html = await render(await letter.write({ brand, givenNames, link, until }));
  return { subject: letter.subject(brand), html, text: toPlainText(html) };
}

/**
 * Writes a letter and hands it to the gateway under a stable key.
 * @throws when the gateway is away, so that the job is tried again
 */
export async function sendLetter(
  world: World,
  letter: { kind: string; to: string; props: Record<string, string> },
  key: string,
): Promise<void> {
  const { brand } = world.settings;
  const { link } = letter.props;
  const delivery = await world.mail.send({
    key,
    kind: letter.kind,
    to: letter.to,
    fromName: brand,
    links: link === undefined ? [] : [link],
    ...(await compose(letter.kind, brand, letter.props)),
  });
  if (delivery.state === "failed" && !delivery.permanent) throw new Error("Mail gateway away");
}
