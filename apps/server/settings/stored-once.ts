import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dataDirError } from "./data-dir.ts";

/** Writes a file atomically, unless another starting process wrote it first. */
function writeAtomically(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * A text that is stored with the data, made at the first start and the same from then on.
 * @throws a readable error when the folder cannot be written
 */
export function storedOnce(dataDir: string, name: string, make: () => string): string {
  const folder = resolve(dataDir);
  const path = join(folder, name);
  try {
    if (!existsSync(path)) {
      mkdirSync(folder, { recursive: true });
      writeAtomically(path, make());
    }
    return readFileSync(path, "utf8");
  } catch (error) {
    throw dataDirError(folder, error);
  }
}
