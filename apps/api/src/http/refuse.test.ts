import { refusal } from "@jdj/contract/call/refusals";
import { ORPCError, ValidationError } from "@orpc/server";
import { describe, expect, it } from "vitest";
import { QueueFullError } from "../processes/fair-queue.ts";
import { refusalBody, toRefusal } from "./refuse.ts";

function answerOf(error: unknown) {
  const logged: string[] = [];
  const refused = toRefusal(error, (_, event) => logged.push(event));
  if (!(refused instanceof ORPCError)) throw new Error("Whatever is thrown becomes a refusal");
  return { status: refused.status, body: refusalBody(refused), logged };
}

describe("what a call threw", () => {
  it("has its own code and sentence when it is a refusal", () => {
    expect(answerOf(refusal("not-a-customer"))).toEqual({
      status: 403,
      body: {
        success: false,
        code: "not-a-customer",
        message: "Vous n'êtes pas un client",
      },
      logged: [],
    });
  });

  it("is answered field by field when the shape is wrong", () => {
    const issues = [
      { message: "Manque", path: ["persons", 0, "email"] },
      { message: "Trop long", path: ["persons", 0, "email"] },
      { message: "Inconnu", path: [] },
    ];
    const cause = new ValidationError({ message: "Wrong", issues, data: {} });
    expect(answerOf(new ORPCError("BAD_REQUEST", { cause }))).toMatchObject({
      status: 422,
      body: { errors: { "persons.0.email": ["Manque", "Trop long"], form: ["Inconnu"] } },
    });
  });

  it("asks to try again when a queue is full, and is no error in the log", () => {
    expect(answerOf(new QueueFullError())).toEqual({
      status: 503,
      body: {
        success: false,
        code: "busy",
        message: "Le service est momentanément indisponible. Veuillez réessayer.",
      },
      logged: [],
    });
  });

  it("is the bare 'Internal server error' when the error is ours, and is logged", () => {
    expect(answerOf(new Error("a secret of ours"))).toEqual({
      status: 500,
      body: { success: false, code: "INTERNAL_SERVER_ERROR", message: "Internal server error" },
      logged: ["call-failed"],
    });
  });
});
