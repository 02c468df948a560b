import { createHash } from "node:crypto";

const files = new Map<string, string>();

/**
 * A class of a CSS module as the page bears it: its own name, then three letters for its file. The
 * usual names bear nine more characters, in every script, style and document.
 *
 * @throws when two files have the same letters: renaming one of them helps
 */
export function scopedName(name: string, path: string): string {
  const file = path.replace(/\?.*$/, "").split("/app/").at(-1) ?? path;
  const letters = createHash("sha256").update(file).digest("base64url").slice(0, 3);
  const other = files.get(letters);
  if (other !== undefined && other !== file)
    throw new Error(`Classes of ${file} and of ${other} would have the same names`);
  files.set(letters, file);
  return `${name}_${letters}`;
}
