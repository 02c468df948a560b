import { editDistance } from "@jdj/french/edit-distance";
import { addBit, type Bits, emptyBits, keepCommon } from "./bit-set.ts";
import { SHORTEST_PREFIX } from "./search-words.ts";

/** Below it two words are not taken for each other: `coccody` and `cocody` have 0.67. */
const LEAST_SIMILARITY = 0.4;
const MOST_BEHIND = 0.15;
const MOST_NEAR = 3;

/** How many mistakes of typing are forgiven in a word: one, and two in a long one. */
const mistakesIn = (word: string) => (word.length < 7 ? 1 : 2);

/** Up to this length a word that begins with another letter is another word. */
const SHORT = 4;

/** The groups of three letters of a word, as pg_trgm makes them. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** How near a word is that somebody may have mistyped, from 0; letters that are swapped share no trigram. */
function mistypedSimilarity(typed: string, word: string): number {
  if (typed.length <= SHORT && typed[0] !== word[0]) return 0;
  const most = mistakesIn(typed);
  const mistakes = editDistance(typed, word, most);
  return mistakes > most ? 0 : 1 - mistakes / (typed.length + 1);
}

/** The words of what is searched, each with the slots that have it. */
export class KnownWords {
  /** Each word's slots, growing. */
  readonly #slots = new Map<string, number[]>();
  /** The words in the order of their characters; null when one was added since. */
  #sorted: string[] | null = null;
  readonly #byTrigram = new Map<string, string[]>();
  readonly #found = new Map<string, Bits>();

  add(word: string, slot: number): void {
    const slots = this.#slots.get(word);
    if (slots) slots.push(slot);
    else {
      this.#slots.set(word, [slot]);
      this.#sorted = null;
      if (/^[a-z]{3,}$/.test(word))
        for (const trigram of trigramsOf(word)) {
          const similar = this.#byTrigram.get(trigram);
          if (similar) similar.push(word);
          else this.#byTrigram.set(trigram, [word]);
        }
    }
  }

  /** Forgets what was found: the slots changed. */
  changed(): void {
    this.#found.clear();
  }

  #wordsFrom(prefix: string): string[] {
    this.#sorted ??= [...this.#slots.keys()].sort();
    const sorted = this.#sorted;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? "") < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.startsWith(prefix)) end += 1;
    return sorted.slice(low, end);
  }

  #collect(into: Bits, lexemes: readonly string[]): void {
    for (const word of lexemes) for (const slot of this.#slots.get(word) ?? []) addBit(into, slot);
  }

  /** The known words nearest to a misspelled one that some live slot has. */
  #near(typed: string, live: Bits): string[] {
    const own = trigramsOf(typed);
    const shared = new Map<string, number>();
    for (const trigram of own)
      for (const word of this.#byTrigram.get(trigram) ?? [])
        shared.set(word, (shared.get(word) ?? 0) + 1);
    const similar = [...shared].flatMap(([word, common]) => {
      const similarity = Math.max(
        common / (own.size + trigramsOf(word).size - common),
        mistypedSimilarity(typed, word),
      );
      return similarity >= LEAST_SIMILARITY && this.#isLive(word, live)
        ? [{ word, similarity }]
        : [];
    });
    similar.sort((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1));
    const nearest = similar[0]?.similarity ?? 0;
    return similar
      .slice(0, MOST_NEAR)
      .filter(({ similarity }) => similarity >= nearest - MOST_BEHIND)
      .map(({ word }) => word);
  }

  #isLive(word: string, live: Bits): boolean {
    const one = emptyBits(live.length * 32);
    this.#collect(one, [word]);
    keepCommon(one, live);
    return one.some((bits) => bits !== 0);
  }

  /** The live slots with a word, or with one near to it when none has it. */
  find(word: string, live: Bits): Bits {
    const known = this.#found.get(word);
    if (known) return known;
    const found = emptyBits(live.length * 32);
    const isShort = word.length < SHORTEST_PREFIX;
    this.#collect(found, isShort ? [word, `^${word}`] : this.#wordsFrom(word));
    keepCommon(found, live);
    if (/^[a-z]{2,}$/.test(word) && found.every((bits) => bits === 0))
      for (const near of this.#near(word, live)) this.#collect(found, this.#wordsFrom(near));
    keepCommon(found, live);
    // Words that people search for are few; the memory of the others is bounded.
    if (this.#found.size >= MOST_FOUND) this.#found.clear();
    this.#found.set(word, found);
    return found;
  }
}

/** The words whose slots are remembered: 12 KB each with 100,000 slots. */
const MOST_FOUND = 200;
