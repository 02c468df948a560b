import type { RequestContext } from "../../../app-context.ts";
import { findProvenHolder, type UserRole } from "../../identity/users/credentials.ts";
import { codeSeconds } from "./phone-code.ts";

/**
 * Enqueues the SMS of a code within the caller's transaction (`context.db`). If an account of
 * the role has proven the number, the SMS tells its owner of the attempt; the answer to the caller is the same.
 * The text has no accents, so that it fits one segment (GSM-7, 160 characters).
 */
export async function enqueueCode(
  context: RequestContext,
  {
    role,
    phone,
    code,
    purpose,
    expiresAt,
  }: {
    role: UserRole;
    phone: string;
    code: string;
    purpose: "registration" | "phone-change";
    expiresAt: Date;
  },
): Promise<void> {
  const { db, jobs, settings } = context;
  const holder = await findProvenHolder(db, role, { phone });
  const minutes = codeSeconds[purpose] / 60;
  const text =
    holder === null
      ? `${settings.brand} : votre code est ${code}. Il est valable ${minutes} minutes. Ne le donnez a personne.`
      : `${settings.brand} : votre code est ${code}, mais ce numero a deja un compte. Ce n'est pas vous ? Ne le donnez a personne.`;
  await jobs.enqueue(db, "send-short-message", {
    kind: "otp",
    to: phone,
    text,
    code,
    until: expiresAt.toISOString(),
  });
}
