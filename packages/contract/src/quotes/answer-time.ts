/** Below so many answered requests nothing is said of how fast a provider answers. */
export const LEAST_ANSWERS = 5;

/** What is known of how a provider answered new requests; minutes from the request to the first answer. */
interface Answers {
  asked: number;
  /** Of those that were answered. */
  minutes: readonly number[];
}

/**
 * The mean time to answer in minutes. Null with too few answers, and for a provider who leaves more
 * than half of the requests without one.
 */
export function meanAnswerTime({ asked, minutes }: Answers): number | null {
  if (minutes.length < LEAST_ANSWERS || minutes.length * 2 < asked) return null;
  return Math.round(minutes.reduce((sum, one) => sum + one, 0) / minutes.length);
}

/** The same in words: « Répond en 3 heures environ ». */
export function answerTimeText(minutes: number): string {
  if (minutes < 60) return "Répond en moins d’une heure";
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `Répond en ${hours}\u00a0heure${hours > 1 ? "s" : ""} environ`;
  const days = Math.round(hours / 24);
  return `Répond en ${days}\u00a0jour${days > 1 ? "s" : ""} environ`;
}
