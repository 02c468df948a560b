import type { World } from "../../../world.ts";

/** The letters of accounts, by kind, each with its subject. Loaded at the first letter: rendering is heavy. */
async function compose(kind: string, brand: string, props: Record<string, string>) {
  const { render, toPlainText } = await import("@react-email/components");
  if (kind !== "email-verification") throw new Error(`No letter is called ${kind}`);
  const { EmailVerificationLetter } = await import("./email-verification.tsx");
  const html = await render(
    EmailVerificationLetter({ brand, givenNames: props.givenNames ?? "", link: props.link ?? "" }),
  );
  return { subject: `Activez votre compte ${brand}`, html, text: toPlainText(html) };
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
