/** Attempts from one source without delay, in a quarter of an hour. */
const FREE = 10;

/** The same while an account is attacked from many sources. */
const FREE_UNDER_ATTACK = 3;

/** Attempts for one account, from all sources together, that count as an attack. */
const ATTACK = 100;

/** The longest delay between two attempts, in seconds. */
const LONGEST = 20;

/**
 * The delay after an attempt to sign in, in seconds: 0 at first, then 1, 2, 4… up to 20.
 * @param attempts for one account from one source, including this one, without successful ones
 * @param all for that account from all sources; 0 for a known device, which other people's attempts
 * do not slow
 */
export function signInDelay(attempts: number, all: number): number {
  const free = all > ATTACK ? FREE_UNDER_ATTACK : FREE;
  return attempts <= free ? 0 : Math.min(LONGEST, 2 ** (attempts - free - 1));
}
