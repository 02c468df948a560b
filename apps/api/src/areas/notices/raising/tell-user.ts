import type { NoticeKind } from "@jdj/contract/notices/kinds";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { onlyUser, raiseNotice } from "../../identity/notices/raise-notice.ts";
import { sendUserNotice } from "../../operations/outgoing-messages/send-notice.ts";

/** How much of the first paragraph of an email stands on the page, in characters. */
const EXCERPT = 240;

/** A message to a user, as `sendUserNotice` takes it. */
type UserNotice = Parameters<typeof sendUserNotice>[1];

/** The first words of a text, whole ones. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…`;
}

/** The path on the site to which a link of ours leads; null for none. */
export function pathOf(publicUrl: string, link: string | undefined): string | null {
  return link?.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : null;
}

/**
 * Puts what the email of a job says on the page of its reader, once for the job, however often it is
 * attempted.
 */
export async function raiseAsWritten(
  app: AppContext,
  kind: NoticeKind,
  { userId, text }: Pick<UserNotice, "userId" | "text">,
  attempt: JobAttempt,
): Promise<void> {
  const path = pathOf(app.settings.publicUrl, text.action?.link);
  if (path === null) return;
  const [first = ""] = text.paragraphs;
  await raiseNotice(requestContext(app), onlyUser(userId), {
    ...{ kind, title: text.subject, text: excerptOf(first), path },
    sourceId: attempt.id,
  });
}

/**
 * Tells a user something by an email of its own, or by SMS where its job says so, and on their page of
 * notices beside it.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function tellUser(
  app: AppContext,
  kind: NoticeKind,
  notice: UserNotice,
  attempt: JobAttempt,
): Promise<void> {
  if (notice.by !== "sms") await raiseAsWritten(app, kind, notice, attempt);
  await sendUserNotice(app, notice, attempt);
}
