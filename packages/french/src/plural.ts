import { grouped } from "./money.ts";

/**
 * A number with its noun: 0 and 1 take the singular, as French has it. The plural adds an s to
 * the first word unless given: `count(3, "invité")`, `count(2, "faire-part", "faire-part")`.
 */
export function count(number: number, one: string, several = regular(one)): string {
  return `${grouped(number)}\u00a0${isPlural(number) ? several : one}`;
}

/** Whether a number takes the plural: 2 and above. */
export function isPlural(number: number): boolean {
  return Math.abs(number) >= 2;
}

function regular(noun: string): string {
  return /[sxz]$/.test(noun) ? noun : `${noun}s`;
}
