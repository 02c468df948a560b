import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedStorage } from "./embedded.ts";
import { StorageError } from "./port.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jdj-storage-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const old = new Date("2026-08-01T00:00:00Z");
const border = new Date("2026-08-23T00:00:00Z");
const lately = new Date("2026-11-01T00:00:00Z");

describe("pruning a store", () => {
  it("removes what was neither written nor read since, drafts of a killed process included", async () => {
    const storage = embeddedStorage(folder);
    const bytes = Buffer.from("…");
    const times: [key: string, read: Date, written: Date][] = [
      ["cards/unused.png", old, old],
      ["cards/read.png", lately, old],
      ["cards/written.png", old, lately],
      ["cards/border.png", old, border],
      ["photos/unused.png", old, old],
    ];
    for (const [key, read, written] of times) {
      await storage.write(key, bytes);
      await utimes(join(folder, key), read, written);
    }
    const draft = join(folder, "cards", "draft.png.0c1d");
    await writeFile(draft, bytes);
    await utimes(draft, old, old);

    expect(await storage.prune("cards", border)).toBe(2);
    expect(await storage.prune("cards", border)).toBe(0);
    const left: string[] = [];
    for (const [key] of times) if ((await storage.read(key)) !== null) left.push(key);
    expect(left).toEqual([
      "cards/read.png",
      "cards/written.png",
      "cards/border.png",
      "photos/unused.png",
    ]);
  });

  it("finds nothing in a folder that was never written to, and none outside of the store", async () => {
    const storage = embeddedStorage(folder);
    expect(await storage.prune("share", border)).toBe(0);
    await expect(storage.prune("../elsewhere", border)).rejects.toThrow("names no stored file");
  });
});

describe("a folder that cannot be written", () => {
  it("refuses a file, and leaves no draft of it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "jdj-full-"));
    const store = embeddedStorage(folder);
    // A folder stands where the file would: the draft is written, and cannot be renamed.
    await mkdir(join(folder, "images/ab/photo.webp/other"), { recursive: true });
    await expect(store.write("images/ab/photo.webp", Buffer.from("…"))).rejects.toThrow(
      StorageError,
    );
    expect(await readdir(join(folder, "images/ab"))).toEqual(["photo.webp"]);
    await rm(folder, { recursive: true, force: true });
  });
});
