import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { handOver } from "./hand-over.ts";
import { sendShortMessage } from "./send-short-message.ts";
import { writeSms } from "./write-sms.ts";

/**
 * Renders a notice and hands it over as an email, once, under the key of its job.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendNotice(
  app: AppContext,
  { kind, to, text }: { kind: string; to: string; text: NoticeText },
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand } = app.settings;
  const { render, toPlainText } = await import("react-email");
  const { NoticeEmail } = await import("../../../mail/notice-email.tsx");
  const html = await render(NoticeEmail({ brand, text }));
  const sent = { key, kind, to, fromName: brand, subject: text.subject, html };
  const links = text.action === null ? [] : [text.action.link];
  await handOver(app, { channel: "mail", kind, to, isLast }, () =>
    app.mail.send({ ...sent, text: toPlainText(html), links }),
  );
}

/**
 * Hands the SMS of a notice over to a user who asked for it, once, under the key of its job.
 * @param notice `link`: the page that it is about, said where there is room for it
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendNoticeSms(
  app: AppContext,
  notice: {
    kind: string;
    userId: number;
    sms: string | null | undefined;
    link: string;
    isPaid?: boolean;
  },
  attempt: JobAttempt,
): Promise<void> {
  const { kind, userId, sms, link, isPaid = false } = notice;
  if (!sms) return;
  const to = await findSmsNumber(app.db, userId);
  if (to === null) return;
  const text = writeSms(app.settings.brand, sms, link);
  await sendShortMessage(app, { kind, to, text, userId, isPaid }, attempt);
}
