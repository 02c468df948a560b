import { LONGEST_NAME } from "@jdj/contract/products/limits";

/** A name as lists show it: cut at fifty characters, where it is longer. */
export function shortName(name: string): string {
  const signs = Array.from(name);
  return signs.length > LONGEST_NAME
    ? `${signs
        .slice(0, LONGEST_NAME - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
