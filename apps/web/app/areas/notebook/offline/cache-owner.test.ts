import { expect, it } from "vitest";
import { readCacheOwner, writeCacheOwner } from "./cache-owner.ts";

function storageWith(entries: [string, string][]) {
  const items = new Map(entries);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it("the owner of the page cache is read as it was written", () => {
  const storage = storageWith([]);
  expect(readCacheOwner(storage)).toBeNull();
  writeCacheOwner(storage, "12 7");
  expect(readCacheOwner(storage)).toBe("12 7");
});

it("an owner stored under the former key is found, and moves to the new key", () => {
  const storage = storageWith([["jdj-kept", "12 7"]]);
  expect(readCacheOwner(storage)).toBe("12 7");
  writeCacheOwner(storage, "12 7");
  expect([...storage.items]).toEqual([["jdj-page-cache", "12 7"]]);
});
