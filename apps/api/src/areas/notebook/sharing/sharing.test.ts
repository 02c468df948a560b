import type { SharedRole } from "@jdj/contract/call/sharing-policy";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { inviteByEmail } from "../../../testing/sharing.ts";

const app = testApp();

const invite = ({ token, eventId }: CastMember, body: object) =>
  app.call("POST", `/api/v1/events/${eventId}/invitations`, { token, body });
const accept = (member: CastMember, invitation: string) =>
  app.call("POST", `/api/v1/notebook-invitations/${invitation}`, { token: member.token });
const sharing = (member: CastMember, eventId: number) =>
  app.call("GET", `/api/v1/events/${eventId}/sharing`, { token: member.token });
const budget = (member: CastMember, eventId: number) =>
  app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token: member.token });

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `invite-${addresses}@exemple.test`;
};

/** An owner, and somebody who took up their invitation. */
async function shared(role: SharedRole) {
  const [owner, member] = [await registerCouple(app), await registerCouple(app)];
  const invitation = await inviteByEmail(app, owner, role, member.email);
  expect(await accept(member, invitation)).toMatchObject({ status: 200 });
  return { owner, member, invitation };
}

describe("an invitation to a notebook", () => {
  it("comes by email, states what it is for, and makes who accepts it a member who works there", async () => {
    const [owner, member] = [await registerCouple(app), await registerCouple(app)];
    const invitation = await inviteByEmail(app, owner, "treasurer", member.email);
    expect(await app.call("GET", `/api/v1/notebook-invitations/${invitation}`)).toMatchObject({
      status: 200,
      body: { owner_name: "Awa Kouassi", role: "treasurer", can: { accept: true } },
    });
    expect(await accept(member, invitation)).toMatchObject({
      status: 200,
      body: { event_id: owner.eventId },
    });
    const events = await app.call("GET", `/api/v1/geteventbycustomer/${member.customerId}`, {
      token: member.token,
    });
    expect(events.body).toMatchObject([
      { id: owner.eventId, select: 1, role: "treasurer", owner_name: "Awa Kouassi" },
      { id: member.eventId, select: 0, role: "owner", owner_name: null },
    ]);
    expect(await sharing(owner, owner.eventId)).toMatchObject({
      body: {
        members: [
          { role: "owner", is_me: true },
          { customer_id: member.customerId, role: "treasurer", email: member.email },
        ],
        invitations: [],
        can: { write: true },
      },
    });
  });

  it("comes by short message to a number", async () => {
    const owner = await registerCouple(app);
    expect(await invite(owner, { role: "reader", phone: "07 01 02 03 04" })).toMatchObject({
      status: 200,
      body: { message: "Invitation envoyée\u00a0!" },
    });
    await app.work();
    const message = (await listCaughtMessages(app.db)).find(({ to }) => to === "+2250701020304");
    expect(message?.text).toMatch(/partage son carnet\..*invitation-au-carnet\/[\w-]{22}$/);
  });

  it("can be used once, even twice at the same time", async () => {
    const [owner, taker] = [await registerCouple(app), await registerCouple(app)];
    const invitation = await inviteByEmail(app, owner, "reader", taker.email);
    const answers = await Promise.all([accept(taker, invitation), accept(taker, invitation)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is over after seven days, once cancelled, and once replaced by another", async () => {
    const [owner, member] = [await registerCouple(app), await registerCouple(app)];
    const address = member.email;
    const first = await inviteByEmail(app, owner, "reader", address);
    const second = await inviteByEmail(app, owner, "organiser", address);
    expect(second).not.toBe(first);
    expect(await accept(member, first)).toMatchObject({ status: 409 });
    const listed = await sharing(owner, owner.eventId);
    expect(listed.body).toMatchObject({
      invitations: [{ email: address, role: "organiser", state: "pending" }],
    });
    const { invitations } = listed.body as { invitations: { id: number }[] };
    const path = `/api/v1/events/${owner.eventId}/invitations/${invitations[0]?.id}`;
    expect(await app.call("DELETE", path, { token: owner.token })).toMatchObject({ status: 200 });
    expect(await app.call("DELETE", path, { token: owner.token })).toMatchObject({ status: 404 });
    expect(await accept(member, second)).toMatchObject({ status: 409 });

    const third = await inviteByEmail(app, owner, "reader", address);
    app.wait(7 * 86_400);
    expect(await accept(member, third)).toMatchObject({ status: 409 });
    expect(await sharing(owner, owner.eventId)).toMatchObject({
      body: { invitations: [{ state: "expired" }] },
    });
    expect(await app.call("GET", `/api/v1/notebook-invitations/${third}`)).toMatchObject({
      status: 200,
      body: { can: { accept: false } },
    });
  });

  it.each([
    ["nobody", {}, "email", "Veuillez saisir une adresse email ou un numéro de téléphone"],
    [
      "two ways at once",
      { email: "a@exemple.test", phone: "0701020304" },
      "phone",
      "Choisissez l’email ou le téléphone, pas les deux",
    ],
    [
      "a number that is none",
      { phone: "12" },
      "phone",
      "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)",
    ],
    [
      "an unknown role",
      { role: "owner", email: "a@exemple.test" },
      "role",
      "Veuillez choisir un rôle de la liste",
    ],
  ])("is refused for %s", async (_, wrong, field, sentence) => {
    const owner = await registerCouple(app);
    expect(await invite(owner, { role: "reader", ...wrong })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [sentence] } },
    });
  });

  it("is refused for its owner and for who shares the notebook already", async () => {
    const { owner, member, invitation } = await shared("reader");
    expect(await invite(owner, { role: "reader", email: owner.email })).toMatchObject({
      body: { errors: { email: ["Ce carnet est déjà le vôtre"] } },
    });
    expect(await invite(owner, { role: "reader", email: member.email })).toMatchObject({
      body: { errors: { email: ["Cette personne partage déjà ce carnet"] } },
    });
    expect(await accept(owner, invitation)).toMatchObject({ status: 409 });
  });

  it("goes to twenty people at most", async () => {
    const owner = await registerCouple(app);
    for (let each = 0; each < 20; each += 1)
      expect(await invite(owner, { role: "reader", email: freshAddress() })).toMatchObject({
        status: 200,
      });
    expect(await invite(owner, { role: "reader", email: freshAddress() })).toMatchObject({
      body: { errors: { email: ["Un carnet se partage avec 20 personnes au plus"] } },
    });
  });
});

