import { describe, expect, it } from "vitest";
import { breakingSpaces, checkedSources, isChecked, withNoBreakSpaces } from "./typography.mjs";

const lines = (path, text) => breakingSpaces(path, text).map(({ line }) => line);

describe("the typography check", () => {
  it("finds an ordinary space at a French sign in texts of every kind", () => {
    const page = `export const a = "Qui vient ?";
export const B = ({ n }) => (
  <p title="Un mot : le vôtre">
    Bonjour {n} ! Un texte « cité ».
  </p>
);
export const c = (n) => \`Carte \${n} ; suite\`;
`;
    expect(lines("apps/web/app/a.tsx", page)).toEqual([1, 3, 4, 4, 4, 7]);
  });
  it("mends what it finds, in markup by its entity", () => {
    const text = 'const a = "Qui ?"; const b = <p title="Un mot : oui">Non !</p>;';
    expect(withNoBreakSpaces("apps/web/app/a.tsx", text)).toBe(
      'const a = "Qui\\u00a0?"; const b = <p title="Un mot&nbsp;: oui">Non&nbsp;!</p>;',
    );
  });
  it("leaves no-break spaces, code, hours, queries and headers", () => {
    const page = `export const a = b ? "Qui vient\\u00a0?" : "text/html; charset=utf-8";
export const c = <p>Qui&nbsp;? À 14:30, sur https://a.ci/?q=1</p>;
export const d = sql\`select a from b where c ? 'd'\`;
`;
    expect(lines("apps/web/app/a.tsx", page)).toEqual([]);
  });
  it("reads what people read, and neither SMS nor the specification's sentences", () => {
    expect(isChecked("apps/web/app/areas/tour/tour-steps.ts")).toBe(true);
    expect(isChecked("apps/api/src/areas/designs/models/wedding-models.ts")).toBe(false);
    expect(isChecked("packages/contract/src/notebook/messages.ts")).toBe(false);
    expect(isChecked("apps/web/app/areas/tour/tour-steps.test.ts")).toBe(false);
  });
  it("finds none in the product: `npm run format` writes no-break spaces", () => {
    const found = checkedSources().flatMap(({ path, source }) =>
      breakingSpaces(path, source).map(({ line, text }) => `${path}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  }, 60_000);
});
