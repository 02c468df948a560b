import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chunkOf, joinChunks, textChunk } from "./page-chunks.ts";

const long = "Pagne wax, œil de bœuf. ".repeat(4000);

it.each([
  ["", "Awa", ""],
  [long, "Awa & Yann", long],
  ["<p>", "", "</p>"],
  ["a", long, "b"],
])("pieces make one gzip stream of what they are together: %#", (before, text, after) => {
  const chunks = [chunkOf(before), textChunk(text), chunkOf(after)];
  const { body, encoding } = joinChunks(chunks, "gzip, deflate, br");
  expect(encoding).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(before + text + after);
  const plain = joinChunks(chunks, "br, gzip;q=0");
  expect(plain.encoding).toBe("identity");
  expect(plain.body.toString()).toBe(before + text + after);
});
