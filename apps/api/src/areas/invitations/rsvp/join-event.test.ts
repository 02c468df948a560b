import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { freshPhone } from "../../../testing/fresh-phone.ts";
import {
  holdCeremonies,
  joinForm,
  openPublicCard,
  readResponses,
  responsesPath,
} from "../../../testing/responses.ts";

const app = testApp();

describe("a guest who adds themselves", () => {
  const join = (token: string, body: Record<string, unknown>) =>
    app.call("POST", `/api/v1/event-cards/${token}/guests`, { body });

  it("waits for the hosts, who take them in as coming", async () => {
    const member = await registerCouple(app);
    const token = await openPublicCard(app, member);
    expect(await join(token, joinForm())).toEqual({
      status: 200,
      body: { success: true, message: "Informations ajouté avec succès !" },
    });
    const before = await readResponses(app, member);
    expect(before.guests).toEqual([]);
    const [request] = before.requests;
    const judged = await app.call("POST", `${responsesPath(member)}/requests/${request?.id}`, {
      token: member.token,
      body: { decision: "accept" },
    });
    expect(judged.status).toBe(200);
    expect(await readResponses(app, member)).toMatchObject({
      requests: [],
      counts: { guests: 1, yes: 1 },
      guests: [{ last_name: "Tanoh", answer: "yes" }],
    });
  });

  it("changes what waits when the same phone comes twice, and stays refused", async () => {
    const member = await registerCouple(app);
    const token = await openPublicCard(app, member);
    const phone_number_1 = freshPhone();
    await join(token, joinForm({ phone_number_1 }));
    await join(token, joinForm({ phone_number_1, given_names: "Aya" }));
    const { requests } = await readResponses(app, member);
    expect(requests).toMatchObject([{ given_names: "Aya" }]);
    await app.call("POST", `${responsesPath(member)}/requests/${requests[0]?.id}`, {
      token: member.token,
      body: { decision: "refuse" },
    });
    await join(token, joinForm({ phone_number_1 }));
    expect((await readResponses(app, member)).requests).toEqual([]);
  });

  it("never changes a guest of the list before the hosts say so", async () => {
    const member = await registerCouple(app);
    const phone_number_1 = freshPhone();
    await addGuests(app, member, [{ phone_number_1, given_names: "Awa" }]);
    const token = await openPublicCard(app, member);
    await join(token, joinForm({ phone_number_1, given_names: "Imposteur" }));
    const { requests, guests } = await readResponses(app, member);
    expect(guests).toMatchObject([{ given_names: "Awa", answer: "none" }]);
    expect(requests).toMatchObject([{ known_as: "Awa Kouassi" }]);
    await app.call("POST", `${responsesPath(member)}/requests/${requests[0]?.id}`, {
      token: member.token,
      body: { decision: "accept" },
    });
    expect((await readResponses(app, member)).guests).toMatchObject([
      { given_names: "Awa", answer: "yes" },
    ]);
  });

  it("is refused for a phone that is none, and for what the form requires", async () => {
    const token = await openPublicCard(app, await registerCouple(app));
    expect(await join(token, joinForm({ phone_number_1: "12", last_name: " " }))).toMatchObject({
      status: 422,
      body: { errors: { last_name: [responseMessages.required] } },
    });
    const empty = { civility: "", last_name: "", given_names: "", phone_number_1: "" };
    const required = Object.keys(empty).map((field) => [field, expect.any(Array)]);
    expect(await join(token, joinForm(empty))).toMatchObject({
      status: 422,
      body: { errors: Object.fromEntries(required) },
    });
    expect(await join(token, joinForm({ email: "pas une adresse" }))).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("valide")] } },
    });
    expect((await join(token, joinForm({ email: "" }))).status).toBe(200);
    expect(await join(token, joinForm({ phone_number_1: "12" }))).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [expect.stringContaining("numéro de téléphone valide")] } },
    });
  });

  it("may do so five times an hour by one device, and not by a closed card", async () => {
    const member = await registerCouple(app);
    const token = await openPublicCard(app, member);
    const device = freshPhone();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await join(token, joinForm({ device }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const body = { open: false };
    await app.call("PUT", `${responsesPath(member)}/public-card`, { token: member.token, body });
    expect(await join(token, joinForm())).toMatchObject({ status: 409 });
  });

  it("may use the historical call, whose ids are not believed", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const token = await openPublicCard(app, member);
    const { device: _, ...form } = joinForm();
    const row = {
      ...form,
      wedding_card_id: token,
      event_id: other.eventId,
      customer_id: 1,
      guest_id: 1,
    };
    const { status } = await app.call("POST", "/api/v1/guests-events-store", { body: [row] });
    expect(status).toBe(200);
    expect((await readResponses(app, member)).requests).toHaveLength(1);
    expect((await readResponses(app, other)).requests).toEqual([]);
    const { wedding_card_id: __, ...bare } = row;
    const refused = await app.call("POST", "/api/v1/guests-events-store", { body: [bare] });
    expect(refused.status).toBe(401);
  });

  it("is not looked for in a body past one row, whether or not it says how long it is", async () => {
    const row = JSON.stringify({ wedding_card_id: "e.nul", last_name: "x".repeat(9000) });
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(row));
        controller.close();
      },
    });
    for (const body of [row, pieces]) {
      const request = new Request("http://joie.test/api/v1/guests-events-store", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        duplex: "half",
      });
      const { status } = await app.api.fetch(request, { address: "127.0.0.1" });
      // A host's call then, made by nobody.
      expect(status).toBe(401);
    }
  });
});

describe("the event's public card", () => {
  it("shows the event to whoever has the link, and changes nothing", async () => {
    const member = await registerCouple(app);
    await holdCeremonies(app, member);
    const token = await openPublicCard(app, member);
    const { status, body } = await app.call("GET", `/api/v1/event-cards/${token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ event: { date_precision: "exact" }, can: { join: true } });
    const [first] = (body as { ceremonies: { calendar: string }[] }).ceremonies;
    const calendar = await app.call("GET", first?.calendar ?? "");
    expect(calendar.body).toContain("LOCATION:Mairie du Plateau");
    expect((await app.call("GET", "/api/v1/event-cards/e.nul")).status).toBe(404);
    expect((await readResponses(app, member)).requests).toEqual([]);
  });
});
