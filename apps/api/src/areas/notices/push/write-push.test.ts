import { describe, expect, it } from "vitest";
import { type PushedNotice, writePush } from "./write-push.ts";

const notice = (changes: Partial<PushedNotice> = {}): PushedNotice => ({
  ...{ id: 7, kind: "answer", event: "Awa & Koffi" },
  ...changes,
});

describe("what a lock screen shows", () => {
  it("is the kind and the event, and leads to the notice", () => {
    expect(writePush([notice()], "customer", "Joie du Jour")).toEqual({
      ...{ title: "Un invité a répondu", body: "Awa & Koffi" },
      ...{ path: "/notifications/7", tag: "notice-7" },
    });
  });

  it("counts several of one kind, yes and no together", () => {
    const both = [notice(), notice({ id: 6, kind: "decline" })] as const;
    expect(writePush(both, "customer", "Joie du Jour")).toMatchObject({
      ...{ title: "2\u00a0invités ont répondu", path: "/notifications/7" },
    });
  });

  it("leads to the list where they are of several kinds or events", () => {
    const kinds = [notice(), notice({ id: 6, kind: "message", event: null })] as const;
    expect(writePush(kinds, "customer", "Joie du Jour")).toMatchObject({
      ...{ title: "2\u00a0nouvelles notifications", body: "Joie du Jour", path: "/notifications" },
    });
    const events = [notice(), notice({ id: 6, event: "Dot" })] as const;
    expect(writePush(events, "customer", "Joie du Jour")).toMatchObject({
      ...{ title: "2\u00a0invités ont répondu", body: "Joie du Jour", path: "/notifications" },
    });
  });

  it("leads a provider's team into its own space", () => {
    const order = notice({ kind: "order", event: null });
    expect(writePush([order], "provider", "Joie du Jour")).toMatchObject({
      ...{ title: "Du nouveau pour une commande", path: "/pro/notifications/7" },
    });
  });
});
