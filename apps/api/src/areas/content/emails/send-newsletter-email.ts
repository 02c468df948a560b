import { at } from "@jdj/contract/paths/addresses";
import { ofName } from "@jdj/french/names";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { handOver } from "../../operations/outgoing-messages/hand-over.ts";
import { linkToken } from "../newsletter/newsletter-link.ts";
import { newsletterSubscriptions } from "../newsletter/tables.ts";

type Kind = "newsletter-confirmation" | "newsletter-welcome";

/** The component of an email of that kind. Loaded on first use, because the renderer is large. */
async function compose(
  kind: Kind,
  brand: string,
  links: { confirmLink: string; unsubscribeLink: string; blogLink: string },
) {
  const { render, toPlainText } = await import("react-email");
  if (kind === "newsletter-confirmation") {
    const { NewsletterConfirmationEmail } = await import("./newsletter-confirmation.tsx");
    const html = await render(NewsletterConfirmationEmail({ brand, ...links }));
    return {
      subject: confirmationSubject(brand),
      html,
      text: toPlainText(html),
      links: [links.confirmLink],
    };
  }
  const { NewsletterWelcomeEmail } = await import("./newsletter-welcome.tsx");
  const html = await render(NewsletterWelcomeEmail({ brand, ...links }));
  return {
    subject: welcomeSubject(brand),
    html,
    text: toPlainText(html),
    links: [links.blogLink, links.unsubscribeLink],
  };
}

/**
 * Sends a newsletter email to a subscription, under a stable key.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendNewsletterEmail(
  app: AppContext,
  { kind, subscriptionId }: { kind: Kind; subscriptionId: number },
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand, publicUrl, secret } = app.settings;
  const [row] = await app.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  if (!row) return;
  const unsubscribeLink =
    publicUrl + at("unsubscribeFromNewsletter", { token: linkToken(secret, "leave", row.id) });
  const sentEmail = await compose(kind, brand, {
    confirmLink:
      publicUrl + at("confirmNewsletter", { token: linkToken(secret, "confirm", row.id) }),
    unsubscribeLink,
    blogLink: publicUrl + at("blog"),
  });
  const to = row.email;
  await handOver(app, { channel: "mail", kind, to, isLast }, (mail) =>
    mail.send({ key, kind, to, fromName: brand, unsubscribeLink, ...sentEmail }),
  );
}

/** The subject of the confirmation email. */
export function confirmationSubject(brand: string): string {
  return `Confirmez votre abonnement à la Newsletter ${ofName(brand)}`;
}

/** The subject of the welcome email. */
export function welcomeSubject(brand: string): string {
  return `Bienvenue dans la Newsletter ${ofName(brand)}`;
}
