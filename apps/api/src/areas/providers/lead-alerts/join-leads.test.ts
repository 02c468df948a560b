import type { LeadKind } from "@jdj/contract/providers/lead-alerts";
import { describe, expect, it } from "vitest";
import { joinLeads } from "./join-leads.ts";

const lead = (kind: LeadKind) => ({ kind, sentence: `une ${kind}.`, path: `/${kind}` });
const say = (...kinds: LeadKind[]) => joinLeads(kinds.map(lead));

describe("the leads that wait", () => {
  it("are told as they are when there is one, and not at all when there is none", () => {
    expect(say()).toBeNull();
    expect(say("request")).toMatchObject({ sentence: "une request.", path: "/request" });
  });

  it("are counted in one message, by what they are", () => {
    expect(say("request", "request", "request")).toEqual({
      sentence: "3\u00a0nouvelles demandes.",
      path: "/pro/demandes",
    });
    expect(say("message", "request")).toEqual({
      sentence: "1\u00a0nouvelle demande et 1\u00a0nouveau message.",
      path: "/pro/demandes",
    });
    expect(say("booking", "booking")?.path).toBe("/pro/reservations");
    expect(say("booking", "message", "message", "request", "request")).toEqual({
      sentence:
        "2\u00a0nouvelles demandes, 2\u00a0nouveaux messages et 1\u00a0nouvelle réservation.",
      path: "/pro",
    });
  });
});
