import { describe, expect, it } from "vitest";
import { decideAttempt } from "./decide-attempt.ts";

const createdAt = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const pending = { state: "pending" as const, amountFcfa: 561, createdAt };
const paid = { state: "paid" as const, amountFcfa: 561, currency: "XOF" };

describe("the decision about an attempt, from the gateway's status", () => {
  it("is paid when amount and currency are the expected ones, else a mismatch", () => {
    const known = { attempt: pending, paymentState: "pending" as const, now: after(20) };
    expect(decideAttempt({ ...known, standing: paid })).toMatchObject({
      state: "paid",
      nextLookAt: null,
      closedAt: after(20),
    });
    for (const other of [{ amountFcfa: 560 }, { amountFcfa: 56_100 }, { currency: "EUR" }])
      expect(decideAttempt({ ...known, standing: { ...paid, ...other } })).toMatchObject({
        state: "mismatch",
      });
  });

  it("is paid late after the attempt failed or expired, and never twice", () => {
    for (const state of ["failed", "expired"] as const)
      expect(
        decideAttempt({
          attempt: { ...pending, state },
          paymentState: state,
          standing: paid,
          now: after(9000),
        }),
      ).toMatchObject({ state: "paid" });
    for (const state of ["paid", "surplus", "mismatch", "refunded"] as const)
      expect(
        decideAttempt({
          attempt: { ...pending, state },
          paymentState: "paid",
          standing: paid,
          now: after(1),
        }),
      ).toBeNull();
  });

  it("is surplus when another attempt paid the payment, or the payment was refunded", () => {
    for (const paymentState of ["paid", "refunded"] as const)
      expect(
        decideAttempt({ attempt: pending, paymentState, standing: paid, now: after(20) }),
      ).toMatchObject({ state: "surplus" });
  });

  it("sets the next check while the payment is pending: sooner for a young attempt", () => {
    const look = (seconds: number) =>
      decideAttempt({
        attempt: pending,
        paymentState: "pending",
        standing: { state: "pending" },
        now: after(seconds),
      });
    expect(look(10)).toMatchObject({ state: "pending", nextLookAt: after(25) });
    expect(look(400)).toMatchObject({ nextLookAt: after(500) });
    expect(look(86_400)).toMatchObject({ nextLookAt: after(86_400 + 1800) });
    expect(look(2 * 86_400 + 1)).toMatchObject({ state: "expired" });
  });

  it("fails an attempt that the gateway does not know after half a minute", () => {
    const look = (seconds: number) =>
      decideAttempt({
        attempt: pending,
        paymentState: "pending",
        standing: { state: "unknown" },
        now: after(seconds),
      });
    expect(look(29)).toEqual({ nextLookAt: after(44) });
    expect(look(31)).toMatchObject({ state: "failed" });
  });

  it("reopens a closed attempt that the gateway answers is open, with the reason of the last refusal", () => {
    for (const state of ["failed", "expired"] as const)
      expect(
        decideAttempt({
          attempt: { ...pending, state },
          paymentState: state,
          standing: { state: "pending", reason: "Solde insuffisant" },
          now: after(60),
        }),
      ).toEqual({
        state: "pending",
        reason: "Solde insuffisant",
        nextLookAt: after(75),
        closedAt: null,
      });
  });

  it("checks a closed attempt no more when the gateway repeats a failure", () => {
    for (const standing of [
      { state: "failed" as const, reason: "" },
      { state: "expired" as const },
      { state: "unknown" as const },
    ])
      expect(
        decideAttempt({
          attempt: { ...pending, state: "failed" },
          paymentState: "failed",
          standing,
          now: after(60),
        }),
      ).toEqual({ nextLookAt: null });
  });
});
