import { openMoneySentence } from "@jdj/contract/accounts/open-money-words";
import { describe, expect, it } from "vitest";
import { approvalEnd, erasureMachine, executionTime, proofEnd } from "./erasure-state.ts";
import { listOpenMoney, paidUnits } from "./open-money.ts";

describe("open money", () => {
  it("is nothing for an account without payments", () => {
    expect(listOpenMoney({ payment: { count: 0, amount: 0 } }, [])).toEqual([]);
  });

  it("counts of a credit what was paid, staff's gifts being used first", () => {
    expect(paidUnits({ units: 5, boughtUnits: 20 })).toBe(5);
    expect(paidUnits({ units: 12, boughtUnits: 10 })).toBe(10);
    expect(paidUnits({ units: 3, boughtUnits: 0 })).toBe(0);
    expect(paidUnits({ units: 3, boughtUnits: -4 })).toBe(0);
  });

  it("is said line by line, with its amounts", () => {
    const credits = [
      { units: 12, boughtUnits: 100 },
      { units: 1, boughtUnits: 0 },
    ];
    const open = listOpenMoney({ payment: { count: 2, amount: 1_500_000 } }, credits);
    expect(open.map(openMoneySentence)).toEqual([
      "2 paiements en cours (1\u00a0500\u00a0000\u00a0FCFA)",
      "12 messages payés et pas encore envoyés",
    ]);
    const one = { kind: "booking", count: 1, amount_fcfa: 50 } as const;
    expect(openMoneySentence(one)).toBe("1 réservation avec acompte versé (50\u00a0FCFA)");
  });
});

describe("the erasure of an account", () => {
  it("goes by the person's proof, the second person and the end of the waiting time", () => {
    expect(erasureMachine.may("asked", "proven")).toBe(true);
    expect(erasureMachine.may("asked", "approved")).toBe(false);
    expect(erasureMachine.may("proven", "closed")).toBe(false);
    expect(erasureMachine.may("approved", "closed")).toBe(true);
    expect(erasureMachine.may("closed", "cancelled")).toBe(false);
    expect(erasureMachine.may("cancelled", "proven")).toBe(false);
  });

  it("waits 72 hours after the proof, for which there are 7 days; 30 to approve", () => {
    const at = new Date("2026-11-01T10:00:00Z");
    expect(executionTime(at).toISOString()).toBe("2026-11-04T10:00:00.000Z");
    expect(proofEnd(at).toISOString()).toBe("2026-11-08T10:00:00.000Z");
    expect(approvalEnd(at).toISOString()).toBe("2026-12-01T10:00:00.000Z");
  });
});