describe("sharing a notebook", () => {
  it("ends at once when its owner takes it back, whatever session is open", async () => {
    const { owner, member } = await shared("organiser");
    const feed = await app.call("POST", "/api/v1/plannings/feed", {
      token: member.token,
      body: { event_id: owner.eventId },
    });
    const { address } = feed.body as { address: string };
    const calendar = () => app.call("GET", new URL(address).pathname);
    expect(await budget(member, owner.eventId)).toMatchObject({ status: 200 });
    expect(await calendar()).toMatchObject({ status: 200 });
    const path = `/api/v1/events/${owner.eventId}/members/${member.customerId}`;
    expect(await app.call("DELETE", path, { token: owner.token })).toMatchObject({ status: 200 });
    expect(await budget(member, owner.eventId)).toMatchObject({
      status: 403,
      body: { message: "Votre accès à ce carnet a pris fin." },
    });
    expect(await calendar()).toMatchObject({ status: 404 });
    const customer = await app.call("GET", `/api/v1/customers/${member.customerId}`, {
      token: member.token,
    });
    expect(customer.body).toMatchObject({ current_event: { id: member.eventId, role: "owner" } });
  });

  it("that was ended is told until the member chooses an event, and never to one who left", async () => {
    const { owner, member } = await shared("reader");
    const endedEvent = async ({ token }: CastMember) =>
      (
        (await app.call("GET", "/api/user", { token })).body as {
          customer: { ended_event: unknown };
        }
      ).customer.ended_event;
    expect(await endedEvent(member)).toBeNull();
    const path = `/api/v1/events/${owner.eventId}/members/${member.customerId}`;
    await app.call("DELETE", path, { token: owner.token });
    expect(await endedEvent(member)).toBe("Mariage");
    await app.call("PUT", `/api/v1/choose-event/${member.eventId}`, { token: member.token });
    expect(await endedEvent(member)).toBeNull();

    const again = await inviteByEmail(app, owner, "reader", member.email);
    expect(await accept(member, again)).toMatchObject({ status: 200 });
    expect(await budget(member, owner.eventId)).toMatchObject({ status: 200 });
    await app.call("POST", `/api/v1/events/${owner.eventId}/leave`, { token: member.token });
    expect(await endedEvent(member)).toBeNull();
    expect(await budget(member, owner.eventId)).toMatchObject({ status: 404 });
  });

  it("lets a member leave, and never the owner", async () => {
    const { owner, member } = await shared("reader");
    const leave = ({ token }: CastMember) =>
      app.call("POST", `/api/v1/events/${owner.eventId}/leave`, { token });
    expect(await leave(owner)).toMatchObject({ status: 409 });
    expect(await leave(member)).toMatchObject({ status: 200 });
    expect(await leave(member)).toMatchObject({ status: 404 });
  });

  it("gives another role from the next call on", async () => {
    const { owner, member } = await shared("reader");
    const save = () =>
      app.call("POST", "/api/v1/budgets/events", {
        token: member.token,
        body: [{ event_id: owner.eventId, budget_id: 1, min_amount: 1_000 }],
      });
    expect(await save()).toMatchObject({ status: 403 });
    const path = `/api/v1/events/${owner.eventId}/members/${member.customerId}`;
    const change = (id: string, token: string) =>
      app.call("PUT", id, { token, body: { role: "treasurer" } });
    expect(await change(path, member.token)).toMatchObject({ status: 403 });
    expect(await change(path, owner.token)).toMatchObject({ status: 200 });
    expect(await save()).toMatchObject({ status: 200 });
    const own = `/api/v1/events/${owner.eventId}/members/${owner.customerId}`;
    expect(await change(own, owner.token)).toMatchObject({ status: 409 });
  });

  it("shows a member who else shares it, without their addresses", async () => {
    const { owner, member } = await shared("reader");
    await invite(owner, { role: "reader", email: freshAddress() });
    expect(await sharing(member, owner.eventId)).toMatchObject({
      body: {
        members: [
          { name: "Awa Kouassi", role: "owner", email: null, phone: null },
          { role: "reader", is_me: true },
        ],
        invitations: [],
        suggestions: [],
        can: { write: false },
      },
    });
  });

  it("proposes those of the committee who do not share it yet", async () => {
    const owner = await registerCouple(app);
    await app.call("POST", "/api/v1/restricted-committees/events", {
      token: owner.token,
      body: {
        event_id: owner.eventId,
        restricted_committee_id: 1,
        civility: "Mme",
        last_name: "Bamba",
        given_names: "Salimata",
        email: "salimata@exemple.test",
        phone_number_1: "+(225) 07 00 00 70 01",
        phone_number_2: null,
      },
    });
    const suggestions = async () =>
      (await sharing(owner, owner.eventId)).body as { suggestions: unknown[] };
    expect(await suggestions()).toMatchObject({
      suggestions: [{ name: "Salimata Bamba", email: "salimata@exemple.test" }],
    });
    await invite(owner, { role: "organiser", email: "salimata@exemple.test" });
    expect(await suggestions()).toMatchObject({ suggestions: [] });
  });

  it("ends for everyone when the owner's account closes, and is in the member's data export before", async () => {
    const { owner, member } = await shared("reader");
    const third = await registerCouple(app);
    const pending = await inviteByEmail(app, owner, "reader", third.email);
    const dataOf = async ({ token }: CastMember) =>
      JSON.stringify((await app.call("GET", "/api/v1/account/export", { token })).body);
    expect(await dataOf(member)).toMatch(/Les carnets partagés avec vous.*"Partagé par".*Lecture/);
    expect(await dataOf(owner)).toMatch(/Les personnes avec qui vous partagez.*Lecture/);
    const closed = await app.call("POST", "/api/v1/account/close", {
      token: owner.token,
      body: { password: "demo" },
    });
    expect(closed).toMatchObject({ status: 200 });
    expect(await budget(member, owner.eventId)).toMatchObject({ status: 403 });
    expect(await accept(third, pending)).toMatchObject({ status: 409 });
  });
});
