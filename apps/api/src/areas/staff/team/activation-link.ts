import { refusal } from "@jdj/contract/call/refusals";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { staffActivations } from "../../identity/staff/tables.ts";

/** What making an account of staff needs; a command has it too, without the whole app. */
export interface StaffSetup {
  db: Database;
  now: Date;
  settings: Pick<ApiSettings, "secret" | "previousSecrets" | "publicUrl">;
}

/** How long a link may be used, in milliseconds: two days. */
const LINK_MS = 2 * 86_400_000;

/**
 * Writes a new activation link for a member of staff and closes earlier ones, in the caller's
 * transaction. The token is in the fragment, which no server and no log sees.
 */
export async function writeActivationLink(
  { db, now, settings }: StaffSetup,
  userId: number,
): Promise<string> {
  const token = makeToken();
  await db
    .update(staffActivations)
    .set({
      closedAt: sql`coalesce(${staffActivations.closedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(staffActivations.userId, userId));
  await db.insert(staffActivations).values({
    userId,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LINK_MS),
  });
  return `${settings.publicUrl}/console#/activation/${token}`;
}

/** @throws mail-closed without which nobody is sent their link */
export function refuseWithoutMail({ settings }: Pick<RequestContext, "settings">): void {
  if (settings.closedServices.includes("mail")) throw refusal("mail-closed");
}

/** Sends a link to its person alone: whoever made it never sees it. In the caller's transaction. */
export async function sendActivationLink(
  { db, jobs }: Pick<RequestContext, "db" | "jobs">,
  to: string,
  link: string,
): Promise<void> {
  await jobs.enqueue(db, "send-email", { kind: "staff-activation", to, props: { link } });
}
