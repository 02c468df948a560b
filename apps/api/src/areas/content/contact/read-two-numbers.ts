import { contentMessages, oldNumberMessage } from "@jdj/contract/content/messages";
import { displayPhone } from "@jdj/french/phone";
import { readPhone } from "../../../phone/phone.ts";

/** Two numbers in E.164, or the sentence that says what is wrong with them. */
type TwoNumbers = { ok: true; phones: string[] } | { ok: false; message: string };

/**
 * Parses the two numbers of the contact form, `0701020304, 0501020304`; a single one is refused.
 */
export function readTwoNumbers(text: string): TwoNumbers {
  const numbers = text.split(/[,;/]/).map((number) => number.trim());
  if (numbers.length !== 2 || numbers.includes(""))
    return { ok: false, message: contentMessages.numbersRequired };
  const phones: string[] = [];
  for (const number of numbers) {
    const read = readPhone(number);
    if (read.ok) phones.push(read.e164);
    else if (read.repaired !== undefined)
      return { ok: false, message: oldNumberMessage(displayPhone(read.repaired)) };
    else return { ok: false, message: contentMessages.numbersInvalid };
  }
  return { ok: true, phones };
}
