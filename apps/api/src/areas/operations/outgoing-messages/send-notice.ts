import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { users } from "../../identity/users/tables.ts";
import { handOver } from "./hand-over.ts";
import { sendShortMessage } from "./send-short-message.ts";
import { writeSms } from "./write-sms.ts";

/**
 * Renders a notice and hands it over as an email, once, under the key of its job.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendNotice(
  app: AppContext,
  {
    kind,
    to,
    text,
    isPaid = false,
  }: { kind: string; to: string; text: NoticeText; isPaid?: boolean },
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand } = app.settings;
  const { render, toPlainText } = await import("react-email");
  const { NoticeEmail } = await import("../../../mail/notice-email.tsx");
  const html = await render(NoticeEmail({ brand, text }));
  const sent = { key, kind, to, fromName: brand, subject: text.subject, html };
  const links = text.action === null ? [] : [text.action.link];
  await handOver(app, { channel: "mail", kind, to, isLast, isPaid }, (mail) =>
    mail.send({ ...sent, text: toPlainText(html), links }),
  );
}

/**
 * Sends a user a notice by email, or by SMS where its job says so, once, under the key of its job;
 * nothing to a user who is gone or has no address.
 * @param notice `isPaid`: it is about something paid, and leaves although the channel is paused
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendUserNotice(
  app: AppContext,
  notice: {
    kind: string;
    userId: number;
    by?: "sms" | undefined;
    text: NoticeText;
    isPaid?: boolean;
  },
  attempt: JobAttempt,
): Promise<void> {
  const { by, text, ...about } = notice;
  if (by === "sms") {
    const to = text.sms ? await findSmsNumber(app.db, about.userId) : null;
    if (!text.sms || to === null) return;
    const written = writeSms(app.settings.brand, text.sms, text.action?.link ?? "");
    return sendShortMessage(app, { ...about, to, text: written }, attempt);
  }
  const [reader] = await app.db
    .select({ to: users.email })
    .from(users)
    .where(eq(users.id, about.userId));
  if (reader?.to) await sendNotice(app, { ...about, to: reader.to, text }, attempt);
}
