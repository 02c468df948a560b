import { expect, it } from "vitest";
import { invoiceMachine, invoiceStates } from "./invoice-states.ts";

it("an invoice is asked for only while it is pending, so that none is signed twice", () => {
  expect(invoiceMachine.before("sending")).toEqual(["pending"]);
  expect(invoiceMachine.after("signed")).toEqual([]);
});

it("an invoice whose answer was lost waits for a person, never for the product", () => {
  expect(invoiceMachine.after("unconfirmed", "product")).toEqual([]);
  expect(invoiceStates.filter((from) => invoiceMachine.may(from, "signed", "staff"))).toEqual([
    "unconfirmed",
    "failed",
    "by-hand",
  ]);
});
