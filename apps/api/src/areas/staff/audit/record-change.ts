import type { Database } from "../../../database/connect.ts";
import { auditLog } from "./tables.ts";

/** Who makes a change: a member of staff, or a command on the server (`id` null). */
export interface Author {
  id: number | null;
  name: string;
}

/** A change of one record. `action`: the resource and a verb, `channels.set-price`. */
export interface Change {
  action: `${string}.${string}`;
  id: number | string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The fields of `after` that differ from `before`, with both values. */
export function changedFields<T extends Record<string, unknown>>(before: T, after: Partial<T>) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: Partial<T>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Logs a change in the transaction that makes it. */
export async function recordChange(
  tx: Database,
  author: Author,
  now: Date,
  { action, id, before, after }: Change,
): Promise<void> {
  await tx.insert(auditLog).values({
    at: now,
    staffId: author.id,
    staffName: author.name,
    action,
    resource: action.split(".")[0] ?? action,
    recordId: String(id),
    before,
    after,
  });
}
