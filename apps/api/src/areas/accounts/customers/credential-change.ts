/** What an account form asks of an address or a number. */
export type CredentialChange = "none" | "keep-current" | "replace" | "wait-for-proof";

/** An address or number as the account has it, and the one that waits to replace it. */
interface Credential {
  current: string | null;
  isProven: boolean;
  pending: string | null;
}

const same = (a: string | null, b: string | null) =>
  (a?.toLowerCase() ?? null) === (b?.toLowerCase() ?? null);

/**
 * What becomes of an address or a number when a form names `asked`. A proven one stays until its
 * successor is proven; an unproven one is replaced at once, for it counts for nothing; and whoever
 * writes the current one again gives the other up.
 */
export function credentialChange(
  { current, isProven, pending }: Credential,
  asked: string | null,
): CredentialChange {
  if (same(asked, current)) return pending === null ? "none" : "keep-current";
  if (asked !== null && same(asked, pending)) return "none";
  return isProven && asked !== null ? "wait-for-proof" : "replace";
}
