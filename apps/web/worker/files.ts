import { FILES } from "#app/device/cache-names.ts";

declare const __BUILD__: string;

/** Names the build that this worker came with (`service-worker-plugin.ts`). */
export const BUILD = __BUILD__;

/** The address of the router's manifest. */
export const MANIFEST = "/__manifest";

/** The cache of this build's files. */
export function currentFiles(): Promise<Cache> {
  return caches.open(FILES + BUILD);
}

/** A file with a content hash in its name never changes: the cached one is valid. */
export async function cachedFile(request: Request): Promise<Response> {
  const cache = await currentFiles();
  const cached = await cache.match(request);
  if (cached) return cached;
  // A file of an earlier build with the same name is moved to this build's cache.
  const answer = (await caches.match(request)) ?? (await fetch(request));
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The router's manifest: without a network the cached one. */
export async function cachedManifest(request: Request): Promise<Response> {
  const cache = await currentFiles();
  try {
    const fresh = await fetch(request);
    if (fresh.status === 200 && request.headers.has("x-offline-cache")) {
      for (const old of await manifestsIn(cache)) await cache.delete(old);
      await cache.put(request, fresh.clone());
    }
    return fresh;
  } catch {
    return (await manifestOf(request)) ?? Response.error();
  }
}

/** A page of an earlier build asks for that build's manifest; another one is better than none. */
async function manifestOf(request: Request): Promise<Response | undefined> {
  const version = versionOf(request);
  let any: Response | undefined;
  for (const name of await caches.keys()) {
    if (!name.startsWith(FILES)) continue;
    const cache = await caches.open(name);
    for (const cached of await manifestsIn(cache)) {
      const answer = await cache.match(cached);
      if (answer && versionOf(cached) === version) return answer;
      any ??= answer;
    }
  }
  return any;
}

function versionOf({ url }: Request): string | null {
  return new URL(url).searchParams.get("version");
}

async function manifestsIn(cache: Cache): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname === MANIFEST);
}
