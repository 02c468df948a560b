/** The properties that the verification wall checks. */
interface VerificationState {
  user: { emailVerifiedAt: Date | null; phoneVerifiedAt: Date | null };
  customer: { dob: string | null } | null;
}

/**
 * Whether the notebook is open to a user: their address (or, unless the wall is strict, their
 * number) is proven and their birth date is known.
 */
export function maySeeNotebook(actor: VerificationState, gate: "either" | "email"): boolean {
  const proven =
    actor.user.emailVerifiedAt !== null ||
    (gate === "either" && actor.user.phoneVerifiedAt !== null);
  return proven && actor.customer !== null && actor.customer.dob !== null;
}
