/**
 * The path of a pattern, with its parameters encoded; a missing parameter is omitted with its
 * slash.
 */
export function fillAddress(pattern: string, given?: unknown): string {
  const values = new Map(Object.entries(typeof given === "object" && given ? given : {}));
  const path = pattern.replace(/\/:(\w+)\??/g, (_, key: string) => {
    const value = values.get(key);
    return value === undefined ? "" : `/${encodeURIComponent(String(value))}`;
  });
  return path || "/";
}
