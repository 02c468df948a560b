import { expect, it } from "vitest";
import { missingIn } from "./citations.mjs";

it("a link, a document and a section that are not in the tree are found", () => {
  const text = "[here](docs/operation.md) [gone](docs/gone.txt), [out](https://example.org/a)";
  expect(missingIn("README.md", text)).toEqual(["docs/gone.txt"]);
  const section = ["spec 2", "§9"].join(" ");
  const plan = ["plan", "md"].join(".");
  const comment = `// as README.md, ${plan} and ${section} have it`;
  expect(missingIn("apps/a.ts", comment)).toEqual([plan, section]);
});

it("citations of existing files are accepted", () => {
  expect(missingIn("docs/measurements.md", "[decisions](../README.md#start)")).toEqual([]);
});
