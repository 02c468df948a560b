import { notebookMessages } from "@jdj/contract/notebook/messages";
import { grouped } from "@jdj/french/money";

/** The digits of the largest amount that a line takes. */
const maxDigits = 10;

/** An amount as a box shows it: « 41 500 », empty for none. */
export function amountText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : grouped(amount);
}

/** What is typed, its thousands apart, and where the caret then stands. */
export type Typed = { text: string; caret: number };

/**
 * Sets the thousands of what is being typed apart. What is no whole number is left as it is: a
 * dropped sign or comma would make another amount of it without a word.
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

/** The value of a box: an amount in whole FCFA, null for none, or the sentence at a wrong one. */
export type Reading = { amount: number | null; error?: never } | { amount?: never; error: string };

export function readBox(text: string): Reading {
  const digits = text.replace(/\s/g, "").replace(/f?cfa$/i, "");
  if (digits === "") return { amount: null };
  if (!/^\d+$/.test(digits)) return { error: notebookMessages.amountInvalid };
  return digits.replace(/^0+/, "").length > maxDigits
    ? { error: notebookMessages.amountTooLarge }
    : { amount: Number(digits) };
}
