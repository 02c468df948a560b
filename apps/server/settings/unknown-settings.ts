/** How many characters must be added, left out or replaced to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, otherCharacter] of [...other].entries())
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (character === otherCharacter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The characters in which two names of this length may differ and be one misspelt: none of a short one, such as HOME and HOST. */
const tolerance = (name: string) => (name.length < 7 ? 0 : name.length < 10 ? 1 : 2);

/**
 * The names of an environment that look like a misspelt setting, each with the setting meant. An
 * environment has names of other programs too: what resembles no setting is theirs.
 */
export function misspeltSettings(
  names: readonly string[],
  settings: readonly string[],
): { name: string; meant: string }[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const most = tolerance(name);
      const meant = settings.find(
        (setting) =>
          Math.abs(setting.length - name.length) <= most && distance(name, setting) <= most,
      );
      return meant === undefined ? [] : [{ name, meant }];
    });
}
