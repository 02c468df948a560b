/** The payment methods; the first four are those of the specification, CinetPay adds bank cards and others. */
export const paymentMethods = [
  "ORANGE_MONEY",
  "MTN_MONEY",
  "MOOV_MONEY",
  "WAVE",
  "CINETPAY",
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** A payment method as people know it. */
export interface MethodFacts {
  name: string;
  /** `redirect`: paid on a page of the company's; `push`: confirmed on the phone that is asked. */
  kind: "redirect" | "push";
  /** What its numbers begin with, after 225; null where no number is needed. */
  prefix: string | null;
}

/** The facts of each payment method. Prefixes: ten digits since 31 January 2021. */
export const methodFacts: Record<PaymentMethod, MethodFacts> = {
  ORANGE_MONEY: { name: "Orange Money", kind: "redirect", prefix: null },
  MTN_MONEY: { name: "MTN MoMo", kind: "push", prefix: "05" },
  MOOV_MONEY: { name: "Moov Money", kind: "push", prefix: "01" },
  WAVE: { name: "Wave", kind: "redirect", prefix: null },
  CINETPAY: { name: "Carte bancaire et autres (CinetPay)", kind: "redirect", prefix: null },
};

/**
 * The logo of each method: a short name on its company's colour, drawn by us. The ink is chosen to be
 * read on the ground (4.5:1 at least).
 */
export const methodLogos: Record<PaymentMethod, { text: string; ground: string; ink: string }> = {
  ORANGE_MONEY: { text: "Orange", ground: "#ff7900", ink: "#000000" },
  MTN_MONEY: { text: "MoMo", ground: "#ffcc00", ink: "#00364f" },
  MOOV_MONEY: { text: "Moov", ground: "#0060a9", ink: "#ffffff" },
  WAVE: { text: "Wave", ground: "#1dc8ff", ink: "#0b1b3a" },
  CINETPAY: { text: "Carte", ground: "#17173b", ink: "#ffffff" },
};

/** How long the page waits after a payment was initiated, in seconds (the specification: 120 000 ms). */
export const WAITING_SECONDS = 120;

/**
 * A mobile-money number as the operators take it: `225` and ten digits. Null when it is none, or
 * does not begin as `prefix` says. Spaces, +, 00225 and 225 may be there or not.
 */
export function mobileMoneyNumber(typed: string, prefix: string | null): string | null {
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  const local = digits.length === 13 && digits.startsWith("225") ? digits.slice(3) : digits;
  if (local.length !== 10 || !local.startsWith(prefix ?? "0")) return null;
  return `225${local}`;
}
