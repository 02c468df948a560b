import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { guestCalls, phoneInvalid } from "./guest-samples.ts";

const app = testApp();
const { add, addOne, update, listOf } = guestCalls(app);
const required = ["Ce champ est requis"];

describe("a guest of whom little is known", () => {
  it("is added with a name and a phone, or a name alone, among those to be sorted", async () => {
    const member = await registerCouple(app);
    const event_id = member.eventId;
    const rows = [
      { event_id, last_name: "Koné", given_names: "Awa", phone_number_1: "0707010203" },
      { event_id, last_name: "Tantie Rose", phone_number_1: null, civility: null, email: null },
      { event_id, given_names: "Fatou" },
      { event_id, given_names: "Fatou" },
    ];
    const nothing = { civility: null, email: null, phone_number_2: null, category: "À classer" };
    expect(await add(member, rows)).toMatchObject({
      status: 200,
      body: {
        data: [
          { ...nothing, last_name: "Koné", given_names: "Awa", phone_number_1: "+2250707010203" },
          { ...nothing, last_name: "Tantie Rose", given_names: "", phone_number_1: "" },
          { ...nothing, last_name: "", given_names: "Fatou", phone_number_1: "" },
          { given_names: "Fatou" },
        ],
      },
    });
    expect(await listOf(member)).toHaveLength(4);
  });

  it("has a name: without any, it is required, beside the other errors of the row", async () => {
    const member = await registerCouple(app);
    const event_id = member.eventId;
    const rows = [
      { event_id, last_name: "Koné" },
      { event_id, last_name: null, email: "awa@", phone_number_1: "0707010203" },
    ];
    expect(await add(member, rows)).toMatchObject({
      status: 422,
      body: {
        errors: {
          "1.last_name": required,
          "1.email": ["Veuillez entrer une adresse email valide"],
        },
      },
    });
    expect(await listOf(member)).toEqual([]);
  });

  it("is refused for a field that is sent empty, as the specification has it", async () => {
    const member = await registerCouple(app);
    const event_id = member.eventId;
    const row = { event_id, last_name: "Koné", given_names: "Awa", email: "", phone_number_1: "" };
    expect(await add(member, [row])).toMatchObject({
      status: 422,
      body: { errors: { "0.email": required, "0.phone_number_1": required } },
    });
  });

  it("is changed field by field: null takes a value away, and what is not sent stays", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    expect(await update(member, id, { civility: null, phone_number_1: null })).toMatchObject({
      status: 200,
      body: { data: { civility: null, phone_number_1: "", version: 2 } },
    });
    const change = { id, event_id: member.eventId, given_names: "Aya Marie", has_confirmed: 0 };
    const { token } = member;
    expect(
      await app.call("POST", "/api/v1/guests-events-update", { token, body: change }),
    ).toMatchObject({
      status: 200,
      body: { data: { last_name: "Koffi", given_names: "Aya Marie", category: "Amis du fiancé" } },
    });
    expect(await update(member, id, { phone_number_1: "07 01 02" })).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [phoneInvalid] } },
    });
  });

  it("is sorted in a type of event that staff added, whose category is made when it is needed", async () => {
    const member = await registerCouple(app);
    const soiree = { code: "soiree", name: "Soirée", position: 99 };
    const [type] = await app.db.insert(eventTypes).values(soiree).returning();
    const eventTypeId = type?.id ?? 0;
    const event_id = member.eventId;
    await app.db.update(events).set({ eventTypeId }).where(eq(events.id, event_id));
    expect(await add(member, [{ event_id, last_name: "Koné" }])).toMatchObject({
      status: 200,
      body: { data: [{ category: "À classer" }] },
    });
    const ofType = eq(guestCategories.eventTypeId, eventTypeId);
    expect(await app.db.select().from(guestCategories).where(ofType)).toHaveLength(1);
  });

  it("leaves as a file with what is known", async () => {
    const member = await registerCouple(app);
    const { eventId, token } = member;
    await add(member, [{ event_id: eventId, last_name: "Koné" }]);
    const path = `/api/v1/guests-events-export/${eventId}?format=csv`;
    const answer = await app.call("GET", path, { token });
    expect(answer.status).toBe(200);
  });
});
