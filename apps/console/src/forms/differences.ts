/** A field that is empty, or that nobody filled in. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/**
 * The fields in which what is stored and what was typed differ. What the form does not name, such as
 * a count, is no difference.
 * @param labels the names of the form's fields; empty for all fields
 */
export function differences(
  stored: Record<string, unknown>,
  typed: Record<string, unknown>,
  labels: Record<string, string>,
): string[] {
  const named = Object.keys(labels);
  const names = named.length > 0 ? named : Object.keys(typed);
  return names.filter((name) => {
    const [a, b] = [stored[name], typed[name]];
    if (name === "version" || (isEmpty(a) && isEmpty(b))) return false;
    return JSON.stringify(a) !== JSON.stringify(b);
  });
}
