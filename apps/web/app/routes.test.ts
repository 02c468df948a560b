import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

function pages(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ children, file }) => (children ? pages(children) : [file]));
}

const files = pages(routes).map((file) => ({
  file,
  source: readFileSync(new URL(file, import.meta.url), "utf8"),
}));

describe("every action", () => {
  const app = new URL(".", import.meta.url).pathname;
  const sources = globSync(`${app}/**/*.{ts,tsx}`).filter((file) => !file.endsWith(".test.ts"));

  it("reads its form by readForm, so that a malformed one is no server error", () => {
    const own = sources.filter(
      (file) =>
        /(?<!clone\(\))\.formData\(\)/.test(readFileSync(file, "utf8")) &&
        !file.endsWith("/forms/read-form.ts"),
    );
    expect(own).toEqual([]);
  });
});

describe("every page", () => {
  it.each(files.filter(({ source }) => /export default/.test(source)))(
    "says whether it is static or hydrated: $file",
    ({ source }) => {
      expect(source).toMatch(
        /export const handle: PageHandle(?:<.+>)? = \{\s+page: "(static|hydrated)"(,\s+cachedBy(?:: \[[^\]]*\])?)?(,\s+pictureFirst: true)?(,\s+(mark: \w+|providersOf|isShared))?,?\s+\}/,
      );
    },
  );

  it.each(files.filter(({ source }) => /page: "static"/.test(source)))(
    "that is static uses no state and no effect, since React is not sent: $file",
    ({ source }) => {
      expect(source).not.toMatch(/\buse(State|Effect|Reducer|Fetcher|Navigation)\b/);
    },
  );
});
