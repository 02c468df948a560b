/**
 * An amount as people type it, « 41 500 » or « 41 500 Fcfa », made a whole number of FCFA. Empty,
 * null and missing are null; whatever else is no whole number is left as it is.
 */
export function readAmount(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") return value;
  const digits = value.replace(/\s/g, "").replace(/f?cfa$/i, "");
  if (digits === "") return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : value;
}
