import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple } from "../../../testing/cast.ts";
import { samples } from "../../../testing/samples.ts";
import { makeSeller } from "../../../testing/selling.ts";
import type { Subject } from "../../../testing/subject.ts";

const app = testApp();

const me = (token: string) => app.call("GET", "/api/v1/pro/me", { token });
const teamOf = async (token: string) => {
  const { body } = await app.call("GET", "/api/v1/pro/team", { token });
  return body as {
    members: { id: number; email: string; role: string; is_self: boolean }[];
    invitations: { id: number; email: string }[];
    can: { manage: boolean };
  };
};
const invite = (token: string, email: string, role = "member") =>
  app.call("POST", "/api/v1/pro/team/invitations", { token, body: { email, role } });

const person = {
  given_names: "Fanta",
  last_name: "Diabaté",
  password: "demo",
  password_confirmation: "demo",
  terms: true,
};

const linkTokenOf = async (email: string) => (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
const accept = (token: string, body: unknown = person) =>
  app.call("POST", `/api/v1/pro/invitations/${token}`, { body });

/** A provider with an owner and a second person. */
async function shopOfTwo(name: string, role = "member") {
  const owner = await registerProvider(app, `${name}-owner@exemple.test`);
  const email = `${name}-second@exemple.test`;
  await invite(owner.token, email, role);
  const joined = await accept(await linkTokenOf(email));
  expect(joined).toMatchObject({ status: 200, body: { user: { shop: { role } } } });
  const { token } = joined.body as { token: string };
  const { members } = await teamOf(owner.token);
  return { owner, token, memberId: members[1]?.id ?? 0, ownerId: members[0]?.id ?? 0 };
}

describe("a member who is no owner", () => {
  it.each([
    ["POST", "team/invitations", { email: "autre@exemple.test", role: "member" }, "gérer l’équipe"],
    ["GET", "earnings", undefined, "voir ses gains"],
    ["GET", "earnings/statement", undefined, "voir ses gains"],
    ["GET", "invoices", undefined, "voir ses gains"],
    ["GET", "invoicing-key", undefined, "voir ses gains"],
    ["DELETE", "invoicing-key", undefined, "voir ses gains"],
    ["PUT", "invoicing-key", samples["invoicing.key.save"].input({} as Subject), "ses factures"],
    ["POST", "invoices/1/retry", undefined, "voir ses gains"],
    ["POST", "invoices/1/record", { reference: "9606123E26000000001" }, "voir ses gains"],
    ["POST", "payouts", { amount: 5000, number_id: 1 }, "faire verser"],
    ["GET", "payout-numbers", undefined, "faire verser"],
    ["POST", "seller", undefined, "ouvrir les ventes"],
  ])("is told what is kept to owners: %s %s", async (method, path, body, what) => {
    const { owner, token } = await shopOfTwo(
      `told-${method}-${path}`.toLowerCase().replaceAll("/", "-"),
    );
    await makeSeller(app, owner.providerId);
    const refused = await app.call(method, `/api/v1/pro/${path}`, { token, body });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining(what) },
    });
  });
});

describe("somebody invited to a team", () => {
  it("joins once by the link, with an account of their own", async () => {
    const { owner } = await shopOfTwo("joins");
    const { members, invitations } = await teamOf(owner.token);
    expect(members.map(({ role }) => role)).toEqual(["owner", "member"]);
    expect(invitations).toEqual([]);
    expect(await accept(await linkTokenOf("joins-second@exemple.test"))).toMatchObject({
      status: 409,
    });
  });

  it("joins once when the link is used twice at the same time", async () => {
    const { token } = await registerProvider(app, "twice@exemple.test");
    await invite(token, "twice-second@exemple.test");
    const link = await linkTokenOf("twice-second@exemple.test");
    const statuses = (await Promise.all([accept(link), accept(link)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await teamOf(token)).members).toHaveLength(2);
  });

  it("may be a customer: that account stays as it is, and opens nothing here", async () => {
    const couple = await registerCouple(app);
    const { token } = await registerProvider(app, "of-a-customer@exemple.test");
    await invite(token, couple.email);
    const joined = await accept(await linkTokenOf(couple.email), {
      ...person,
      password: "autre",
      password_confirmation: "autre",
    });
    expect(joined.status).toBe(200);
    expect((await me(couple.token)).status).toBe(403);
    expect(await app.call("GET", "/api/user", { token: couple.token })).toMatchObject({
      body: { id: couple.userId, email: couple.email, can: { openNotebook: true } },
    });
    const login = (path: string, password: string) =>
      app.call("POST", path, { body: { email: couple.email, password } });
    expect((await login("/api/v1/login", "demo")).status).toBe(200);
    expect((await login("/api/v1/pro/login", "demo")).status).toBe(401);
    expect((await login("/api/v1/pro/login", "autre")).status).toBe(200);
  });

  it("with a provider's account joins after its password, and not while in another team", async () => {
    const { owner, token, memberId } = await shopOfTwo("former");
    const other = await registerProvider(app, "next@exemple.test");
    await invite(other.token, "former-second@exemple.test");
    const link = await linkTokenOf("former-second@exemple.test");
    expect(await accept(link)).toMatchObject({ status: 409 });
    await app.call("DELETE", `/api/v1/pro/team/${memberId}`, { token: owner.token });
    expect((await me(token)).status).toBe(401);
    expect(await accept(link, { password: "faux" })).toMatchObject({ status: 401 });
    expect(await accept(link, { password: "demo" })).toMatchObject({
      status: 200,
      body: { user: { shop: { id: other.providerId } } },
    });
  });

  it("fills in every field, and the link stays good", async () => {
    const { token } = await registerProvider(app, "fields@exemple.test");
    await invite(token, "fields-second@exemple.test");
    const link = await linkTokenOf("fields-second@exemple.test");
    const { status, body } = await accept(link, { password: "a", password_confirmation: "b" });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
      "given_names",
      "last_name",
      "password",
      "password_confirmation",
      "terms",
    ]);
    expect((await accept(link)).status).toBe(200);
  });

  it("cannot use a link that was cancelled, replaced or is older than 14 days", async () => {
    const { token } = await registerProvider(app, "links@exemple.test");
    const email = "links-second@exemple.test";
    await invite(token, email);
    const first = await linkTokenOf(email);
    await invite(token, email);
    const second = await linkTokenOf(email);
    const [waiting] = (await teamOf(token)).invitations;
    await app.call("DELETE", `/api/v1/pro/team/invitations/${waiting?.id}`, { token });
    for (const link of [first, second]) expect((await accept(link)).status).toBe(409);
    expect((await accept("invented")).status).toBe(404);
    await invite(token, email);
    const late = await linkTokenOf(email);
    app.wait(15 * 86_400);
    expect((await accept(late)).status).toBe(409);
    expect((await app.call("GET", `/api/v1/pro/invitations/${late}`)).status).toBe(409);
  });
});

