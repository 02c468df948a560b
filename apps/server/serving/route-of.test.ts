import { notebookPrefix, patterns } from "@jdj/contract/paths/addresses";
import { expect, it } from "vitest";
import { routeOf } from "./route-of.ts";

it("names a page by its pattern, without its parameters and its query", () => {
  expect(routeOf("/")).toBe("/");
  expect(routeOf(`${patterns.blog}?page=2`)).toBe("/blog");
  expect(routeOf("/i/AbCdEfGh12345678")).toBe("/i/:token");
  expect(routeOf("/activation-compte")).toBe(patterns.activation);
  expect(routeOf("/activation-compte/abc/awa@exemple.ci")).toBe(patterns.activation);
});

it("names the data of a page as the page", () => {
  expect(routeOf(`${patterns.budget}.data?_routes=x`)).toBe(patterns.budget);
});

it("names the addresses that a balancer and the monitoring ask", () => {
  expect(routeOf("/readyz")).toBe("/readyz");
  expect(routeOf("/metrics?x=1")).toBe("/metrics");
});

it("prefers an address without parameters to one with", () => {
  expect(routeOf(patterns.buyCredit)).toBe(patterns.buyCredit);
  expect(routeOf(`${notebookPrefix}/carte-d-invitation-mariage/12`)).toBe(patterns.card);
});

it("counts files as one route each, and all that is made up as one", () => {
  expect(routeOf("/assets/root-abc.js")).toBe("/assets/*");
  expect(routeOf("/wp-login.php")).toBe("other");
  expect(routeOf("/api/v1/no-call/12")).toBe("other");
});
