import { LRUCache } from "lru-cache";
import { compressNow, type Encoding } from "./encoding.ts";

/** Compressed bodies by what identifies the body, in bytes of both. */
const compressedBodies = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (body) => body.length + 256,
});

/**
 * Compresses a body that is probably sent again, once: a guest's card is previewed by the chat, opened,
 * and opened again; an application asks again for the same lists. Compressing is a tenth to a half of
 * what such an answer costs.
 * @param identity a digest of the body
 */
export function compressOnce(
  identity: string,
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  quality?: number,
): Buffer<ArrayBuffer> {
  if (encoding === "identity") return body;
  const key = `${encoding} ${quality ?? ""} ${identity}`;
  const known = compressedBodies.get(key);
  if (known) return known;
  const made = compressNow(body, encoding, quality);
  compressedBodies.set(key, made);
  return made;
}
