import { describe, expect, it } from "vitest";
import {
  asksForReview,
  isChatOpen,
  type QuoteStatus,
  quoteMachine,
  quoteStatuses,
  quoteStatusLabels,
} from "./quote-state.ts";

const chain: QuoteStatus[] = [
  "TO_BE_TREATED",
  "ACCEPTED",
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
];

describe("the statuses of a quote request", () => {
  it("have the eleven display names of the specification", () => {
    expect(quoteStatusLabels).toEqual({
      TO_BE_TREATED: "À traiter",
      ACCEPTED: "Accepté",
      QUOTE_SEND: "Devis Envoyé",
      QUOTE_ACCEPTED: "Devis Accepté",
      QUOTE_REFUSED: "Devis refusé",
      REFUSED: "Devis refuser",
      IN_PROGRESS: "En cours de traitement",
      DONE: "Prestation exécutée",
      DONE_REFUSED: "Prestation non executée",
      DONE_ACCEPTED: "Prestation confirmée",
      CANCEL: "Prestation annulée",
    });
    expect(quoteStatuses).toHaveLength(11);
  });

  it("follow the nominal chain, each step by one side alone", () => {
    for (const [index, from] of chain.slice(0, -1).entries()) {
      const to = chain[index + 1] ?? "CANCEL";
      const sides = (["customer", "provider"] as const).filter((side) =>
        quoteMachine.may(from, to, side),
      );
      expect(sides).toHaveLength(1);
    }
  });

  it("let the customer alone answer a quote and confirm a service", () => {
    expect(quoteMachine.after("QUOTE_SEND", "customer")).toEqual([
      "QUOTE_ACCEPTED",
      "QUOTE_REFUSED",
      "CANCEL",
    ]);
    expect(quoteMachine.after("DONE", "customer")).toEqual(["DONE_ACCEPTED", "DONE_REFUSED"]);
    expect(quoteMachine.after("DONE", "provider")).toEqual([]);
  });

  it("may be cancelled by either side wherever the chat is open; a provider declines a new one", () => {
    for (const status of quoteStatuses) {
      expect(quoteMachine.may(status, "CANCEL", "customer")).toBe(isChatOpen(status));
      expect(quoteMachine.may(status, "CANCEL", "provider")).toBe(
        isChatOpen(status) && status !== "TO_BE_TREATED",
      );
    }
  });

  it("open the chat in five statuses, and ask for a review in four", () => {
    expect(quoteStatuses.filter(isChatOpen)).toEqual([
      "TO_BE_TREATED",
      "ACCEPTED",
      "QUOTE_SEND",
      "QUOTE_ACCEPTED",
      "IN_PROGRESS",
    ]);
    expect(quoteStatuses.filter(asksForReview)).toEqual([
      "DONE_ACCEPTED",
      "DONE_REFUSED",
      "QUOTE_REFUSED",
      "REFUSED",
    ]);
  });

  it("end for good where nobody may move them", () => {
    for (const status of [
      "REFUSED",
      "QUOTE_REFUSED",
      "DONE_REFUSED",
      "DONE_ACCEPTED",
      "CANCEL",
    ] as const)
      expect([
        ...quoteMachine.after(status, "customer"),
        ...quoteMachine.after(status, "provider"),
      ]).toEqual([]);
  });
});
