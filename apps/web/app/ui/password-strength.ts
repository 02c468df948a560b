/** How well a password resists guessing: 0 nothing typed, 1 weak, 2 fair, 3 strong. */
type Strength = 0 | 1 | 2 | 3;

/** The labels beside the meter. */
export const strengthLabels = ["", "Faible", "Correct", "Solide"] as const;

const commonest =
  /^(?:azerty|qwerty|motdepasse|password|bonjour|abidjan|jetaime|iloveyou|cotedivoire|abc|123)/i;

/**
 * A hint, never a rule: length counts most, a mixture of characters helps a short one, and a
 * very common beginning is weak however it ends.
 */
export function passwordStrength(password: string): Strength {
  if (password === "") return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const varied = new Set(password).size;
  if (password.length < 8 || varied < 5 || commonest.test(password)) return 1;
  return password.length >= 14 || (password.length >= 10 && kinds.length >= 3) ? 3 : 2;
}