describe("a team", () => {
  it("is changed by owners only", async () => {
    const { token, ownerId } = await shopOfTwo("rights");
    const call = (method: string, path: string, body?: unknown) =>
      app.call(method, path, { token, body });
    expect((await invite(token, "x@exemple.test")).status).toBe(403);
    expect((await call("PUT", `/api/v1/pro/team/${ownerId}`, { role: "member" })).status).toBe(403);
    expect((await call("DELETE", `/api/v1/pro/team/${ownerId}`)).status).toBe(403);
    expect((await teamOf(token)).can.manage).toBe(false);
  });

  it("ends the open sessions of whoever is removed", async () => {
    const { owner, token, memberId } = await shopOfTwo("removed");
    expect((await me(token)).status).toBe(200);
    await app.call("DELETE", `/api/v1/pro/team/${memberId}`, { token: owner.token });
    expect((await me(token)).status).toBe(401);
    const again = await app.call("POST", "/api/v1/pro/login", {
      body: { email: "removed-second@exemple.test", password: "demo" },
    });
    expect(again).toMatchObject({ status: 200, body: { user: { shop: null } } });
    const { token: anew } = again.body as { token: string };
    expect((await app.call("GET", "/api/v1/pro/team", { token: anew })).status).toBe(403);
  });

  it("keeps its last owner, also when two leave at once", async () => {
    const { owner, token, memberId, ownerId } = await shopOfTwo("last", "owner");
    const leave = (by: string, id: number) =>
      app.call("DELETE", `/api/v1/pro/team/${id}`, { token: by });
    const answers = await Promise.all([leave(owner.token, ownerId), leave(token, memberId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stays, stayed] = answers[0]?.status === 409 ? [owner.token, ownerId] : [token, memberId];
    const demoted = await app.call("PUT", `/api/v1/pro/team/${stayed}`, {
      token: stays,
      body: { role: "member" },
    });
    expect(demoted).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("au moins un propriétaire") },
    });
  });

  it("lets a member leave", async () => {
    const { owner, token, memberId } = await shopOfTwo("leaves");
    expect((await app.call("DELETE", `/api/v1/pro/team/${memberId}`, { token })).status).toBe(200);
    expect((await teamOf(owner.token)).members).toHaveLength(1);
  });

  it("does not know another shop's members and invitations", async () => {
    const { memberId } = await shopOfTwo("foreign");
    const { token } = await registerProvider(app, "stranger@exemple.test");
    for (const id of [memberId, 999_999_999]) {
      expect((await app.call("DELETE", `/api/v1/pro/team/${id}`, { token })).status).toBe(404);
      expect(
        (await app.call("PUT", `/api/v1/pro/team/${id}`, { token, body: { role: "owner" } }))
          .status,
      ).toBe(404);
    }
  });

  it("has at most twenty people, and nobody twice", async () => {
    const { token } = await registerProvider(app, "full@exemple.test");
    expect(await invite(token, "FULL@exemple.test")).toMatchObject({ status: 422 });
    for (let guest = 1; guest < 20; guest += 1)
      expect((await invite(token, `full-${guest}@exemple.test`)).status).toBe(200);
    expect(await invite(token, "one-too-many@exemple.test")).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("complète")] } },
    });
  });
});
