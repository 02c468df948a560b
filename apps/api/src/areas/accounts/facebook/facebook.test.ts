import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, registerUnverified } from "../../../testing/cast.ts";

const app = testApp();

interface Profile {
  given_names?: string;
  last_name?: string;
  email?: string;
  outcome?: "accept" | "no-email" | "refuse" | "away";
}

/** Opens the consent page and answers it; returns the address to which it redirects. */
async function consent({ outcome = "accept", ...person }: Profile): Promise<URL> {
  const state = "0123456789abcdef";
  const { body } = await app.call("GET", `/api/v1/facebook/consent-address?state=${state}`);
  const address = new URL((body as { address: string }).address);
  const form = new FormData();
  form.set("redirect_uri", address.searchParams.get("redirect_uri") ?? "");
  form.set("state", address.searchParams.get("state") ?? "");
  form.set("outcome", outcome);
  for (const [name, value] of Object.entries(person)) form.set(name, value);
  const answer = await app.api.fetch(new Request(address, { method: "POST", body: form }), {
    address: "127.0.0.1",
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

const exchange = (code: string | null) =>
  app.call("POST", "/oauth/token", {
    body: { grant_type: "authorization_code", provider: "facebook", code },
  });

async function signIn(profile: Profile) {
  return exchange((await consent(profile)).searchParams.get("code"));
}

const rest = {
  civility: "Madame",
  last_name: "N’Guessan",
  given_names: "Aya",
  dob: "1995-02-01",
  event_type_id: 1,
  wedding_date: "2027-05-01",
  terms: true,
};

const complete = (ticket: string, change: Record<string, unknown> = {}) =>
  app.call("POST", "/api/v1/facebook/register", { body: { ...rest, ticket, ...change } });

async function ticketOf(profile: Profile): Promise<string> {
  return ((await signIn(profile)).body as { ticket: string }).ticket;
}

const refused = { status: 400, body: { message: expect.stringContaining("n’a pas abouti") } };

describe("Facebook's consent", () => {
  it("redirects only to this site, with the state of the request", async () => {
    const back = await consent({ given_names: "Aya" });
    expect(back.origin + back.pathname).toBe("http://joie.test/connexion/facebook");
    expect(back.searchParams.get("state")).toBe("0123456789abcdef");
    const stray = "/dev/facebook/consent?client_id=1&redirect_uri=https://ailleurs.test/";
    expect(await app.call("GET", stray)).toMatchObject({ status: 400 });
  });

  it("may be refused", async () => {
    const back = await consent({ outcome: "refuse" });
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.has("code")).toBe(false);
  });

  it("is offered here", async () => {
    expect(await app.call("GET", "/api/v1/facebook")).toEqual({
      status: 200,
      body: { available: true },
    });
  });
});

describe("a new person from Facebook", () => {
  it("gets a ticket, completes the registration, and is signed in with a proven address", async () => {
    const profile = { given_names: "Aya", last_name: "N’Guessan", email: "aya@exemple.test" };
    const first = await signIn(profile);
    expect(first).toMatchObject({
      status: 200,
      body: { token_type: "Registration", person: { given_names: "Aya", email: profile.email } },
    });
    const { ticket } = first.body as { ticket: string };
    const made = await complete(ticket);
    expect(made).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
    const { access_token: token, user } = made.body as {
      access_token: string;
      user: { id: number };
    };
    expect(await app.call("GET", `/api/v1/userId/${user.id}`, { token })).toMatchObject({
      status: 200,
      body: {
        email: profile.email,
        has_password: false,
        can: { openNotebook: true },
        customer: { dob: "1995-02-01", current_event: { name: expect.any(String) } },
      },
    });

    expect(await signIn(profile)).toMatchObject({ body: { token_type: "Bearer", user } });
    expect(await complete(ticket)).toMatchObject({ status: 422 });
    expect(await complete(ticket, { email: "autre@exemple.test" })).toMatchObject({ status: 422 });
    expect(
      await app.call("POST", "/api/v1/account/close", { token, body: { password: "demo" } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringContaining("pas encore de mot de passe")] } },
    });
  });

  it("enters an address when Facebook shares none, and verifies it by email", async () => {
    const ticket = await ticketOf({ given_names: "Sans", last_name: "Mail", outcome: "no-email" });
    expect(await complete(ticket)).toMatchObject({
      status: 422,
      body: { errors: { email: ["Veuillez entrer une adresse email valide"] } },
    });
    const email = "tapee@exemple.test";
    expect(await complete(ticket, { email })).toMatchObject({ status: 200 });
    expect(await lastLinkTo(app, email)).toContain("/activation-compte/");
    expect(await complete(ticket, { email: "autre@exemple.test" })).toMatchObject(refused);
  });

  it("is refused for the same reasons as at registration, at the field", async () => {
    const ticket = await ticketOf({ given_names: "Jeune", email: "jeune@exemple.test" });
    expect(await complete(ticket, { dob: "2015-01-01", wedding_date: "2040-01-01" })).toMatchObject(
      {
        status: 422,
        body: { errors: { dob: [expect.any(String)], wedding_date: [expect.any(String)] } },
      },
    );
    expect(await complete(ticket, { terms: false, event_type_id: "" })).toMatchObject({
      status: 422,
      body: { errors: { terms: [expect.any(String)], event_type_id: [expect.any(String)] } },
    });
  });

  it("needs a valid ticket younger than half an hour", async () => {
    const ticket = await ticketOf({ given_names: "Lente", email: "lente@exemple.test" });
    const [body = "", signature = ""] = ticket.split(".");
    const other = Buffer.from(
      Buffer.from(body, "base64url").toString().replace("lente@", "autre@"),
    ).toString("base64url");
    expect(await complete(`${other}.${signature}`)).toMatchObject(refused);
    expect(await complete("💍")).toMatchObject(refused);
    app.wait(1801);
    expect(await complete(ticket)).toMatchObject(refused);
  });
});

