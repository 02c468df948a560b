/** The part of a file that a request asks for, both bounds included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Reads the header `Range` of a request for a file of `size` bytes. Null when all of it is asked for,
 * or several parts at once, which a server may answer with all of it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "invalid" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!found) return null;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return "invalid";
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : "invalid";
}
