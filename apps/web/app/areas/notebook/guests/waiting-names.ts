import { nameOf } from "./guest-values.ts";

/** The names of the guests in a creation form that waits for the network, in its order. */
export function waitingNames(fields: Iterable<[string, FormDataEntryValue]>): string[] {
  const rows = new Map<string, { last_name: string; given_names: string }>();
  for (const [name, value] of fields) {
    const [key, field] = name.split(".", 2);
    if (!key || (field !== "last_name" && field !== "given_names")) continue;
    const row = rows.get(key) ?? { last_name: "", given_names: "" };
    rows.set(key, { ...row, [field]: String(value).trim() });
  }
  return [...rows.values()].map(nameOf).filter(Boolean);
}
