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
  const text = codeSms(settings.brand, { code, minutes, isKnown: holder !== null });
  await jobs.enqueue(db, "send-short-message", {
    kind: "otp",
    to: phone,
    text,
    code,
    until: expiresAt.toISOString(),
  });
}

/** The SMS with a code for a number. @param isKnown whether the number has an account already */
export function codeSms(
  brand: string,
  { code, minutes, isKnown }: { code: string; minutes: number; isKnown: boolean },
): string {
  return isKnown
    ? `${brand} : votre code est ${code}, mais ce numéro a déjà un compte. Ce n'est pas vous ? Ne le donnez à personne.`
    : `${brand} : votre code est ${code}. Il est valable ${minutes} minutes. Ne le donnez à personne.`;
}
