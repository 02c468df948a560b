import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const app = join(import.meta.dirname, "..");

/** Classes that a component takes from a style sheet which does not define them. */
function missingClasses(path: string): string[] {
  const source = readFileSync(join(app, path), "utf8");
  const sheets = source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g);
  return [...sheets].flatMap(([statement, name, from = ""]) => {
    const sheet = from.startsWith("#app/") ? from.slice(5) : join(dirname(path), from);
    const css = readFileSync(join(app, sheet), "utf8");
    const uses = source.replace(statement, "").matchAll(new RegExp(`[{(\\s]${name}\\.(\\w+)`, "g"));
    return [...uses].flatMap(([, used = ""]) =>
      new RegExp(`\\.${used}\\b`).test(css) ? [] : [`${path}: ${used}`],
    );
  });
}

describe("the style sheets", () => {
  it("define every class that a component takes from them", () => {
    const components = globSync("**/*.tsx", { cwd: app });
    expect(components.length).toBeGreaterThan(100);
    expect(components.flatMap(missingClasses)).toEqual([]);
  });
});
