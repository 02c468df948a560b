import { describe, expect, it } from "vitest";
import { registerCouple } from "../../../testing/cast.ts";
import { testWorld } from "../../../testing/world.ts";

const world = testWorld();

describe("signing in", () => {
  it("gives a token, and the user with their role and their customer", async () => {
    const awa = await registerCouple(world);
    const answer = await world.call("POST", "/api/v1/login", {
      body: { email: awa.email, password: "demo" },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          id: awa.userId,
          given_names: "Awa",
          last_name: "Kouassi",
          phone_number_1: null,
          email_verified_at: expect.any(String),
          role: { name: "CUSTOMER" },
          customer: { id: awa.customerId, dob: "1996-05-14" },
        },
      },
    });
  });

  it("makes one known alike to every call that tells who is signed in", async () => {
    const { token, userId } = await registerCouple(world);
    const user = expect.objectContaining({ id: userId, role: { name: "CUSTOMER" } });
    const tell = (path: string) => world.call("GET", path, { token });
    expect(await tell("/api/v1/profile")).toEqual({ status: 200, body: { user } });
    expect(await tell("/api/user")).toEqual({ status: 200, body: user });
    expect(await tell(`/api/v1/userId/${userId}`)).toEqual({ status: 200, body: user });
  });

  it.each([{}, { phone_number: "" }, { phone_number: "  " }])(
    "asks for a number where neither number nor address is given: %j",
    async (way) => {
      expect(
        await world.call("POST", "/api/v1/login", { body: { ...way, password: "demo" } }),
      ).toMatchObject({
        status: 422,
        body: { errors: { phone_number: ["Veuillez entrer un numéro de téléphone"] } },
      });
    },
  );

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
