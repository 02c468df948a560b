import { describe, expect, it } from "vitest";
import { compareRow } from "./compare-row.ts";
import { readStatement } from "./read-statement.ts";
import { readAmount, readDay, readState } from "./statement-cells.ts";

const line = (number: number, ...texts: string[]) => ({ line: number, texts });
const day = "2026-11-22";

describe("a statement of a payment company", () => {
  it.each([
    ["5000", 5000],
    ["5 000 FCFA", 5000],
    ["5\u202f000", 5000],
    ["5,000.00", 5000],
    ["5.000,00", 5000],
    ["1 250 000 XOF", 1_250_000],
    ["-561", -561],
    ["561.50", null],
    ["", null],
    ["gratuit", null],
  ])("writes an amount as « %s »", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ["2026-11-22T23:59:59Z", day],
    ["22/11/2026 10:00", day],
    ["22-11-2026", day],
    ["46348.4", day],
    ["31/02/2026", null],
    ["hier", null],
  ])("writes a date as « %s »", (text, read) => {
    expect(readDay(text)).toBe(read);
  });

  it.each([
    ["Succès", "paid"],
    ["COMPLETED", "paid"],
    ["", "paid"],
    ["Échouée", "not-paid"],
    ["Non payé", "not-paid"],
    ["Remboursé", "refunded"],
    ["???", null],
  ])("writes a state as « %s »", (text, state) => {
    expect(readState(text, 100)).toBe(state);
  });

  it("has its columns in any order and under its own names, below a title, and a line of totals", () => {
    const grid = [
      line(1, "Relevé Wave du 22 novembre"),
      line(3, "Frais", "Date", "Statut", "Client reference", "Montant FCFA", "Transaction ID"),
      line(4, "5", "22/11/2026 08:00", "Succès", "JJ2026112201", "561", "T-1"),
      line(5, "0", "23/11/2026", "Échec", "JJ2026112202", "1 000", "T-2"),
      line(6, "5", "", "", "", "1 561", ""),
    ];
    expect(readStatement([[line(1, "rien")], grid], "2026-01-01")).toEqual({
      ok: true,
      rows: [
        {
          line: 4,
          transactionId: "T-1",
          ourReference: "JJ2026112201",
          amountFcfa: 561,
          state: "paid",
          feeFcfa: 5,
          day,
        },
        expect.objectContaining({ line: 5, state: "not-paid", day: "2026-11-23" }),
      ],
    });
  });

  it("without dates is of the day that was chosen, and a wrong cell is named by its line", () => {
    const header = line(1, "Référence", "Montant");
    expect(readStatement([[header, line(2, "A", "5 000")]], day)).toMatchObject({
      ok: true,
      rows: [{ day, amountFcfa: 5000, state: "paid", feeFcfa: null }],
    });
    expect(readStatement([[header, line(2, "A", "cinq")]], day)).toEqual({
      ok: false,
      reason: "wrong-cells",
      cells: [{ line: 2, column: "amount" }],
    });
    expect(readStatement([[line(1, "Nom", "Montant")]], day)).toMatchObject({
      reason: "wrong-columns",
    });
    expect(readStatement([[header]], day)).toMatchObject({ reason: "empty" });
  });

  it("is compared with our payments, row by row", () => {
    const row = (state: "paid" | "refunded" | "not-paid", amountFcfa = 561) => ({
      state,
      amountFcfa,
    });
    const ours = (state: "paid" | "pending" | "failed" | "mismatch" | "refunded") => ({
      state,
      amountFcfa: 561,
    });
    expect(compareRow(row("paid"), ours("paid"))).toBe("matched");
    expect(compareRow(row("paid", 500), ours("paid"))).toBe("amount-differs");
    expect(compareRow(row("paid"), ours("mismatch"))).toBe("amount-differs");
    expect(compareRow(row("paid"), ours("failed"))).toBe("lost");
    expect(compareRow(row("paid"), ours("pending"))).toBe("lost");
    expect(compareRow(row("paid"), null)).toBe("unknown");
    expect(compareRow(row("not-paid"), ours("paid"))).toBe("not-paid-there");
    expect(compareRow(row("not-paid"), ours("failed"))).toBe("matched");
    expect(compareRow(row("not-paid"), null)).toBe("matched");
    expect(compareRow(row("refunded"), ours("refunded"))).toBe("matched");
    expect(compareRow(row("refunded"), ours("paid"))).toBe("refunded-there");
  });
});
