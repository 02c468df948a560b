import { randomUUID } from "node:crypto";
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type StorageDriver, StorageError } from "./port.ts";
import { storedKey } from "./stored-key.ts";

/** Stores files in a folder outside the web root. A file appears whole or not at all. */
export function embeddedStorage(folder: string): StorageDriver {
  function pathOf(key: string): string {
    return join(folder, storedKey(key));
  }
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (cause) {
        // A full disk has room again only when what was begun goes.
        await rm(draft, { force: true }).catch(() => undefined);
        throw new StorageError(`${key} was not stored`, { cause });
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsence(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async prune(within, unusedSince) {
      let removed = 0;
      for await (const path of filesIn(pathOf(within))) {
        // A file that goes meanwhile is gone, which was wanted.
        const times = await stat(path).catch(() => null);
        if (times === null || times.mtime >= unusedSince || times.atime >= unusedSince) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** The files right within a folder, drafts that a killed process left included; none when there is no such folder. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder))
      if (entry.isFile()) yield join(folder, entry.name);
  } catch (error) {
    if (!isAbsence(error)) throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
