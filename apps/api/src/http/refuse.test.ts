import { refusal } from "@jdj/contract/call/refusals";
import { ORPCError, ValidationError } from "@orpc/server";
import { describe, expect, it } from "vitest";
import { QueueFullError } from "../processes/fair-queue.ts";
import { refusalBody, toRefusal } from "./refuse.ts";

function toldOf(error: unknown) {
  const logged: string[] = [];
  const told = toRefusal(error, (_, event) => logged.push(event));
  if (!(told instanceof ORPCError)) throw new Error("Whatever is thrown is told as a refusal");
  return { status: told.status, body: refusalBody(told), logged };
}

describe("what a call threw", () => {
  it("is told in its own words when it is a refusal", () => {
    expect(toldOf(refusal("not-a-customer"))).toEqual({
      status: 403,
      body: { success: false, message: "Vous n'êtes pas un client" },
      logged: [],
    });
  });

  it("is told field by field when the shape is wrong", () => {
    const issues = [
      { message: "Manque", path: ["persons", 0, "email"] },
      { message: "Trop long", path: ["persons", 0, "email"] },
      { message: "Inconnu", path: [] },
    ];
    const cause = new ValidationError({ message: "Wrong", issues, data: {} });
    expect(toldOf(new ORPCError("BAD_REQUEST", { cause }))).toMatchObject({
      status: 422,
      body: { errors: { "persons.0.email": ["Manque", "Trop long"], form: ["Inconnu"] } },
    });
  });

  it("asks for patience when a queue is full, and is no fault in the log", () => {
    expect(toldOf(new QueueFullError())).toEqual({
      status: 503,
      body: {
        success: false,
        message: "Le service est momentanément indisponible. Veuillez réessayer.",
      },
      logged: [],
    });
  });

  it("is the bare 'Internal server error' when the fault is ours, and stands in the log", () => {
    expect(toldOf(new Error("a secret of the house"))).toEqual({
      status: 500,
      body: { success: false, message: "Internal server error" },
      logged: ["call-failed"],
    });
  });
});
