import { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";
import { describe, expect, it } from "vitest";
import { campaignMachine, hasStarted, isOnlySaved, mayPause } from "./campaign-state.ts";

const where = (holds: (campaign: { status: CampaignStatus }) => boolean) =>
  CampaignStatus.options.filter((status) => holds({ status }));

describe("a campaign", () => {
  it("may be written anew while it was only saved", () => {
    expect(where(isOnlySaved)).toEqual(["draft", "awaiting-payment"]);
  });

  it("is cancelled only before anything has left", () => {
    expect(campaignMachine.before("cancelled")).toEqual(["draft", "awaiting-payment", "scheduled"]);
  });

  it("waits for its payment only before it is scheduled or sent", () => {
    expect(campaignMachine.before("awaiting-payment")).toEqual(["draft"]);
  });

  it("is sent at once, when it is paid, on its day, or again once it is done", () => {
    expect(campaignMachine.before("sending")).toEqual([
      "draft",
      "awaiting-payment",
      "scheduled",
      "done",
    ]);
  });

  it("never becomes a draft again once it is scheduled", () => {
    expect(campaignMachine.may("scheduled", "draft")).toBe(false);
    expect(campaignMachine.before("scheduled")).toEqual(["draft", "awaiting-payment"]);
  });

  it("is done only after it was sent or shared", () => {
    expect(campaignMachine.before("done")).toEqual(["draft", "awaiting-payment", "sending"]);
  });

  it("stays cancelled", () => {
    expect(CampaignStatus.options.filter((to) => campaignMachine.may("cancelled", to))).toEqual([]);
  });

  it("is held back while it leaves or is to leave, and once", () => {
    expect(where(({ status }) => mayPause({ status, pausedAt: null }))).toEqual([
      "scheduled",
      "sending",
    ]);
    expect(mayPause({ status: "sending", pausedAt: new Date() })).toBe(false);
  });

  it("may have its failed deliveries sent again once it has started", () => {
    expect(where(hasStarted)).toEqual(["sending", "done"]);
  });
});
