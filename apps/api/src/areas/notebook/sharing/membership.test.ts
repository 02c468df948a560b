import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import {
  type CastMember,
  lastLinkTo,
  registerCouple,
  registerUnverified,
} from "../../../testing/cast.ts";
import { registerByPhone } from "../../../testing/phone-people.ts";
import { inviteByEmail, shareWith } from "../../../testing/sharing.ts";
import { standingOf } from "./invitation-standing.ts";

const app = testApp();

type Caller = { token: string };
const path = (invitation: string) => `/api/v1/notebook-invitations/${invitation}`;
const accept = ({ token }: Caller, invitation: string) =>
  app.call("POST", path(invitation), { token });
const ask = ({ token }: Caller, invitation: string) =>
  app.call("POST", `${path(invitation)}/request`, { token });
const see = (invitation: string, token?: string) => app.call("GET", path(invitation), { token });
const budget = ({ token }: Caller, eventId: number) =>
  app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token });
const requestsOf = async ({ token, eventId }: CastMember) => {
  const answer = await app.call("GET", `/api/v1/events/${eventId}/sharing`, { token });
  return (answer.body as { requests: { id: number }[] }).requests;
};
const newsOf = async ({ token, eventId }: CastMember) =>
  (await app.call("GET", `/api/v1/events/${eventId}/sharing/news`, { token })).body;
const decide = ({ token, eventId }: CastMember, method: "POST" | "DELETE", id: number) =>
  app.call(method, `/api/v1/events/${eventId}/join-requests/${id}`, { token });
const kindsTo = async (to: string) => {
  await app.work();
  return (await listCaughtMessages(app.db))
    .filter((message) => message.to === to)
    .map(({ kind }) => kind);
};

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `tante-${addresses}@exemple.test`;
};

/** A stranger who holds the link of an invitation to somebody else. */
async function forwarded() {
  const [owner, stranger] = [await registerCouple(app), await registerCouple(app)];
  const address = freshAddress();
  const invitation = await inviteByEmail(app, owner, "treasurer", address);
  return { owner, stranger, address, invitation };
}

describe("the address of an invitation", () => {
  const proven = new Date();
  const awa = {
    email: "Awa@exemple.test",
    emailVerifiedAt: proven,
    pendingEmail: null,
    phone: "+2250701020304",
    phoneVerifiedAt: null,
    pendingPhone: "+2250701020305",
  };
  const mail = (address: string) => ({ channel: "mail", address }) as const;
  const sms = (address: string) => ({ channel: "sms", address }) as const;

  it("is an account's own once it has proven it", () => {
    expect(standingOf(awa, mail("awa@exemple.test"))).toBe("yours");
    expect(standingOf({ ...awa, emailVerifiedAt: null }, mail("awa@exemple.test"))).toBe(
      "unproven",
    );
    expect(standingOf({ ...awa, pendingEmail: "b@x.test" }, mail("b@x.test"))).toBe("unproven");
    expect(standingOf(awa, mail("tante@exemple.test"))).toBe("other");
    expect(standingOf(awa, sms("+2250701020304"))).toBe("unproven");
    expect(standingOf(awa, sms("+2250701020305"))).toBe("unproven");
    expect(standingOf({ ...awa, phoneVerifiedAt: proven }, sms("+2250701020304"))).toBe("yours");
    expect(standingOf(awa, sms("+2250701020399"))).toBe("other");
  });
});

