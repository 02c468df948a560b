/** Attempts of one source that are checked at once, in a quarter of an hour. */
const FREE = 10;

/** The same where an account is being attacked from many sources. */
const FREE_UNDER_ATTACK = 3;

/** Attempts for one account, from all sources together, that count as an attack. */
const ATTACK = 100;

/** The longest pause between two attempts, in seconds. */
const LONGEST = 20;

/**
 * The pause after an attempt to sign in, in seconds: none at first, then 1, 2, 4… up to 20.
 * @param attempts for one account from one source, this one included, without those that succeeded
 * @param all for that account from all sources; 0 for a known device, which others' attempts do not slow
 */
export function signInDelay(attempts: number, all: number): number {
  const free = all > ATTACK ? FREE_UNDER_ATTACK : FREE;
  return attempts <= free ? 0 : Math.min(LONGEST, 2 ** (attempts - free - 1));
}
