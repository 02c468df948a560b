import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { databases } from "./other-people.ts";

it("the list has every database that a page opens", () => {
  const app = new URL("..", import.meta.url).pathname;
  const opened = globSync(`${app}/**/*.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bopenDB(?:<\w+>)?\(\s*"([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(opened.toSorted()).toEqual(databases.toSorted());
});
