import { consoleContract } from "@jdj/contract/console/contract";
import { describe, expect, it } from "vitest";
import { groups } from "./groups.ts";

const resources = groups.flatMap(({ resources: all }) => all);

/** What the call needs that lists each resource, by the resource's name. */
const needs = new Map(
  Object.values(consoleContract)
    .flatMap((calls) => Object.values(calls))
    .map((call) => call["~orpc"])
    .filter(({ route }) => route.method === "GET")
    .map(({ route, meta }) => [
      String(route.path).replace("/api/v1/console/", ""),
      meta.capability,
    ]),
);

describe("the menu", () => {
  it("asks of a role what the calls of each resource ask", () => {
    const listed = resources.filter(({ name }) => needs.has(name));
    expect(listed.length).toBeGreaterThan(40);
    for (const { name, section } of listed) expect(needs.get(name), name).toBe(`${section}:read`);
  });

  it("calls no two resources the same", () => {
    const labels = resources.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });
});
