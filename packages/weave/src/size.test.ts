import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";

it("weaves and draws in less than 2 KB of compressed code", () => {
  const code = ["weave", "cloth-size", "motifs", "dyes", "cloth-drawing"].map((name) =>
    stripTypeScriptTypes(readFileSync(new URL(`${name}.ts`, import.meta.url), "utf8")),
  );
  const bare = code
    .join("")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ");
  expect(brotliCompressSync(bare).length).toBeLessThan(2048);
});
