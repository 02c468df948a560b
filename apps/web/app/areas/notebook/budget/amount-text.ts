import { notebookMessages } from "@jdj/contract/notebook/messages";
import { grouped } from "@jdj/french/money";

/** The digits of the largest amount that a line takes. */
const maxDigits = 10;

/** An amount as a box shows it: « 41 500 », empty for none. */
export function amountText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : grouped(amount);
}

/** The typed text with its thousands separated, and the new position of the caret. */
export type Typed = { text: string; caret: number };

/**
 * Separates the thousands of the typed text. A text that is no whole number is not changed: a
 * dropped sign or comma would silently make another amount of it.
 */
export function spacedAmount(typed: string, caret: number): Typed {
  const digits = typed.replace(/\s/g, "");
  if (!/^\d{1,15}$/.test(digits)) return { text: typed, caret };
  const text = grouped(Number(digits));
  const zeros = digits.length - text.replace(/\s/g, "").length;
  let before = Math.max(0, typed.slice(0, caret).replace(/\s/g, "").length - zeros);
  let at = 0;
  for (; before > 0 && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) before -= 1;
  return { text, caret: at };
}

/** The value of a box: an amount in whole FCFA, null for none, or the error of an invalid one. */
export type Reading = { amount: number | null; error?: never } | { amount?: never; error: string };

export function readBox(text: string): Reading {
  const digits = text.replace(/\s/g, "").replace(/f?cfa$/i, "");
  if (digits === "") return { amount: null };
  if (!/^\d+$/.test(digits)) return { error: notebookMessages.amountInvalid };
  return digits.replace(/^0+/, "").length > maxDigits
    ? { error: notebookMessages.amountTooLarge }
    : { amount: Number(digits) };
}
