import type { Outage } from "./outage.ts";

/**
 * How a contract stands. `well`: it takes what it is given. `due`: it refused us, and its pause is
 * over: one message may try. `away`: nothing is handed to it.
 */
export type Standing = "well" | "due" | "away";

/** How a contract stands, by its outage. */
export function standingOf(outage: Pick<Outage, "pausedUntil"> | null, now: Date): Standing {
  if (outage === null) return "well";
  return outage.pausedUntil > now ? "away" : "due";
}

/**
 * The contracts that one account message may go by, in the order in which they are tried. One whose
 * pause is over goes first, since something has to try it; not for what is urgent, a code, which it
 * may keep waiting: that tries it only when no other is well.
 */
export function orderOfTrying<C extends { standing: Standing }>(
  contracts: readonly C[],
  isUrgent: boolean,
): C[] {
  const of = (standing: Standing) => contracts.filter((one) => one.standing === standing);
  return isUrgent ? [...of("well"), ...of("due")] : [...of("due"), ...of("well")];
}
