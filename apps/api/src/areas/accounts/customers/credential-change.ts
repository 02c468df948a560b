/** What an account form does to an email address or a phone number. */
export type CredentialChange = "none" | "keep-current" | "replace" | "wait-for-proof";

/** An address or number as stored, and the pending one that would replace it. */
interface Credential {
  current: string | null;
  isProven: boolean;
  pending: string | null;
}

const same = (a: string | null, b: string | null) =>
  (a?.toLowerCase() ?? null) === (b?.toLowerCase() ?? null);

/**
 * What happens to an address or a number when a form contains `asked`. A proven one stays until the
 * new one is proven. An unproven one is replaced at once. Entering the current one again drops the
 * pending one.
 */
export function credentialChange(
  { current, isProven, pending }: Credential,
  asked: string | null,
): CredentialChange {
  if (same(asked, current)) return pending === null ? "none" : "keep-current";
  if (asked !== null && same(asked, pending)) return "none";
  return isProven && asked !== null ? "wait-for-proof" : "replace";
}
