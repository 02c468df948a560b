import { accountMessages } from "@jdj/contract/accounts/messages";
import { inFrench } from "@jdj/contract/call/french-messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { ORPCError } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import { refused } from "./form-state.ts";

function typed(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const error = new ORPCError("INTERNAL_SERVER_ERROR", { message: "Internal server error" });

describe("a form that was refused", () => {
  it("lists the errors of its fields, and returns what was typed except the password", () => {
    const form = typed({ email: "awa@", password: "secret" });
    const { data, init } = refused(fieldRefusal({ email: ["Non"] }), form);
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({ errors: { email: ["Non"] }, values: { email: "awa@" } });
    expect(data.values).not.toHaveProperty("password");
  });

  it("says the server's own sentence when there is one", () => {
    const failure = accountMessages.registrationFailed;
    const { data, init } = refused(refusal("too-many-requests"), typed({}), failure);
    expect([init?.status, data.message]).toEqual([429, refusal("too-many-requests").message]);
  });

  it.each([
    "Erreur lors de l'inscription",
    "Erreur lors de la récupération des informations\u00a0!",
    "Erreur lors de la restauration du mot de passe !",
    "Erreur lors de l'envoie de mail",
  ])("says « %s » when the server failed, and loses nothing", (failure) => {
    expect(Object.values<string>(accountMessages)).toContain(failure);
    const { data, init } = refused(error, typed({ last_name: "Kouassi" }), failure);
    expect([init?.status, data]).toEqual([
      500,
      { message: inFrench(failure), errors: {}, values: { last_name: "Kouassi" } },
    ]);
  });

  it("leaves to the error page a failure that it has no sentence for", () => {
    expect(() => refused(error, typed({}))).toThrow(error);
  });
});
