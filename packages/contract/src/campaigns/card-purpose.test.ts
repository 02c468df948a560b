import { describe, expect, it } from "vitest";
import { asksForAnswer, eventStatus } from "./card-purpose.ts";

describe("what a card says of its event", () => {
  it("follows the newest card that the hosts sent", () => {
    expect(eventStatus("invitation", "invitation")).toBe("planned");
    expect(eventStatus("invitation", null)).toBe("planned");
    expect(eventStatus("invitation", "postponed")).toBe("moved");
    expect(eventStatus("postponed", "invitation")).toBe("moved");
    expect(eventStatus("civil", "cancelled")).toBe("cancelled");
  });

  it("stays cancelled on the card that cancels, whatever is sent later", () => {
    expect(eventStatus("cancelled", "invitation")).toBe("cancelled");
  });

  it("asks for an answer unless it cancels or thanks", () => {
    expect(asksForAnswer("invitation", "planned")).toBe(true);
    expect(asksForAnswer("postponed", "moved")).toBe(true);
    expect(asksForAnswer("invitation", "cancelled")).toBe(false);
    expect(asksForAnswer("thanks", "planned")).toBe(false);
  });
});
