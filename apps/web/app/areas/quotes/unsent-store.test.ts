import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unsentStore } from "./unsent-store.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("what a conversation has on this device", () => {
  it("is of one side of one request", () => {
    unsentStore("customer", 7).storeDraft("Bonjour");
    expect(unsentStore("customer", 7).readDraft()).toBe("Bonjour");
    expect(unsentStore("customer", 8).readDraft()).toBe("");
    expect(unsentStore("provider", 7).readDraft()).toBe("");
  });

  it("is added to and removed by two tabs without loss", () => {
    const [first, second] = [unsentStore("customer", 7), unsentStore("customer", 7)];
    first.add({ key: "key-of-one", text: "Un" });
    second.add({ key: "key-of-two", text: "Deux" });
    first.add({ key: "key-of-one", text: "Un" });
    expect(second.readWaiting().map(({ text }) => text)).toEqual(["Deux", "Un"]);
    first.drop("key-of-one");
    expect(second.readWaiting()).toEqual([{ key: "key-of-two", text: "Deux" }]);
    second.drop("key-of-two");
    expect(stored.size).toBe(0);
  });

  it.each(["{", "null", '{"key":1}', '[1,{"key":"a"},null]'])("may be damaged: %s", (text) => {
    stored.set("jdj-chat-7-waiting", text);
    expect(unsentStore("customer", 7).readWaiting()).toEqual([]);
  });

  it("lasts as long as the page where the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = unsentStore("customer", 7);
    store.storeDraft("Bonjour");
    store.add({ key: "key-of-one", text: "Un" });
    expect([store.readDraft(), store.readWaiting()]).toEqual(["", []]);
  });
});
