import { DeliveryState } from "@jdj/contract/campaigns/campaign-states";
import { describe, expect, it } from "vitest";
import {
  deliveryMachine,
  hasArrived,
  instantsOf,
  isResendable,
  statesBeforeReceipt,
} from "./delivery-state.ts";

const now = new Date("2026-11-22T08:00:00Z");

describe("a delivery", () => {
  it("is handed to a gateway only when it waits", () => {
    expect(deliveryMachine.before("sending")).toEqual(["queued"]);
  });

  it("waits again when it was not attempted, when it failed and while it is unconfirmed", () => {
    expect(deliveryMachine.before("queued")).toEqual(["sending", "failed", "unknown"]);
  });

  it("may be sent again by its host wherever it may wait again and no sender holds it", () => {
    const resendable = DeliveryState.options.filter(isResendable);
    expect(resendable).toEqual(
      deliveryMachine.before("queued").filter((from) => from !== "sending"),
    );
  });

  it("is unconfirmed only when the connection to a gateway broke", () => {
    expect(deliveryMachine.before("unknown")).toEqual(["sending"]);
  });

  it("has arrived once a gateway took it, and never waits again then", () => {
    const arrived = DeliveryState.options.filter(hasArrived);
    expect(arrived).toEqual(["sent", "delivered", "read"]);
    expect(arrived.filter((state) => deliveryMachine.may(state, "queued"))).toEqual([]);
  });

  it("may fail after it was sent, not after it was delivered or read", () => {
    expect(deliveryMachine.before("failed")).toEqual(["queued", "sending", "sent", "unknown"]);
  });

  it("follows receipts that come early, late or again, and never goes back", () => {
    expect(statesBeforeReceipt("delivered")).toEqual(["sending", "sent", "unknown"]);
    expect(statesBeforeReceipt("read")).toEqual(["sending", "sent", "delivered", "unknown"]);
    expect(statesBeforeReceipt("failed")).toEqual(["sending", "sent", "unknown"]);
  });

  it("records since when it was sent, delivered or read, and clears it when it waits again", () => {
    expect(instantsOf("sent", now)).toEqual({ sentAt: now });
    expect(instantsOf("delivered", now)).toEqual({ deliveredAt: now });
    expect(instantsOf("read", now)).toEqual({ readAt: now });
    expect(instantsOf("queued", now)).toEqual({ sentAt: null, deliveredAt: null, readAt: null });
  });
});
