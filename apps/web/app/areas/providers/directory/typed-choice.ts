import { fold } from "@jdj/french/fold";
import { isMisspellingOf } from "@jdj/french/misspelling";

/** A typed text filters when it is longer; a shorter one clears the filter. */
export const SHORTEST_TYPED = 3;

/** « Port-Bouët » and « port bouet » are equal. */
const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * What was typed into a box of the banner means: nothing (three characters or fewer), one of the
 * choices, or a text that is none of them.
 */
export function typedChoice<Choice extends { name: string }>(
  typed: string,
  choices: readonly Choice[],
): { kind: "cleared" } | { kind: "chosen"; choice: Choice } | { kind: "unknown" } {
  const text = plain(typed);
  if (text.length <= SHORTEST_TYPED && !choices.some(({ name }) => plain(name) === text))
    return { kind: "cleared" };
  const typedWords = text.split(" ");
  const find = (fits: (name: string) => boolean) => choices.find(({ name }) => fits(plain(name)));
  const choice =
    find((name) => name === text) ??
    find((name) => name.startsWith(text)) ??
    find((name) =>
      typedWords.every((word) => name.split(" ").some((own) => own.startsWith(word))),
    ) ??
    find((name) =>
      typedWords.every((word) => name.split(" ").some((own) => isMisspellingOf(word, own))),
    );
  return choice ? { kind: "chosen", choice } : { kind: "unknown" };
}
