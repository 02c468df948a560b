import { describe, expect, it } from "vitest";
import { testWorld } from "../../../testing/world.ts";

const world = testWorld();

describe("signing in", () => {
  it("refuses a stranger without telling whether the account exists", async () => {
    const answer = await world.call("POST", "/api/v1/login", {
      body: { email: "personne@exemple.ci", password: "demo" },
    });
    expect(answer).toEqual({
      status: 401,
      body: {
        success: false,
        message: "Oups... Adresse email et/ou Mot de passe incorrecte(s).",
      },
    });
  });
  it("asks for a valid address", async () => {
    const answer = await world.call("POST", "/api/v1/login", {
      body: { email: "personne", password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, errors: { email: ["Veuillez entrer une adresse email valide"] } },
    });
  });
});
