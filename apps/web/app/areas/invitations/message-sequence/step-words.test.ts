import { stepTitle } from "@jdj/contract/invitations/step-titles";
import { describe, expect, it } from "vitest";
import { offsetWords, stepState } from "./step-words.ts";

describe("a step of a sequence, in words", () => {
  it("is so many days before or after the feast", () => {
    const said = [-30, -1, 0, 1, 2].map(offsetWords);
    expect(said).toEqual([
      ...["30\u00a0jours avant", "La veille", "Le jour même", "Le lendemain", "2\u00a0jours après"],
    ]);
  });

  it("is called by what it is for, or by its own subject", () => {
    const own = { purpose: "own", category: null, subject: null } as const;
    expect(stepTitle(own)).toBe("Message");
    expect(stepTitle({ ...own, subject: "Parking" })).toBe("Parking");
    expect(stepTitle({ ...own, category: "Baptême" })).toBe("Baptême");
    expect(stepTitle({ ...own, purpose: "thanks" })).toBe("Remerciements");
  });

  it("says what became of its message once that was sent", () => {
    expect(stepState({ state: "waiting", status: "draft" }).label).toBe("Prévu");
    expect(stepState({ state: "waiting", status: "sending" }).label).toBe("Envoi en cours");
    expect(stepState({ state: "sent", status: "done" }).label).toBe("Envoyé");
    expect(stepState({ state: "held", status: "awaiting-payment" }).label).toBe("À payer");
    expect(stepState({ state: "missed", status: "draft" }).tone).toBe("bad");
  });
});
