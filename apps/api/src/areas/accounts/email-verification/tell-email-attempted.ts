import { isWithin, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Moment } from "../../../world.ts";
import { findProvenHolder } from "../../identity/users/credentials.ts";

/**
 * Tells the owner of an address that somebody gave it as theirs, once a day at most: whoever tries
 * again and again must not fill somebody's mailbox.
 */
export async function tellEmailAttempted(moment: Moment, email: string): Promise<void> {
  const holder = await findProvenHolder(moment.db, { email });
  if (holder?.email == null) return;
  if (!(await isWithin(limits.emailAttempted, holder.email.toLowerCase(), moment))) return;
  await moment.jobs.enqueue(moment.db, "send-letter", {
    kind: "email-attempted",
    to: holder.email,
    props: {
      givenNames: holder.givenNames,
      link: `${moment.settings.publicUrl}/connexion`,
    },
  });
}
