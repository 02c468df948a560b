import { expect, it } from "vitest";
import { evictOld } from "./evict.ts";

/** A browser's caches in memory, as far as `evict` uses them. */
function memory(content: Record<string, Record<string, Record<string, string>>>) {
  const caches = new Map(
    Object.entries(content).map(([name, pages]) => [name, new Map(Object.entries(pages))]),
  );
  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(caches.get(name)?.keys() ?? [])],
      match: async (path: string) =>
        new Response("", { headers: caches.get(name)?.get(path) ?? {} }),
      delete: async (path: string) => caches.get(name)?.delete(path),
    }),
  };
  return { caches, storage: storage as unknown as CacheStorage };
}

const now = Date.parse("2026-11-22T12:00:00Z");
const today = "2026-11-22T08:00:00Z";
const files = { "/assets/page.js": {} };

it("a new build deletes the files that no cached page needs", async () => {
  const { caches, storage } = memory({
    "joie-1": files,
    "joie-files-a": files,
    "joie-files-b": files,
    "joie-files-c": files,
    "joie-person-7": { "/budgets": { "x-seen": today, "x-build": "b" } },
  });
  await evictOld(storage, "c", now);
  expect([...caches.keys()]).toEqual(["joie-files-b", "joie-files-c", "joie-person-7"]);
});

it("a page that was not opened for 30 days is deleted, with the files of its build", async () => {
  const { caches, storage } = memory({
    "joie-files-a": files,
    "joie-files-c": files,
    "joie-accueil": {
      "/accueil-des-invites/old": { "x-seen": "2026-10-01T08:00:00Z", "x-build": "a" },
      "/accueil-des-invites/new": { "x-seen": today, "x-build": "c" },
    },
  });
  await evictOld(storage, "c", now);
  expect([...caches.keys()]).toEqual(["joie-files-c", "joie-accueil"]);
  expect([...(caches.get("joie-accueil")?.keys() ?? [])]).toEqual(["/accueil-des-invites/new"]);
});
