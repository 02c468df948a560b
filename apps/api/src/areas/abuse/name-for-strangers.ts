import { foreignLink } from "./foreign-link.ts";
import { isReservedName } from "./reserved-names.ts";

/** The longest name shown to a stranger, in characters. */
const LONGEST = 40;

/**
 * A name that an account's holder typed, as it may stand in a message to somebody else: nothing of it
 * when it is no name but a text, a link, a number or a company's.
 */
export function nameForStrangers(name: string, otherwise: string): string {
  const plain = name.replace(/\s+/g, " ").trim();
  const isName =
    plain.length > 0 &&
    plain.length <= LONGEST &&
    !/[\d@:/\\<>]|[.!?]{2}|\.\p{L}/u.test(plain) &&
    plain.split(" ").length <= 6 &&
    foreignLink(plain, "https://none.invalid") === null &&
    !isReservedName(plain);
  return isName ? plain : otherwise;
}
