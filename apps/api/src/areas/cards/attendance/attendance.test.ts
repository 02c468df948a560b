import type { Attendance } from "@jdj/contract/cards/attendance";
import { attendanceMessages } from "@jdj/contract/cards/attendance-messages";
import type { PublicCard } from "@jdj/contract/cards/rsvp";
import { describe, expect, it } from "vitest";
import { joinForm, openPublicCard } from "../../../testing/attendance.ts";
import { addGuests, inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { freshPhone } from "../../../testing/subject.ts";
import { testWorld } from "../../../testing/world.ts";

const world = testWorld();

const base = ({ eventId }: CastMember) => `/api/v1/attendance/${eventId}`;

async function seen(member: CastMember): Promise<Attendance> {
  const { body } = await world.call("GET", base(member), { token: member.token });
  return body as Attendance;
}

const settle = (member: CastMember, changed: Record<string, unknown> = {}) =>
  world.call("PUT", `${base(member)}/settings`, {
    token: member.token,
    body: { deadline: null, companions: 1, questions: [], version: 0, ...changed },
  });

async function holdCeremonies(member: CastMember): Promise<number[]> {
  const path = `/api/v1/dates-places-by-event/${member.eventId}`;
  const all = (await world.call("GET", path, { token: member.token })).body as { id: number }[];
  const ids = all.slice(0, 2).map(({ id }) => id);
  for (const id of ids)
    await world.call("POST", "/api/v1/dates-places/events", {
      token: member.token,
      body: {
        event_id: member.eventId,
        date_place_id: id,
        wedding_date: "2027-03-19",
        wedding_time: "10:00",
        wedding_location_prefix: "à",
        wedding_location: "Mairie du Plateau",
        is_activate: 1,
      },
    });
  return ids;
}

const card = async (token: string) =>
  (await world.call("GET", `/api/v1/wedding-cards/${token}`)).body as PublicCard;

const answer = (token: string, body: Record<string, unknown>) =>
  world.call("POST", `/api/v1/rsvp/${token}`, { body });

const meals = { kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true };

describe("what the hosts ask", () => {
  it("is answered by the guest and counted for the hosts", async () => {
    const member = await registerCouple(world);
    const { token } = await inviteOne(world, member);
    const [first = 0] = await holdCeremonies(member);
    await settle(member, { questions: [meals, { kind: "text", label: "Un mot pour nous" }] });
    const shown = await card(token);
    expect(shown.companions).toEqual({ allowed: 1, coming: 0 });
    const [meal, word] = shown.questions;
    const told = {
      answer: "yes",
      companions: 1,
      ceremonies: [first],
      replies: [
        { question_id: meal?.id, values: ["Poisson", "Poulet"] },
        { question_id: word?.id, values: ["Hâte d’y être"] },
      ],
    };
    expect(await answer(token, told)).toMatchObject({ status: 200 });
    const after = await card(token);
    expect(after.companions.coming).toBe(1);
    expect(after.questions[0]?.replies).toEqual(["Poisson", "Poulet"]);
    expect(after.ceremonies.filter(({ comes }) => comes).map(({ id }) => id)).toEqual([first]);
    expect(after.entry).not.toBeNull();

    const { counts, ceremonies, questions, days, guests } = await seen(member);
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
    const { body } = await world.call("GET", `${base(member)}/export.csv`, member);
    expect(body).toContain("Madame;Kouassi;Adjoua");
    expect(body).toContain("Hâte d’y être");
  });

  it("is refused beyond the invitation, field by field", async () => {
    const member = await registerCouple(world);
    const { token } = await inviteOne(world, member);
    expect(await answer(token, { companions: 1 })).toMatchObject({
      status: 422,
      body: { errors: { companions: [attendanceMessages.tooManyCompanions] } },
    });
    expect((await card(token)).answer).toBe("none");
  });

  it("is asked until the deadline, and afterwards only the hosts answer", async () => {
    const member = await registerCouple(world);
    const { token, guestId } = await inviteOne(world, member);
    await settle(member, { deadline: "2026-11-19" });
    expect((await card(token)).can.answer).toBe(false);
    expect(await answer(token, {})).toMatchObject({ status: 409 });
    const path = `/api/v1/rsvp/${guestId}`;
    expect(await world.call("POST", path, { token: member.token, body: {} })).toMatchObject({
      status: 200,
    });
  });

  it("is saved whole, once, and refused when somebody else saved meanwhile", async () => {
    const member = await registerCouple(world);
    expect(await settle(member, { questions: [meals] })).toMatchObject({ status: 200 });
    expect(await settle(member)).toMatchObject({ status: 409 });
    expect(
      await settle(member, { version: 1, questions: [{ ...meals, choices: ["Un"] }] }),
    ).toMatchObject({
      status: 422,
      body: { errors: { "questions.0.choices": [attendanceMessages.choicesMissing] } },
    });
    expect((await seen(member)).questions).toHaveLength(1);
    expect(await settle(member, { version: 1 })).toMatchObject({ status: 200 });
    expect((await seen(member)).questions).toEqual([]);
  });

  it("never reaches a question of another event", async () => {
    const [member, other] = [await registerCouple(world), await registerCouple(world)];
    await settle(other, { questions: [meals] });
    const id = (await seen(other)).questions[0]?.id;
    expect(await settle(member, { questions: [{ ...meals, id }] })).toMatchObject({ status: 404 });
    expect((await seen(other)).questions[0]?.label).toBe("Repas");
  });
});

describe("one guest's invitation", () => {
  it("may differ from the event's in companions and ceremonies", async () => {
    const member = await registerCouple(world);
    const { token, guestId } = await inviteOne(world, member);
    const [first = 0] = await holdCeremonies(member);
    const invite = (body: Record<string, unknown>) =>
      world.call("PUT", `${base(member)}/invitations`, {
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
    const member = await registerCouple(world);
    const { token, guestId } = await inviteOne(world, member);
    const counted = { token: member.token, body: { ids: [guestId], companions_allowed: 2 } };
    await world.call("PUT", `${base(member)}/invitations`, counted);
    await answer(token, { companions: 0 });
    expect((await card(token)).companions).toEqual({ allowed: 2, coming: 0 });
    expect(await answer(token, { companions: 2 })).toMatchObject({ status: 200 });
  });
});

describe("a guest who adds themselves", () => {
  const join = (token: string, body: Record<string, unknown>) =>
    world.call("POST", `/api/v1/event-cards/${token}/guests`, { body });

  it("waits for the hosts, who take them in as coming", async () => {
    const member = await registerCouple(world);
    const token = await openPublicCard(world, member);
    expect(await join(token, joinForm())).toEqual({
      status: 200,
      body: { success: true, message: "Informations ajouté avec succès !" },
    });
    const before = await seen(member);
    expect(before.guests).toEqual([]);
    const [request] = before.requests;
    const judged = await world.call("POST", `${base(member)}/requests/${request?.id}`, {
      token: member.token,
      body: { decision: "accept" },
    });
    expect(judged.status).toBe(200);
    expect(await seen(member)).toMatchObject({
      requests: [],
      counts: { guests: 1, yes: 1 },
      guests: [{ last_name: "Tanoh", answer: "yes" }],
    });
  });

  it("changes what waits when the same phone comes twice, and stays refused", async () => {
    const member = await registerCouple(world);
    const token = await openPublicCard(world, member);
    const phone_number_1 = freshPhone();
    await join(token, joinForm({ phone_number_1 }));
    await join(token, joinForm({ phone_number_1, given_names: "Aya" }));
    const { requests } = await seen(member);
    expect(requests).toMatchObject([{ given_names: "Aya" }]);
    await world.call("POST", `${base(member)}/requests/${requests[0]?.id}`, {
      token: member.token,
      body: { decision: "refuse" },
    });
    await join(token, joinForm({ phone_number_1 }));
    expect((await seen(member)).requests).toEqual([]);
  });

  it("never changes a guest of the list before the hosts say so", async () => {
    const member = await registerCouple(world);
    const phone_number_1 = freshPhone();
    await addGuests(world, member, [{ phone_number_1, given_names: "Awa" }]);
    const token = await openPublicCard(world, member);
    await join(token, joinForm({ phone_number_1, given_names: "Imposteur" }));
    const { requests, guests } = await seen(member);
    expect(guests).toMatchObject([{ given_names: "Awa", answer: "none" }]);
    expect(requests).toMatchObject([{ known_as: "Awa Kouassi" }]);
    await world.call("POST", `${base(member)}/requests/${requests[0]?.id}`, {
      token: member.token,
      body: { decision: "accept" },
    });
    expect((await seen(member)).guests).toMatchObject([{ given_names: "Awa", answer: "yes" }]);
  });

  it("is refused for a phone that is none, and for what the form requires", async () => {
    const token = await openPublicCard(world, await registerCouple(world));
    expect(await join(token, joinForm({ phone_number_1: "12", last_name: " " }))).toMatchObject({
      status: 422,
      body: { errors: { last_name: [attendanceMessages.required] } },
    });
    expect(await join(token, joinForm({ phone_number_1: "12" }))).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [expect.stringContaining("numéro de téléphone valide")] } },
    });
  });

  it("may do so five times an hour by one device, and not by a closed card", async () => {
    const member = await registerCouple(world);
    const token = await openPublicCard(world, member);
    const device = freshPhone();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await join(token, joinForm({ device }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const body = { open: false };
    await world.call("PUT", `${base(member)}/public-card`, { token: member.token, body });
    expect(await join(token, joinForm())).toMatchObject({ status: 409 });
  });

  it("may use the historical call, whose ids are not believed", async () => {
    const [member, other] = [await registerCouple(world), await registerCouple(world)];
    const token = await openPublicCard(world, member);
    const { device: _, ...form } = joinForm();
    const row = {
      ...form,
      wedding_card_id: token,
      event_id: other.eventId,
      customer_id: 1,
      guest_id: 1,
    };
    const { status } = await world.call("POST", "/api/v1/guests-events-store", { body: [row] });
    expect(status).toBe(200);
    expect((await seen(member)).requests).toHaveLength(1);
    expect((await seen(other)).requests).toEqual([]);
    const { wedding_card_id: __, ...bare } = row;
    const refused = await world.call("POST", "/api/v1/guests-events-store", { body: [bare] });
    expect(refused.status).toBe(401);
  });
});

describe("the event's public card", () => {
  it("shows the event to whoever has the link, and changes nothing", async () => {
    const member = await registerCouple(world);
    await holdCeremonies(member);
    const token = await openPublicCard(world, member);
    const { status, body } = await world.call("GET", `/api/v1/event-cards/${token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ event: { date_precision: "exact" }, can: { join: true } });
    const [first] = (body as { ceremonies: { calendar: string }[] }).ceremonies;
    const calendar = await world.call("GET", first?.calendar ?? "");
    expect(calendar.body).toContain("LOCATION:Mairie du Plateau");
    expect((await world.call("GET", "/api/v1/event-cards/e.nul")).status).toBe(404);
    expect((await seen(member)).requests).toEqual([]);
  });
});

describe("a guest's own link", () => {
  it("serves the calendar of their ceremonies, and the code for the door once they come", async () => {
    const member = await registerCouple(world);
    const { token } = await inviteOne(world, member);
    await holdCeremonies(member);
    const { ceremonies } = await card(token);
    const calendar = await world.call("GET", ceremonies[0]?.calendar ?? "");
    expect(calendar.body).toContain("BEGIN:VEVENT");
    const code = `/api/v1/wedding-cards/${token}/entree.svg`;
    expect((await world.call("GET", code)).status).toBe(404);
    await answer(token, {});
    expect((await world.call("GET", code)).body).toContain("<svg");
    expect((await world.call("GET", code.replace(".svg", ".png"))).status).toBe(200);
  });
});
