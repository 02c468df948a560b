import { describe, expect, it } from "vitest";
import { cancellationTerms, refundSentence, withdrawalSentence } from "./cancellation-terms.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the terms of a deposit", () => {
  it("name the last days for all of it and for half", () => {
    expect(plain(cancellationTerms("2026-12-19", "2026-11-20"))).toContain(
      "rendu jusqu’au 5 décembre 2026 inclus, la moitié jusqu’au 12 décembre 2026 inclus, rien ensuite",
    );
  });

  it("offer nothing that has passed", () => {
    expect(plain(cancellationTerms("2026-12-19", "2026-12-06"))).toContain(
      "la moitié de l’acompte vous est rendue jusqu’au 12 décembre 2026",
    );
    expect(plain(cancellationTerms("2026-12-19", "2026-12-13"))).toContain(
      "rien ne vous est rendu",
    );
  });

  it("hold until 48 hours after the start of a service without a day", () => {
    expect(plain(cancellationTerms(null, "2026-11-20"))).toContain("48 heures");
  });
});

describe("before somebody cancels", () => {
  it("the customer reads the amount that comes back", () => {
    expect(plain(refundSentence(60_000, 60_000))).toContain("60 000 FCFA vous est rendu en entier");
    expect(plain(refundSentence(60_000, 30_000))).toContain("30 000 FCFA de votre acompte");
    expect(plain(refundSentence(60_000, 0))).toContain("60 000 FCFA reste au prestataire");
  });

  it("the provider reads the amount that they give back", () => {
    expect(plain(withdrawalSentence(60_000))).toContain("60 000 FCFA, est rendu au client");
    expect(plain(withdrawalSentence(null))).toContain("rien n’est à rendre");
  });
});
