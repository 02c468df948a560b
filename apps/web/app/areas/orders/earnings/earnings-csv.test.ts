import { describe, expect, it } from "vitest";
import { earningsCsv } from "./earnings-csv.ts";

describe("the statement of earnings", () => {
  it("has each move with the balance after it, in whole FCFA", () => {
    const at = "2026-11-20T10:00:00.000Z";
    expect(
      earningsCsv([
        { id: 1, at, kind: "payment", reference: "CMD1", amount: 19_500 },
        { id: 2, at, kind: "payout", reference: null, amount: -15_000 },
      ]),
    ).toBe(
      "\uFEFFDate;Mouvement;Commande;Montant (FCFA);Solde (FCFA)\r\n2026-11-20;Vente, commission déduite;CMD1;19500;19500\r\n2026-11-20;Versement demandé;;-15000;4500\r\n",
    );
  });
});
