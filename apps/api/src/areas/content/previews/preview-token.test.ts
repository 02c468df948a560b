import { describe, expect, it } from "vitest";
import { previewToken, readPreviewToken } from "./preview-token.ts";

const secret = "a secret of tests, long enough to be one";
const now = new Date("2026-11-20T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("the token of a preview", () => {
  const token = previewToken(secret, "page", 42, now);

  it("opens what it was made for, for an hour", () => {
    expect(readPreviewToken([secret], token, after(59))).toEqual({ kind: "page", id: 42 });
    expect(readPreviewToken([secret], token, after(61))).toBeNull();
  });

  it("opens nothing else, and nothing under another secret", () => {
    expect(readPreviewToken([secret], token.replace("page", "post"), now)).toBeNull();
    expect(readPreviewToken([secret], token.replace(".16.", ".17."), now)).toBeNull();
    expect(readPreviewToken([`${secret}!`], token, now)).toBeNull();
  });

  it.each(["", "page", "page.1.2.aaaaaaaaaaaaaaaaaaaaaaaa", "../.."])(
    "cannot be guessed: « %s »",
    (guess) => expect(readPreviewToken([secret], guess, now)).toBeNull(),
  );
});
