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

  it("refuses a number of eight digits at its field, where its form of today is offered", async () => {
    const answer = await world.call("POST", "/api/v1/login", {
      body: { phone_number: "+22507080910", password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          phone_number: ["Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)"],
        },
      },
    });
  });
});