describe("somebody who has an account", () => {
  it("is linked by a proven address, and the password stays valid", async () => {
    const awa = await registerCouple(app);
    const profile = { given_names: "Awa", last_name: "Liée", email: awa.email };
    const signedIn = await signIn(profile);
    expect(signedIn).toMatchObject({ body: { token_type: "Bearer", user: { id: awa.userId } } });
    const { access_token: token } = signedIn.body as { access_token: string };
    expect(await app.call("GET", "/api/user", { token })).toMatchObject({
      body: { has_password: true },
    });
    // From now on the profile counts, with any address.
    expect(await signIn({ ...profile, outcome: "no-email" })).toMatchObject({
      body: { user: { id: awa.userId } },
    });
    // Another profile with the same address is another person.
    expect(await signIn({ ...profile, given_names: "Imposteur" })).toMatchObject(refused);
  });

  it("is not linked by an unproven address, which goes to the person for whom Facebook confirms it", async () => {
    const awa = await registerUnverified(app);
    const profile = { given_names: "Awa", last_name: "Vraie", email: awa.email };
    const ticket = await ticketOf(profile);
    expect(await complete(ticket)).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
    expect(await signIn(profile)).toMatchObject({ body: { token_type: "Bearer" } });
    expect(await app.call("GET", "/api/user", { token: awa.token })).toMatchObject({
      body: { email: null, email_verified_at: null },
    });
  });

  it("cannot sign in with Facebook once the account is closed", async () => {
    const awa = await registerCouple(app);
    await app.call("POST", "/api/v1/account/close", {
      token: awa.token,
      body: { password: "demo" },
    });
    expect(await signIn({ given_names: "Close", email: awa.email })).toMatchObject(refused);
  });
});

describe("Facebook's code", () => {
  it("works once", async () => {
    const code = (await consent({ given_names: "Une", last_name: "Fois" })).searchParams.get(
      "code",
    );
    expect(await exchange(code)).toMatchObject({ status: 200 });
    expect(await exchange(code)).toMatchObject(refused);
    expect(await exchange("inventé")).toMatchObject(refused);
    expect(await exchange(null)).toMatchObject({ status: 422 });
  });

  it("is refused for now when Facebook is unavailable", async () => {
    expect(await signIn({ outcome: "away" })).toMatchObject({
      status: 424,
      body: { message: expect.stringContaining("Facebook ne répond pas") },
    });
  });
});
