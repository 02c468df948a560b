import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { handOver } from "../../operations/outgoing-messages/hand-over.ts";

/** An email about quote requests. */
export interface QuoteEmail {
  to: string;
  givenNames: string;
  from: string;
  service: string;
  link: string;
}

/** The subject of the email about unread messages. */
export function unreadSubject(from: string): string {
  return `${from} vous a écrit`;
}

/**
 * Sends an email about unread messages under a stable key.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendQuoteEmail(
  app: AppContext,
  { to, ...props }: QuoteEmail,
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand } = app.settings;
  // Loaded on first use, because the renderer is large.
  const { render, toPlainText } = await import("react-email");
  const { UnreadMessagesEmail } = await import("./unread-email.tsx");
  const html = await render(UnreadMessagesEmail({ brand, ...props }));
  const kind = "unread-messages";
  await handOver(app, { channel: "mail", kind, to, isLast }, (mail) =>
    mail.send({
      key,
      kind,
      to,
      fromName: brand,
      subject: unreadSubject(props.from),
      html,
      text: toPlainText(html),
      links: [props.link],
    }),
  );
}
