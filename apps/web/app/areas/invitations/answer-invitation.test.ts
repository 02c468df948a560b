import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { ORPCError } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import { answerInvitation } from "./answer-invitation.ts";

/** A server that answers a guest's yes so. */
function serverThat(throws: unknown): Parameters<typeof answerInvitation>[0] {
  const fails = () => Promise.reject(throws);
  return new Proxy(Object.create(null), {
    get: () => new Proxy(Object.create(null), { get: () => ({ answer: fails }) }),
  });
}

describe("an answer that was not taken", () => {
  it.each([
    ["a server that failed", new ORPCError("INTERNAL_SERVER_ERROR"), 503],
    ["too many tries", refusal("too-many-requests"), 429],
  ])("is told in the specified words after %s", async (_, failure, status) => {
    expect(await answerInvitation(serverThat(failure), "jeton", "yes")).toEqual({
      status,
      message: cardMessages.confirmFailed,
      errors: {},
    });
  });

  it("has the reason beside the specified words when the deadline is past, and its own when a field is wrong", async () => {
    const closed = refusal("answers-closed");
    expect(await answerInvitation(serverThat(closed), "jeton", "yes")).toMatchObject({
      status: 409,
      message: `${cardMessages.confirmFailed} ${closed.message}`,
    });
    const wrong = fieldRefusal({ companions: ["Trop"] });
    expect(await answerInvitation(serverThat(wrong), "jeton", "yes")).toMatchObject({
      status: 422,
      errors: { companions: ["Trop"] },
    });
  });
});
