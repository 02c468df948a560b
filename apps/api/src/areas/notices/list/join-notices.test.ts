import { describe, expect, it } from "vitest";
import { type JoinedNotices, joinNotices } from "./join-notices.ts";

const joined = (changes: Partial<JoinedNotices>) =>
  joinNotices({
    ...{ kind: "answer", title: "Awa Kouassi sera là", text: "Notre mariage", count: 1 },
    ...{ answers: 1, declines: 0, people: 1, who: ["Awa Kouassi"] },
    ...changes,
  });

describe("notices about the same thing", () => {
  it("are said as they are while there is one", () => {
    expect(joined({})).toEqual({ title: "Awa Kouassi sera là", text: "Notre mariage" });
  });

  it("count the answers of guests, and name the newest", () => {
    const who = ["Koffi Yao", "Awa Kouassi", "Ama Brou"];
    expect(joined({ count: 7, answers: 5, declines: 2, people: 7, who })).toEqual({
      title: "7\u00a0réponses\u00a0: 5\u00a0oui, 2\u00a0non",
      text: "Koffi Yao, Awa Kouassi et 5\u00a0autres",
    });
    expect(joined({ count: 2, answers: 0, declines: 2, people: 2, who: who.slice(0, 2) })).toEqual({
      title: "2\u00a0réponses\u00a0: 2\u00a0non",
      text: "Koffi Yao et Awa Kouassi",
    });
  });

  it("name somebody who is in several once", () => {
    const who = ["Koffi Yao", "Koffi Yao"];
    expect(joined({ kind: "message", count: 2, answers: 0, who })).toEqual({
      title: "2\u00a0nouveaux messages",
      text: "Koffi Yao",
    });
  });

  it("of another kind show the newest, and how many came before", () => {
    const title = "Votre commande est partie";
    expect(joined({ kind: "order", title, count: 3, answers: 0 })).toEqual({
      title,
      text: "et 2\u00a0autres avant",
    });
  });
});
