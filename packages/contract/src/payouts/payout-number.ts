/** How long after its code was entered a new number waits for its first payout, in hours. */
export const NEW_NUMBER_HOURS = 48;

/** What a wallet holds in Côte d'Ivoire, in FCFA, by whether its operator knows its holder's identity. */
export const WALLET_FCFA = { unidentified: 200_000, identified: 2_000_000 } as const;

/** Whether a number may be paid to: its code was not entered, it is new, or it is ready. */
export const numberStates = ["unproven", "new", "ready"] as const;
export type NumberState = (typeof numberStates)[number];

/** The instant from which a number may be paid to. @param provenAt when its code was entered */
export function numberUsableFrom(provenAt: Date): Date {
  return new Date(provenAt.getTime() + NEW_NUMBER_HOURS * 3_600_000);
}

/** Whether a number may be paid to at an instant. @param provenAt null while its code was not entered */
export function numberState(provenAt: Date | null, now: Date): NumberState {
  if (provenAt === null) return "unproven";
  return numberUsableFrom(provenAt) <= now ? "ready" : "new";
}

/** The most that a wallet takes, in FCFA. */
export function walletCeiling(isIdentified: boolean): number {
  return isIdentified ? WALLET_FCFA.identified : WALLET_FCFA.unidentified;
}

/** What may still be sent to a wallet, in FCFA. @param pendingFcfa what is on its way to it */
export function walletLeft(isIdentified: boolean, pendingFcfa: number): number {
  return Math.max(0, walletCeiling(isIdentified) - pendingFcfa);
}

/** A name without accents, case, punctuation and the order of its words. */
function wordsOf(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort();
}

/**
 * Whether the holder whom a company names is another than the one whom the beneficiary wrote: a word of
 * the shorter name is missing in the longer one. Order, case, accents and further given names do not count.
 */
export function isOtherHolder(written: string, named: string): boolean {
  const [short = [], long = []] = [wordsOf(written), wordsOf(named)].sort(
    (a, b) => a.length - b.length,
  );
  return short.length === 0 || !short.every((word) => long.includes(word));
}
