import type { RequestContext } from "../../../app-context.ts";
import { isWithin, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findProvenHolder, type UserRole } from "../../identity/users/credentials.ts";

/**
 * Notifies the owner of an address that somebody entered it for another account. At most once a
 * day, so that nobody can flood a mailbox.
 */
export async function notifyEmailAttempted(
  context: RequestContext,
  { email, role }: { email: string; role: UserRole },
): Promise<void> {
  const holder = await findProvenHolder(context.db, role, { email });
  if (holder?.email == null) return;
  if (!(await isWithin(limits.emailAttempted, holder.email.toLowerCase(), context))) return;
  await context.jobs.enqueue(context.db, "send-email", {
    kind: "email-attempted",
    to: holder.email,
    props: {
      givenNames: holder.givenNames,
      link: `${context.settings.publicUrl}${role === "PROVIDER" ? "/pro/connexion" : "/connexion"}`,
    },
  });
}
