import { describe, expect, it } from "vitest";
import {
  areaImportsOf,
  cyclesIn,
  sentenceViolationsOf,
  sharedViolationsOf,
  trees,
  violationsOf,
  webViolationsOf,
} from "./layers.mjs";

const [api, web, contract] = trees;
const source = (path, ...imports) => [
  path,
  imports.map((target) => `import { a } from "${target}";`).join("\n"),
];
const violationsIn = (tree, ...sources) =>
  violationsOf(tree, areaImportsOf(tree, new Map(sources)));

describe("the check of the layers", () => {
  it("passes an import of a lower area, and every import within one area", () => {
    const down = source("apps/api/src/areas/campaigns/a.ts", "../payments/a.ts", "./b.ts");
    expect(violationsIn(api, down)).toEqual([]);
  });

  it("fails on an import of a higher area", () => {
    const up = source("apps/api/src/areas/payments/payments/a.ts", "../../campaigns/a.ts");
    expect(violationsIn(api, up)).toEqual([
      "payments may not import campaigns: apps/api/src/areas/payments/payments/a.ts → apps/api/src/areas/campaigns/a.ts",
    ]);
    const alias = source("apps/web/app/areas/content/a.tsx", "#app/areas/campaigns/b");
    expect(violationsIn(web, alias)).toHaveLength(1);
  });

  it("fails on a cycle of two areas, at its upward import", () => {
    const down = source("apps/api/src/areas/campaigns/a.ts", "../payments/a.ts");
    const up = source("apps/api/src/areas/payments/a.ts", "../campaigns/b.ts");
    expect(violationsIn(api, down, up)).toEqual([
      expect.stringContaining("payments may not import campaigns"),
    ]);
  });

  it("fails on an import within one layer, on a type import, and on an area without a layer", () => {
    const sideways = source("apps/api/src/areas/files/a.ts", "../town-halls/a.ts");
    const type = [
      "apps/api/src/areas/identity/a.ts",
      'import type {\n  A,\n} from "../abuse/a.ts";\nexport type { B } from "../campaigns/b.ts";',
    ];
    const unnamed = source("apps/api/src/areas/unknown/a.ts", "../identity/a.ts");
    expect(violationsIn(api, sideways, type, unnamed)).toEqual([
      expect.stringContaining("files may not import town-halls"),
      expect.stringContaining("identity may not import abuse"),
      expect.stringContaining("identity may not import campaigns"),
      "unknown has no layer in scripts/layers.mjs",
    ]);
  });

  it("fails on a driver or another shared folder that imports an area, and lets http import identity", () => {
    const files = new Map([
      source("apps/api/src/drivers/payments/embedded/a.ts", "../../../areas/payments/tables.ts"),
      source("apps/api/src/rate-limit/a.ts", "../areas/identity/a.ts"),
      source("apps/api/src/http/a.ts", "../areas/identity/a.ts", "../areas/notebook/a.ts"),
      source("apps/api/src/router.ts", "./areas/campaigns/a.ts"),
    ]);
    expect(sharedViolationsOf(files)).toEqual([
      expect.stringContaining("drivers may not import the area payments"),
      expect.stringContaining("rate-limit may not import the area identity"),
      expect.stringContaining("http may not import the area notebook"),
    ]);
  });

  it("fails on a port that imports a driver, and lets it import shared types", () => {
    const files = new Map([
      source("apps/api/src/drivers/sms/port.ts", "./embedded.ts", "../delivery-receipt.ts"),
    ]);
    expect(sharedViolationsOf(files)).toEqual([
      "a port may not import a driver: apps/api/src/drivers/sms/port.ts → drivers/sms/embedded.ts",
    ]);
  });

  it("fails on two areas of the contract that import each other, but for sentences", () => {
    const src = "packages/contract/src";
    const down = source(`${src}/accounts/customers.ts`, "../notebook/event-shape.ts");
    const up = source(`${src}/notebook/guests.ts`, "../accounts/email.ts", "../call/call.ts");
    const sentence = source(`${src}/call/refusals.ts`, "../accounts/messages.ts");
    expect(violationsIn(contract, down, up, sentence)).toEqual([
      `notebook may not import accounts: ${src}/notebook/guests.ts → ${src}/accounts/email.ts`,
    ]);
  });

  it("fails on sentences that import something", () => {
    const sentences = source("packages/contract/src/campaigns/messages.ts", "./campaigns.ts");
    expect(sentenceViolationsOf(new Map([sentences]))).toHaveLength(1);
  });

  it("fails on a component that imports an area, and on an area that imports a layout", () => {
    const files = new Map([
      source("apps/web/app/ui/button.tsx", "#app/areas/notebook/a.ts", "#app/forms/a.ts"),
      source("apps/web/app/areas/notebook/a.ts", "#app/layouts/notebook/layout.tsx"),
      source("apps/web/app/layouts/notebook/layout.tsx", "#app/areas/notebook/a.ts"),
    ]);
    expect(webViolationsOf(files)).toEqual([
      "ui may not import it: apps/web/app/ui/button.tsx → apps/web/app/areas/notebook/a.ts",
      "areas may not import it: apps/web/app/areas/notebook/a.ts → apps/web/app/layouts/notebook/layout.tsx",
    ]);
  });

  it("finds each circle of files, and none that only types close", () => {
    const files = new Map([
      source("apps/web/app/a.ts", "./b"),
      source("apps/web/app/b.tsx", "#app/c"),
      source("apps/web/app/c.ts", "./a", "./d.ts"),
      source("apps/web/app/d.ts", "./e.ts"),
      ["apps/web/app/e.ts", 'import "./d.ts";'],
      source("apps/web/app/f.ts", "./g.ts"),
      ["apps/web/app/g.ts", 'import type { F } from "./f.ts";'],
    ]);
    expect(cyclesIn(files)).toEqual([
      "a circle of imports: apps/web/app/a.ts → apps/web/app/b.tsx → apps/web/app/c.ts → apps/web/app/a.ts",
      "a circle of imports: apps/web/app/d.ts → apps/web/app/e.ts → apps/web/app/d.ts",
    ]);
  });
});
