import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { requestNewsletter } from "../../content/newsletter/request-newsletter.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { dropOtherClaims, lockCredential } from "../../identity/users/credentials.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { acceptPromisedInvitations } from "../../notebook/sharing/accept-promised-invitations.ts";
import { dropUnvouchedFacebook } from "../facebook/drop-unvouched-profile.ts";
import { emailVerifications } from "./tables.ts";

/** The contents of a verification link, and who opens it. */
interface Proof {
  token: string;
  email: string;
  /** Network address. */
  address: string;
  /** The account that is signed in in this browser, or null. */
  signedInAs: number | null;
}

/**
 * The unexpired link of a token with its account, if the address is the account's current or
 * pending one.
 */
async function findLink({ db, now }: RequestContext, { token, email }: Proof) {
  const isClaimed = or(
    eq(users.email, emailVerifications.email),
    eq(users.pendingEmail, emailVerifications.email),
  );
  const [link] = await db
    .select({
      id: emailVerifications.id,
      usedAt: emailVerifications.usedAt,
      user: users,
      civility: customers.civility,
    })
    .from(emailVerifications)
    .innerJoin(users, and(eq(users.id, emailVerifications.userId), isClaimed))
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(emailVerifications.tokenHash, hashToken(token)),
        eq(emailVerifications.email, email),
        gt(emailVerifications.expiresAt, now),
        isNull(customers.archivedAt),
      ),
    );
  return link ?? null;
}

/**
 * Verifies an email address by the token of the link. The address then belongs to this account: it
 * replaces the old one, and is removed from all accounts that have not proven it. Opening the same
 * link again is no error while the address is the account's and proven, because mail scanners open
 * links too. If the newsletter was asked for before there was an address, its confirmation email is
 * sent now.
 *
 * A Facebook profile whose address Facebook did not confirm may have been linked by somebody else.
 * Unless the link is opened while signed in to the same account, the profile is removed and all
 * sessions end.
 * @throws activation-refused for an unknown, expired or outdated link
 */
export async function verifyEmail(context: RequestContext, given: Proof): Promise<void> {
  const { db, now } = context;
  await consumeRateLimit(limits.verify, given.address, context);
  try {
    await db.transaction(async (tx) => {
      await lockCredential(tx, { email: given.email });
      const link = await findLink({ ...context, db: tx }, given);
      if (!link) throw refusal("activation-refused");
      const { user } = link;
      const isPending = user.pendingEmail?.toLowerCase() === given.email.toLowerCase();
      if (link.usedAt !== null && user.emailVerifiedAt !== null && !isPending) return;
      const [used] = await tx
        .update(emailVerifications)
        .set({ usedAt: now })
        .where(and(eq(emailVerifications.id, link.id), isNull(emailVerifications.usedAt)))
        .returning({ id: emailVerifications.id });
      if (!used) throw refusal("activation-refused");
      await dropOtherClaims(tx, { userId: user.id, role: user.role }, { email: given.email });
      await tx
        .update(users)
        .set({
          emailVerifiedAt: now,
          wantsNewsletter: false,
          ...(isPending ? { email: given.email, pendingEmail: null } : {}),
        })
        .where(eq(users.id, user.id));
      if (given.signedInAs !== user.id && (await dropUnvouchedFacebook(tx, user.id, given.email)))
        await revokeSessions(tx, user.id, now);
      await acceptPromisedInvitations({ ...context, db: tx }, user.id);
      if (user.wantsNewsletter)
        await requestNewsletter(
          { ...context, db: tx },
          { email: given.email, sex: link.civility === "M" ? "M" : "F" },
        );
    });
  } catch (error) {
    // Another account has proven the address since the email was sent.
    if (violatedKey(error) === "users_email_proven_key") throw refusal("activation-refused");
    throw error;
  }
}
