import { describe, expect, it } from "vitest";
import { pageOfNotice } from "./page-of-notice.ts";

describe("a notice of staff", () => {
  it("leads to the page of its record", () => {
    expect(pageOfNotice("/console#/applications/12/show", null)).toBe("/applications/12/show");
    expect(pageOfNotice("/console#/disputes/3/show", "dispute")).toBe("/disputes/3/show");
  });

  it("that is joined with others leads to the queue in which they all are", () => {
    expect(decodeURIComponent(pageOfNotice("/console#/applications/12/show", "application"))).toBe(
      '/work?filter={"kind":"applications"}',
    );
  });

  it("leads nowhere outside of the console", () => {
    expect(pageOfNotice("https://ailleurs.test/", null)).toBe("/notices");
  });
});
