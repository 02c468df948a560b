import { kindLabel } from "@jdj/contract/notices/kind-labels";
import { audienceOf, type NoticeAudience } from "@jdj/contract/notices/kinds";
import { kindsForRole } from "@jdj/contract/notices/staff-kinds";
import { count } from "@jdj/french/plural";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { notices } from "../../identity/notices/tables.ts";
import { findStaffRole } from "../../identity/staff/find-staff-member.ts";
import { users } from "../../identity/users/tables.ts";
import { handOver } from "../../operations/outgoing-messages/hand-over.ts";
import { joinNotices } from "../list/join-notices.ts";
import { joinedColumns } from "../list/queries.ts";
import { noticePages } from "./notice-pages.ts";
import { stopAddress } from "./stop-link.ts";

/**
 * The lines of some notices that were not read meanwhile, the newest first; to a member of staff only
 * those that their role allows now.
 */
async function listLines(
  db: Database,
  { userId, noticeIds }: JobData["send-notice-email"],
  audience: NoticeAudience,
) {
  const role = audience === "staff" ? await findStaffRole(db, userId) : null;
  const allowed = role === null ? [] : kindsForRole(role);
  const isAllowed =
    audience === "staff" ? sql`${notices.kind} = any(${sql.param(allowed)}::text[])` : undefined;
  return db
    .select({
      ...joinedColumns,
      kinds: sql<JoinedKinds>`array_agg(distinct ${notices.kind})`,
      path: sql<string>`(array_agg(${notices.path} order by ${notices.id} desc))[1]`,
    })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        sql`${notices.id} = any(${sql.param(noticeIds)}::bigint[])`,
        isAllowed,
      ),
    )
    .groupBy(sql`coalesce(${notices.joinKey}, ${notices.id}::text)`)
    .orderBy(sql`max(${notices.id}) desc`);
}

type JoinedKinds = (typeof notices.$inferSelect)["kind"][];

/** The subject of an email: its only line, or how many there are. */
export function digestSubject(brand: string, lines: readonly { title: string }[]): string {
  const [only] = lines;
  return lines.length === 1 && only
    ? only.title
    : `${brand}\u00a0: ${count(lines.length, "nouvelle")} pour vous`;
}

/**
 * Sends an account the email of some of its notices, under the key of its job; nothing when all were
 * read meanwhile, or to an address that is not proven.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendNoticeEmail(
  app: AppContext,
  email: JobData["send-notice-email"],
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const { brand, publicUrl } = app.settings;
  const [reader] = await app.db.select().from(users).where(eq(users.id, email.userId));
  if (!reader?.email || reader.emailVerifiedAt === null) return;
  const audience = audienceOf(reader.role);
  const rows = await listLines(app.db, email, audience);
  if (rows.length === 0) return;
  const lines = rows.map(({ path, ...joined }) => ({
    ...joinNotices(joined),
    link: publicUrl + path,
  }));
  const kinds = [...new Set(rows.flatMap((row) => row.kinds))];
  const stopOf = (stopped: JoinedKinds) =>
    stopAddress(app.settings, { userId: email.userId, kinds: stopped });
  const subject = digestSubject(brand, lines);
  const { render, toPlainText } = await import("react-email");
  const { DigestEmail } = await import("./digest-email.tsx");
  const pages = noticePages[audience];
  const html = await render(
    DigestEmail({
      ...{ brand, subject, lines },
      pageLink: publicUrl + pages.list,
      choicesLink: publicUrl + pages.choices,
      stops: kinds.map((kind) => ({
        label: kindLabel(kind, audience).label,
        link: stopOf([kind]),
      })),
    }),
  );
  const { email: to } = reader;
  const kind = "notices";
  await handOver(app, { channel: "mail", kind, to, isLast }, (mail) =>
    mail.send({
      ...{ key, kind, to, fromName: brand, subject, html },
      text: toPlainText(html),
      links: lines.map(({ link }) => link),
      unsubscribeLink: stopOf(kinds),
    }),
  );
}
