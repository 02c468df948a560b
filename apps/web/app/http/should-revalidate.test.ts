import { expect, it } from "vitest";
import { shouldRevalidate } from "./should-revalidate.ts";

const here = new URL("http://localhost/carte/1");
const there = new URL("http://localhost/carte/2");

it("a page that polls keeps its toast", () => {
  expect(shouldRevalidate({ currentUrl: here, nextUrl: here })).toBe(false);
});

it("another page and a submitted form run the root loader again", () => {
  expect(shouldRevalidate({ currentUrl: here, nextUrl: there })).toBe(true);
  expect(shouldRevalidate({ currentUrl: here, nextUrl: here, formMethod: "POST" })).toBe(true);
});

it("a failed action does not run the root loader", () => {
  const failed = {
    currentUrl: here,
    nextUrl: here,
    formMethod: "POST",
    actionStatus: 503,
  } as const;
  expect(shouldRevalidate(failed)).toBe(false);
});
