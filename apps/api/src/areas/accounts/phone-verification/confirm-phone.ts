import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import {
  dropOtherClaims,
  findProvenHolder,
  lockCredential,
} from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { acceptPromisedInvitations } from "../../notebook/sharing/accept-promised-invitations.ts";
import { consumePhoneCode, matchPhoneCode } from "../registration/phone-code.ts";
import { takenMeanwhile } from "../registration/write-account.ts";
import { phoneToProve } from "./send-code.ts";

/**
 * Verifies the number of an account by its code. The number replaces the old one and is removed
 * from all accounts that have not proven it. If another account has proven it, the answer says so,
 * since the caller has shown that they read its messages.
 * @throws phone-proven when there is no number to verify; a field error at `code`
 */
export async function confirmPhone(
  context: RequestContext,
  actor: Pick<Actor, "user">,
  code: string,
): Promise<void> {
  const { db, now } = context;
  const { user } = actor;
  const phone = phoneToProve(actor);
  if (phone === null) throw refusal("phone-proven");
  const key = { purpose: "phone-change", subject: String(user.id), phone } as const;
  const codeId = await matchPhoneCode(context, key, code);
  try {
    await db.transaction(async (tx) => {
      await lockCredential(tx, { phone });
      await consumePhoneCode(tx, codeId, now);
      const holder = await findProvenHolder(tx, user.role, { phone });
      if (holder !== null && holder.id !== user.id)
        throw fieldRefusal({ code: [accountMessages.phoneTaken] });
      await dropOtherClaims(tx, { userId: user.id, role: user.role }, { phone });
      await tx
        .update(users)
        .set({ phone, phoneVerifiedAt: now, pendingPhone: null })
        .where(eq(users.id, user.id));
      await acceptPromisedInvitations({ ...context, db: tx }, user.id);
    });
  } catch (error) {
    throw takenMeanwhile(error);
  }
}
