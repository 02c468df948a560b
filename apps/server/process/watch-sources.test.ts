import { describe, expect, it } from "vitest";
import { isServerSource } from "./watch-sources.ts";

describe("files whose change replaces the process in development", () => {
  it.each([
    "/srv/apps/api/src/areas/campaigns/calls.ts",
    "/srv/apps/api/src/email/layout.tsx",
    "/srv/apps/api/migrations/0001_first/migration.sql",
    "/srv/packages/contract/package.json",
  ])("counts %s", (path) => expect(isServerSource(path)).toBe(true));

  it.each([
    "/srv/apps/api/src/areas/campaigns/calls.test.ts",
    "/srv/apps/server/testing/site.ts",
    "/srv/packages/contract/node_modules/zod/index.ts",
    "/srv/apps/api/src/areas/campaigns/.calls.ts.swp",
  ])("leaves out %s", (path) => expect(isServerSource(path)).toBe(false));
});
