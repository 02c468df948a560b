import { execFile } from "node:child_process";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  unlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packagedBinaries, readyBinaries } from "./binaries.ts";
import { ordinaryUser } from "./ordinary-user.fixture.ts";

const run = promisify(execFile);
let folder = "";
let native = "";
let links: string[] = [];

/** The package as npm leaves it when install scripts are blocked: without its library links. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "binaries-"));
  native = join(folder, "package/native");
  await cp(dirname(packagedBinaries()), join(folder, "package"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const list = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8"));
  links = list.map(({ target }: { target: string }) => basename(target)).sort();
  for (const link of links) await rm(join(native, "lib", link), { force: true });
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function versions(of: string): Promise<string[]> {
  const programs = ["initdb", "postgres"];
  const runs = programs.map((name) => run(join(of, "bin", name), ["--version"], { cwd: "/" }));
  return (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
}
const versions18 = [
  expect.stringMatching(/^initdb .* 18/),
  expect.stringMatching(/^postgres .* 18/),
];

test("library links are re-created by several processes at once, and a broken one is mended", async () => {
  await expect(versions(native)).rejects.toThrow(/shared libraries/);
  const starts = Array.from({ length: 8 }, () => readyBinaries(native, join(folder, "cache")));
  expect(new Set(await Promise.all(starts))).toEqual(new Set([native]));
  expect(await versions(native)).toEqual(versions18);
  expect(await readdir(join(native, "lib"))).toEqual(expect.arrayContaining(links));

  await unlink(join(native, "lib/libpq.so.5"));
  await symlink("missing", join(native, "lib/libpq.so.5"));
  expect(await readyBinaries(native, join(folder, "cache"))).toBe(native);
  expect(await versions(native)).toEqual(versions18);
  expect((await readdir(folder)).sort()).toEqual(["package"]);
});

test("a package that cannot be written is copied once, by several processes at once", async () => {
  const cache = join(folder, "cache");
  await mkdir(cache);
  await chmod(folder, 0o755);
  await chmod(cache, 0o777);
  await chmod(join(native, "lib"), 0o555);
  const script = `
    const { readyBinaries } = await import(${JSON.stringify(new URL("./binaries.ts", import.meta.url))});
    const [native, cache] = process.argv.slice(1);
    console.log((await Promise.all([1, 2, 3].map(() => readyBinaries(native, cache)))).join());
  `;
  // Root may write anywhere: it takes an ordinary user to meet a closed folder.
  const node = [process.execPath, "--input-type=module", "-e", script, native, cache];
  const [command = "", ...args] = [...(await ordinaryUser()), ...node];
  const { stdout } = await run(command, args, { cwd: "/" });
  const copies = new Set(stdout.trim().split(","));
  expect(copies.size).toBe(1);
  const [copy = ""] = copies;
  expect(dirname(dirname(copy))).toBe(cache);
  expect(await versions(copy)).toEqual(versions18);
  expect(await readdir(cache)).toHaveLength(1);
  await chmod(join(native, "lib"), 0o755);
});
