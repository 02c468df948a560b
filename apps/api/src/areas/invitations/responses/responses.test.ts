import { responseMessages } from "@jdj/contract/invitations/response-messages";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { holdCeremonies, readResponses, responsesPath } from "../../../testing/responses.ts";

const app = testApp();

const saveSettings = (member: CastMember, changed: Record<string, unknown> = {}) =>
  app.call("PUT", `${responsesPath(member)}/settings`, {
    token: member.token,
    body: { deadline: null, companions: 1, questions: [], version: 0, ...changed },
  });

const card = async (token: string) =>
  (await app.call("GET", `/api/v1/wedding-cards/${token}`)).body as PublicCard;

const answer = (token: string, body: Record<string, unknown>) =>
  app.call("POST", `/api/v1/rsvp/${token}`, { body });

const meals = { kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true };

describe("what the hosts ask", () => {
  it("is answered by the guest and counted for the hosts", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const [first = 0] = await holdCeremonies(app, member);
    await saveSettings(member, { questions: [meals, { kind: "text", label: "Un mot pour nous" }] });
    const shown = await card(token);
    expect(shown.companions).toEqual({ allowed: 1, coming: 0 });
    const [meal, word] = shown.questions;
    const reply = {
      answer: "yes",
      companions: 1,
      ceremonies: [first],
      replies: [
        { question_id: meal?.id, values: ["Poisson", "Poulet"] },
        { question_id: word?.id, values: ["Hâte d’y être"] },
      ],
    };
    expect(await answer(token, reply)).toMatchObject({ status: 200 });
    const after = await card(token);
    expect(after.companions.coming).toBe(1);
    expect(after.questions[0]?.replies).toEqual(["Poisson", "Poulet"]);
    expect(after.ceremonies.filter(({ comes }) => comes).map(({ id }) => id)).toEqual([first]);
    expect(after.entry).not.toBeNull();

    const { counts, ceremonies, questions, days, guests } = await readResponses(app, member);
    expect(counts).toEqual({ guests: 1, yes: 1, no: 0, none: 0, people: 2, arrived: 0 });
    expect(ceremonies.find(({ id }) => id === first)).toMatchObject({ guests: 1, people: 2 });
    expect(questions[0]?.tally).toEqual([
      { choice: "Poisson", count: 1 },
      { choice: "Poulet", count: 1 },
    ]);
    expect(days).toEqual([{ date: "2026-11-20", yes: 1, no: 0 }]);
    expect(guests[0]?.replies).toContainEqual({
      question_id: word?.id,
      values: ["Hâte d’y être"],
    });
    const { body } = await app.call("GET", `${responsesPath(member)}/export.csv`, member);
    expect(body).toContain("Madame;Kouassi;Adjoua");
    expect(body).toContain("Hâte d’y être");
  });

  it("is refused beyond the invitation, field by field", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    expect(await answer(token, { companions: 1 })).toMatchObject({
      status: 422,
      body: { errors: { companions: [responseMessages.tooManyCompanions] } },
    });
    expect((await card(token)).answer).toBe("none");
  });

  it("is asked until the deadline, and afterwards only the hosts answer", async () => {
    const member = await registerCouple(app);
    const { token, guestId } = await inviteOne(app, member);
    await saveSettings(member, { deadline: "2026-11-19" });
    expect((await card(token)).can.answer).toBe(false);
    expect(await answer(token, {})).toMatchObject({ status: 409 });
    const path = `/api/v1/rsvp/${guestId}`;
    expect(await app.call("POST", path, { token: member.token, body: {} })).toMatchObject({
      status: 200,
    });
  });

  it("is saved whole, once, and refused when somebody else saved meanwhile", async () => {
    const member = await registerCouple(app);
    expect(await saveSettings(member, { questions: [meals] })).toMatchObject({ status: 200 });
    expect(await saveSettings(member)).toMatchObject({ status: 409 });
    expect(
      await saveSettings(member, { version: 1, questions: [{ ...meals, choices: ["Un"] }] }),
    ).toMatchObject({
      status: 422,
      body: { errors: { "questions.0.choices": [responseMessages.choicesMissing] } },
    });
    expect((await readResponses(app, member)).questions).toHaveLength(1);
    expect(await saveSettings(member, { version: 1 })).toMatchObject({ status: 200 });
    expect((await readResponses(app, member)).questions).toEqual([]);
  });

  it("tells the hosts the meals of those alone who come", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    await saveSettings(member, { questions: [meals] });
    const [meal] = (await card(token)).questions;
    const replies = [{ question_id: meal?.id, values: ["Poisson", "Poulet"] }];
    await answer(token, { companions: 1, replies });
    await answer(token, { companions: 0 });
    const { questions, guests } = await readResponses(app, member);
    expect(guests[0]?.replies).toEqual([{ question_id: meal?.id, values: ["Poisson"] }]);
    expect(questions[0]?.tally).toContainEqual({ choice: "Poulet", count: 0 });
  });

  it("never reaches a question of another event", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    await saveSettings(other, { questions: [meals] });
    const id = (await readResponses(app, other)).questions[0]?.id;
    expect(await saveSettings(member, { questions: [{ ...meals, id }] })).toMatchObject({
      status: 404,
    });
    expect((await readResponses(app, other)).questions[0]?.label).toBe("Repas");
  });
});

describe("one guest's invitation", () => {
  it("may differ from the event's in companions and ceremonies", async () => {
    const member = await registerCouple(app);
    const { token, guestId } = await inviteOne(app, member);
    const [first = 0] = await holdCeremonies(app, member);
    const invite = (body: Record<string, unknown>) =>
      app.call("PUT", `${responsesPath(member)}/invitations`, {
        token: member.token,
        body: { ids: [guestId], ...body },
      });
    expect(await invite({ companions_allowed: 3, ceremony_ids: [first] })).toMatchObject({
      status: 200,
    });
    const shown = await card(token);
    expect(shown.companions.allowed).toBe(3);
    expect(shown.ceremonies.map(({ id }) => id)).toEqual([first]);
    expect(await invite({ ceremony_ids: [999_999] })).toMatchObject({ status: 422 });
    expect(await invite({ ids: [guestId, 999_999_999] })).toMatchObject({ status: 404 });
  });

  it("stays what the hosts counted, however few come at first", async () => {
    const member = await registerCouple(app);
    const { token, guestId } = await inviteOne(app, member);
    const counted = { token: member.token, body: { ids: [guestId], companions_allowed: 2 } };
    await app.call("PUT", `${responsesPath(member)}/invitations`, counted);
    await answer(token, { companions: 0 });
    expect((await card(token)).companions).toEqual({ allowed: 2, coming: 0 });
    expect(await answer(token, { companions: 2 })).toMatchObject({ status: 200 });
  });
});

describe("a guest's own link", () => {
  it("serves the calendar of their ceremonies, and the code for check-in once they come", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    await holdCeremonies(app, member);
    const { ceremonies } = await card(token);
    const calendar = await app.call("GET", ceremonies[0]?.calendar ?? "");
    expect(calendar.body).toContain("BEGIN:VEVENT");
    const code = `/api/v1/wedding-cards/${token}/entree.svg`;
    expect((await app.call("GET", code)).status).toBe(404);
    await answer(token, {});
    expect((await app.call("GET", code)).body).toContain("<svg");
    expect((await app.call("GET", code.replace(".svg", ".png"))).status).toBe(200);
  });
});
