import type { TableShape } from "@jdj/contract/invitations/seating-shapes";

const french = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/** The order of tables: that of honour first, then by name, « Table 2 » before « Table 10 ». */
export function byTableName(
  a: { name: string; shape: TableShape },
  b: { name: string; shape: TableShape },
): number {
  return Number(b.shape === "head") - Number(a.shape === "head") || french.compare(a.name, b.name);
}

/**
 * The names of new tables: numbered after those of the same beginning that are there. One alone keeps a
 * name that was given to it, and one of honour is called so.
 * @param given what the hosts typed; null for nothing
 */
export function newTableNames(
  given: string | null,
  shape: TableShape,
  count: number,
  taken: readonly string[],
): string[] {
  const first = given ?? (shape === "head" ? "Table d’honneur" : null);
  if (count === 1 && first !== null && (given !== null || !taken.includes(first))) return [first];
  const start = first ?? "Table";
  const numbers = taken.flatMap((name) => {
    const number = name.startsWith(`${start} `) ? name.slice(start.length + 1) : "";
    return /^\d{1,6}$/.test(number) ? Number(number) : [];
  });
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, index) => `${start} ${last + index + 1}`);
}
