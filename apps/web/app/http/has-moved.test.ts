import { expect, it } from "vitest";
import { hasMoved } from "./has-moved.ts";

const here = new URL("http://localhost/carte/1");
const there = new URL("http://localhost/carte/2");

it("a page that looks again at itself keeps the message it was given", () => {
  expect(hasMoved({ currentUrl: here, nextUrl: here })).toBe(false);
});

it("a move to another page, and a form that was sent, bring what all pages show", () => {
  expect(hasMoved({ currentUrl: here, nextUrl: there })).toBe(true);
  expect(hasMoved({ currentUrl: here, nextUrl: here, formMethod: "POST" })).toBe(true);
});

it("an action that failed has moved nothing", () => {
  const failed = {
    currentUrl: here,
    nextUrl: here,
    formMethod: "POST",
    actionStatus: 503,
  } as const;
  expect(hasMoved(failed)).toBe(false);
});
