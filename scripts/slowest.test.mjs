import { expect, it } from "vitest";
import { slowestTests } from "./slowest.mjs";

const vitest = {
  testResults: [
    {
      name: "/project/apps/api/src/a.test.ts",
      assertionResults: [
        { fullName: "a guest is added", duration: 1234.5 },
        { fullName: "a guest is refused", duration: undefined },
      ],
    },
  ],
};
const spec = (title, duration) => ({
  title,
  file: "b.spec.ts",
  tests: [{ results: [{ duration }] }],
});
const playwright = {
  suites: [
    { specs: [spec("a page opens", 900)], suites: [{ specs: [spec("a card is sent", 9000)] }] },
  ],
};

it("the slowest tests of both reports are listed, longest first", () => {
  expect(slowestTests(vitest, playwright, { root: "/project", count: 3 })).toEqual([
    "   9.0 s  e2e/tests/b.spec.ts › a card is sent",
    "   1.2 s  apps/api/src/a.test.ts › a guest is added",
    "   0.9 s  e2e/tests/b.spec.ts › a page opens",
  ]);
});

it("a missing report has no slow tests", () => {
  expect(slowestTests(null, null, { root: "/project", count: 3 })).toEqual([]);
});
