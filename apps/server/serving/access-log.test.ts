import { expect, it } from "vitest";
import { levelOf } from "./access-log.ts";

it.each([
  ["/", 200, "info"],
  ["/connexion", 422, "info"],
  ["/connexion", 503, "error"],
  ["/healthz", 500, "error"],
  ["/readyz", 503, "info"],
])("a request for %s that was answered by %i is logged as %s", (route, status, level) => {
  expect(levelOf({ route, status })).toBe(level);
});
