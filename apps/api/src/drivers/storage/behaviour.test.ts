import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3, type TestS3 } from "../../testing/s3-server.ts";
import { embeddedStorage } from "./embedded.ts";
import type { StorageDriver } from "./port.ts";
import { s3Storage } from "./s3.ts";

let folder = "";
let s3: TestS3;
let unsigned: TestS3;
const stores: Record<string, (server?: TestS3) => StorageDriver> = {
  disk: () => embeddedStorage(folder),
  s3: (server = s3) => s3Storage(server.place),
  "s3 with a prefix": (server = s3) => s3Storage({ ...server.place, prefix: "essai/" }),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jdj-storage-"));
  [s3, unsigned] = await Promise.all([startS3(true), startS3(false)]);
});
afterAll(async () => {
  await Promise.all([s3.stop(), unsigned.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const HOUR = 3_600_000;
const hour = (count: number) => new Date(Date.now() + count * HOUR);

describe.each(Object.keys(stores))("a store of files (%s)", (name) => {
  const open = (server?: TestS3) => stores[name]?.(server) ?? embeddedStorage(folder);

  it("gives back what was written, byte for byte, to another process too", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 200, ...Buffer.from("é…")]);
    await open().write("images/ab/photo.webp", bytes);
    const read = await open().read("images/ab/photo.webp");
    expect(Buffer.from(read ?? []).equals(bytes)).toBe(true);
  });
  it("has the later bytes of a key, and an empty file as a file", async () => {
    const store = open();
    await store.write("cards/a.png", Buffer.from("first"));
    await store.write("cards/a.png", Buffer.from(""));
    expect(await store.read("cards/a.png")).toHaveLength(0);
  });
  it("has nothing under a key that was never written or was removed, and removes it again in peace", async () => {
    const store = open();
    await store.write("cards/gone.png", Buffer.from("…"));
    await store.remove("cards/gone.png");
    await store.remove("cards/gone.png");
    expect(await store.read("cards/gone.png")).toBeNull();
    expect(await store.read("cards/never.png")).toBeNull();
  });
  it("prunes what was not used since, within its folder alone", async () => {
    const store = open(unsigned);
    const keys = ["share/one.png", "share/two.png", "share-more/three.png", "photos/four.png"];
    for (const key of keys) await store.write(key, Buffer.from("…"));
    expect(await store.prune("share", hour(-1))).toBe(0);
    expect(await store.prune("share", hour(1))).toBe(2);
    expect(await store.prune("share", hour(1))).toBe(0);
    expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual([
      null,
      null,
      expect.anything(),
      expect.anything(),
    ]);
  });
  it.each(["../secret", "/etc/passwd", "images/../../secret", "IMAGES/a", "a//b", ""])(
    "refuses the key « %s »",
    async (key) => {
      const store = open();
      await expect(async () => store.write(key, Buffer.from("…"))).rejects.toThrow("names no");
      await expect(async () => store.read(key)).rejects.toThrow("names no");
    },
  );
});

describe("a store in S3", () => {
  it("fails, instead of reporting a missing file, when the keys are wrong", async () => {
    const store = s3Storage({ ...s3.place, secretAccessKey: "wrong" });
    await expect(store.read("images/ab/photo.webp")).rejects.toThrow();
    await expect(store.write("images/ab/photo.webp", Buffer.from("…"))).rejects.toThrow();
  });
  it("fails when the bucket does not exist", async () => {
    const store = s3Storage({ ...s3.place, bucket: "elsewhere" });
    await expect(store.read("images/ab/photo.webp")).rejects.toThrow();
  });
});
