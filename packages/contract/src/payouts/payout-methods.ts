/** Who pays out: the wallets of mobile money. */
export const payoutMethods = {
  orange: "Orange Money",
  mtn: "MTN MoMo",
  moov: "Moov Money",
  wave: "Wave",
} as const;
export type PayoutMethod = keyof typeof payoutMethods;

/** The codes of the wallets. */
export const methodCodes = Object.keys(payoutMethods) as [PayoutMethod, ...PayoutMethod[]];

/** The least that is paid out at once, in FCFA. */
export const PAYOUT_MIN_FCFA = 1000;

/**
 * What the numbers of each wallet begin with in Côte d'Ivoire, after +225: the operators' prefixes since
 * 31 January 2021. A Wave wallet is on a number of any operator.
 */
const prefixes: Readonly<Record<PayoutMethod, readonly string[]>> = {
  orange: ["07"],
  mtn: ["05"],
  moov: ["01"],
  wave: ["01", "05", "07"],
};

/** What the numbers of a wallet begin with, as people read it: « 01, 05 ou 07 ». */
export function beginningsOf(method: PayoutMethod): string {
  return prefixes[method].join(", ").replace(/, (\d+)$/, " ou $1");
}

/** Whether a number may hold money in Côte d'Ivoire. @param e164 `+225` and ten digits, or another number */
export function isIvorianMobile(e164: string): boolean {
  return /^\+225(01|05|07)\d{8}$/.test(e164);
}

/** Whether a number can be one of a wallet's, by its country and its operator. @param e164 in E.164 */
export function isNumberOf(method: PayoutMethod, e164: string): boolean {
  return isIvorianMobile(e164) && prefixes[method].includes(e164.slice(4, 6));
}
