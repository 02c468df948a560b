/**
 * The delay before the next attempt to reach what is away, in milliseconds: doubled after each failure
 * up to `most`, then shortened by up to half by chance, so that processes do not come back all at once.
 * @param failures the attempts that failed one after the other, 1 or more
 * @param chance 0 to 1, from `Math.random()`
 */
export function retryDelay(
  failures: number,
  { first, most }: { first: number; most: number },
  chance = Math.random(),
): number {
  const whole = Math.min(most, first * 2 ** Math.min(failures - 1, 30));
  return whole * (1 - chance / 2);
}
