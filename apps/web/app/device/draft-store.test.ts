import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, readDraft, readTexts, storeDraft } from "./draft-store.ts";

/** Storage as a browser has it. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
});

describe("the drafts of a device", () => {
  it("are one per form and event", () => {
    storeDraft("summary", 4, { q1: "oui" });
    expect(readTexts("summary", 4)).toEqual({ q1: "oui" });
    expect([readTexts("summary", 5), readTexts("committee", 4)]).toEqual([null, null]);
    dropDraft("summary", 4);
    expect(readDraft("summary", 4)).toBeNull();
  });

  it("are ignored when they are damaged or hold no texts", () => {
    localStorage.setItem("jdj-summary-4", "{");
    expect(readTexts("summary", 4)).toBeNull();
    localStorage.setItem("jdj-summary-4", '{"q1":1}');
    expect(readTexts("summary", 4)).toBeNull();
  });

  it("cost nothing but the draft when the browser refuses storage", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeDraft("summary", 4, { q1: "oui" });
    dropDraft("summary", 4);
    expect(readDraft("summary", 4)).toBeNull();
  });
});
