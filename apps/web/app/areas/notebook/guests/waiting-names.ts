import { nameOf } from "./guest-values.ts";

/** A guest in a creation form that waits for the network; `row` is that of the form. */
export interface WaitingName {
  row: string;
  name: string;
}

/** The guests in a creation form that waits for the network, in its order; rows without a name are left out. */
export function waitingNames(fields: Iterable<[string, FormDataEntryValue]>): WaitingName[] {
  const rows = new Map<string, { last_name: string; given_names: string }>();
  for (const [name, value] of fields) {
    const [key, field] = name.split(".", 2);
    if (!key || (field !== "last_name" && field !== "given_names")) continue;
    const row = rows.get(key) ?? { last_name: "", given_names: "" };
    rows.set(key, { ...row, [field]: String(value).trim() });
  }
  return [...rows]
    .map(([row, names]) => ({ row, name: nameOf(names) }))
    .filter(({ name }) => name !== "");
}
