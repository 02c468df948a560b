import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const font = (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  style: "normal" as const,
  data: readFileSync(require.resolve(file)),
});
const serifFile = "@fontsource/young-serif/files/young-serif";
const sansFile = "@fontsource-variable/figtree/files/figtree";

/** The fonts of pictures, each with one for rarer characters. */
export const fonts = [
  font("Young Serif", 400, `${serifFile}-latin-400-normal.woff2`),
  font("Young Serif Ext", 400, `${serifFile}-latin-ext-400-normal.woff2`),
  font("Figtree", 400, `${sansFile}-latin-wght-normal.woff2`),
  font("Figtree Ext", 400, `${sansFile}-latin-ext-wght-normal.woff2`),
];