describe("the link of an invitation in another's hands", () => {
  it("opens nothing, and shows the address only in part", async () => {
    const { owner, stranger, invitation } = await forwarded();
    expect(await accept(stranger, invitation)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("demander à rejoindre") },
    });
    expect(await budget(stranger, owner.eventId)).toMatchObject({ status: 404 });
    const shown = await see(invitation, stranger.token);
    expect(shown.body).toMatchObject({ standing: "other", sent_to: "ta…@exemple.test" });
    expect(JSON.stringify(shown.body)).not.toContain("tante-");
    expect((await see(invitation)).body).toMatchObject({ standing: null, request: null });
  });

  it("lets them ask, without access until an owner confirms; all are told", async () => {
    const { owner, stranger, address, invitation } = await forwarded();
    expect(await ask(stranger, invitation)).toMatchObject({ status: 200 });
    expect(await ask(stranger, invitation)).toMatchObject({ status: 200 });
    expect(await budget(stranger, owner.eventId)).toMatchObject({ status: 404 });
    expect(
      (await kindsTo(owner.email)).filter((kind) => kind === "notebook-join-request"),
    ).toHaveLength(1);
    expect((await see(invitation, stranger.token)).body).toMatchObject({ request: "asked" });
    const [asked] = await requestsOf(owner);
    const hasTreasurer = expect.arrayContaining([expect.objectContaining({ role: "treasurer" })]);
    expect(asked).toMatchObject({ email: stranger.email, role: "treasurer", sent_to: address });
    const id = asked?.id ?? 0;
    const reader = await shareWith(app, owner, "reader");
    expect(await requestsOf({ ...reader, eventId: owner.eventId })).toEqual([]);
    expect(await newsOf({ ...reader, eventId: owner.eventId })).toEqual({ asking: 0, joined: [] });
    expect(await decide({ ...reader, eventId: owner.eventId }, "POST", id)).toMatchObject({
      status: 403,
    });
    const other = await registerCouple(app);
    expect(await decide(other, "POST", id)).toMatchObject({ status: 404 });
    expect(await decide({ ...other, eventId: owner.eventId }, "POST", id)).toMatchObject({
      status: 404,
    });
    expect(await decide({ ...stranger, eventId: owner.eventId }, "POST", id)).toMatchObject({
      status: 404,
    });
    expect(await newsOf(owner)).toMatchObject({ asking: 1 });
    expect(await decide(owner, "POST", id)).toMatchObject({ status: 200 });
    expect(await newsOf(owner)).toMatchObject({ asking: 0, joined: hasTreasurer });
    app.wait(8 * 86_400);
    expect(await newsOf(owner)).not.toMatchObject({ joined: hasTreasurer });
    expect(await decide(owner, "POST", id)).toMatchObject({ status: 404 });
    expect(await budget(stranger, owner.eventId)).toMatchObject({ status: 200 });
    expect(await kindsTo(stranger.email)).toContain("notebook-join-confirmed");
    expect(await kindsTo(owner.email)).toContain("notebook-joined");
    expect((await see(invitation)).body).toMatchObject({ can: { accept: false } });
  });

  it("asks no more once an owner refused, and leaves the invitation to whom it is for", async () => {
    const { owner, stranger, address, invitation } = await forwarded();
    await ask(stranger, invitation);
    const [asked] = await requestsOf(owner);
    expect(await decide(owner, "DELETE", asked?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await requestsOf(owner)).toEqual([]);
    expect(await ask(stranger, invitation)).toMatchObject({ status: 409 });
    const aunt = await registerCouple(app, { email: address });
    expect(await accept(aunt, invitation)).toMatchObject({ status: 200, body: { joined: true } });
  });

  it("asks nothing any more once the invitation was taken up or cancelled", async () => {
    const { owner, stranger, address, invitation } = await forwarded();
    await ask(stranger, invitation);
    const [asked] = await requestsOf(owner);
    const aunt = await registerCouple(app, { email: address });
    await accept(aunt, invitation);
    expect(await requestsOf(owner)).toEqual([]);
    expect(await decide(owner, "POST", asked?.id ?? 0)).toMatchObject({ status: 404 });
    expect(await ask(stranger, invitation)).toMatchObject({ status: 409 });
  });

  it("cannot be asked by its owner, nor for a notebook that is handed over", async () => {
    const { owner, invitation, stranger } = await forwarded();
    expect(await ask(owner, invitation)).toMatchObject({ status: 409 });
    expect(await ask(stranger, "unknown")).toMatchObject({ status: 404 });
    const email = freshAddress();
    await app.call("POST", `/api/v1/events/${owner.eventId}/handover`, {
      token: owner.token,
      body: { email, phone: null },
    });
    const offered = (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
    expect(await ask(stranger, offered)).toMatchObject({ status: 403 });
  });

  it("asks ten times a day at most", async () => {
    const stranger = await registerCouple(app);
    const owner = await registerCouple(app);
    const answers = [];
    for (let each = 0; each < 11; each += 1) {
      const invitation = await inviteByEmail(app, owner, "reader", freshAddress());
      answers.push((await ask(stranger, invitation)).status);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(answers[10]).toBe(429);
  });
});

describe("an account that has still to prove the address of its invitation", () => {
  it("joins as soon as it does, not before", async () => {
    const owner = await registerCouple(app);
    const email = freshAddress();
    const invitation = await inviteByEmail(app, owner, "reader", email);
    const aunt = await registerUnverified(app, { email });
    const link = await lastLinkTo(app, email);
    expect((await see(invitation, aunt.token)).body).toMatchObject({ standing: "unproven" });
    expect(await ask(aunt, invitation)).toMatchObject({ status: 403 });
    expect(await accept(aunt, invitation)).toMatchObject({ status: 200, body: { joined: false } });
    expect((await see(invitation, aunt.token)).body).toMatchObject({ request: "promised" });
    expect(await requestsOf(owner)).toEqual([]);
    const [token, address] = link.split("/").slice(-2);
    const verified = await app.call("GET", `/api/v1/email-verification/${token}/${address}`);
    expect(verified).toMatchObject({ status: 200 });
    expect(await budget(aunt, owner.eventId)).toMatchObject({ status: 200 });
    expect(await kindsTo(owner.email)).toContain("notebook-joined");
  });

  it("proves it without joining where the invitation was cancelled meanwhile", async () => {
    const owner = await registerCouple(app);
    const email = freshAddress();
    const invitation = await inviteByEmail(app, owner, "reader", email);
    const aunt = await registerUnverified(app, { email });
    const link = await lastLinkTo(app, email);
    await accept(aunt, invitation);
    await inviteByEmail(app, owner, "reader", email);
    const [token, address] = link.split("/").slice(-2);
    expect(await app.call("GET", `/api/v1/email-verification/${token}/${address}`)).toMatchObject({
      status: 200,
    });
    expect(await budget(aunt, owner.eventId)).toMatchObject({ status: 404 });
  });

  it("does not take a notebook that is handed over", async () => {
    const owner = await registerCouple(app);
    const email = freshAddress();
    await app.call("POST", `/api/v1/events/${owner.eventId}/handover`, {
      token: owner.token,
      body: { email, phone: null },
    });
    const offered = (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
    const aunt = await registerUnverified(app, { email });
    expect(await accept(aunt, offered)).toMatchObject({ status: 403 });
  });
});

describe("an invitation to a number", () => {
  it("is accepted by the account that has proven the number", async () => {
    const [owner, aunt] = [await registerCouple(app), await registerByPhone(app)];
    await app.call("POST", `/api/v1/events/${owner.eventId}/invitations`, {
      token: owner.token,
      body: { role: "reader", phone: aunt.phone },
    });
    await app.work();
    const sent = (await listCaughtMessages(app.db)).find(
      ({ to, kind }) => to === aunt.phone && kind === "notebook-invitation",
    );
    const invitation = /[\w-]{22}$/.exec(sent?.text ?? "")?.[0] ?? "";
    expect(await accept(aunt, invitation)).toMatchObject({ status: 200, body: { joined: true } });
  });
});
