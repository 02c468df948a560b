import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { events } from "../events/tables.ts";

const app = testApp();

const DOWRY = 2;
const CIVIL = 3;
const right = {
  wedding_date: "2027-03-27",
  wedding_time: "09:30",
  wedding_location_prefix: "à",
  wedding_location: "Bouaké",
  is_activate: 1,
};

const save = (member: CastMember, id: number, fields: object) =>
  app.call("POST", "/api/v1/dates-places/events", {
    token: member.token,
    body: { event_id: member.eventId, date_place_id: id, ...fields },
  });

async function ceremony(member: CastMember, id: number): Promise<DatePlace> {
  const path = `/api/v1/dates-places-events/${member.eventId}/${id}`;
  return (await app.call("GET", path, { token: member.token })).body as DatePlace;
}

async function eventDate({ eventId }: CastMember) {
  const [event] = await app.db
    .select({ date: events.weddingDate, precision: events.weddingDatePrecision })
    .from(events)
    .where(eq(events.id, eventId));
  return event;
}

describe("the dates and places of a wedding", () => {
  it("are its ceremonies: the required one is planned from the start", async () => {
    const { token, eventId } = await registerCouple(app);
    const path = `/api/v1/dates-places-by-event/${eventId}`;
    const { body } = await app.call("GET", path, { token });
    expect(
      (body as DatePlace[]).map(({ name, isrequired, is_main, is_activate, proposed_date }) => {
        return [name, isrequired, is_main, is_activate, proposed_date];
      }),
    ).toEqual([
      ["Kôkôkô", 0, 0, 0, "2026-10-21"],
      ["Dot", 0, 0, 0, "2027-01-19"],
      ["Mariage civil", 1, 1, 1, "2027-03-20"],
      ["Mariage religieux", 0, 0, 0, "2027-03-20"],
      ["Réception", 0, 0, 0, "2027-03-20"],
    ]);
    for (const { id, image, proposed_date, is_activate, pivot } of body as DatePlace[]) {
      expect(image).toMatch(/^[a-z-]+$/);
      expect(pivot).toEqual({
        event_id: eventId,
        date_place_id: id,
        wedding_date: proposed_date,
        wedding_time: null,
        wedding_location_prefix: null,
        wedding_location: null,
        is_activate,
        version: 0,
      });
    }
  });

  it("answer 404 for a ceremony of another type of event", async () => {
    const { token, eventId } = await registerCouple(app);
    const path = `/api/v1/dates-places-events/${eventId}/999999`;
    expect(await app.call("GET", path, { token })).toMatchObject({ status: 404 });
  });
});

describe("saving a ceremony", () => {
  it("stores its date, time and place, and leaves the event's date alone", async () => {
    const member = await registerCouple(app);
    expect(await save(member, DOWRY, right)).toMatchObject({
      status: 200,
      body: { customer_id: member.customerId, message: "Informations enregistrées avec succès !" },
    });
    expect((await ceremony(member, DOWRY)).pivot).toEqual({
      event_id: member.eventId,
      date_place_id: DOWRY,
      ...right,
      version: 1,
    });
    expect(await eventDate(member)).toEqual({ date: "2027-03-20", precision: "exact" });
  });

  it.each([
    ["wedding_date", "", "Ce champ est requis"],
    ["wedding_time", "", "Ce champ est requis"],
    ["wedding_time", "9:30", "Veuillez entrer une heure valide (ex: 14:30)"],
    ["wedding_location_prefix", "dans", "Ce champ est requis"],
    ["wedding_location", " ", "Ce champ est requis"],
  ])("refuses a wrong %s « %s » while it is active", async (field, wrong, message) => {
    const member = await registerCouple(app);
    expect(await save(member, DOWRY, { ...right, [field]: wrong })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect((await ceremony(member, DOWRY)).pivot).toMatchObject({ version: 0 });
  });

  it("requires nothing when it is inactive, and its former values stay", async () => {
    const member = await registerCouple(app);
    await save(member, DOWRY, right);
    const off = { is_activate: 0, wedding_time: "9:_" };
    expect(await save(member, DOWRY, off)).toMatchObject({ status: 200 });
    expect(await ceremony(member, DOWRY)).toMatchObject({
      is_activate: 0,
      pivot: { ...right, is_activate: 0, version: 2 },
    });
  });

  it("leaves a required one active, whatever is sent", async () => {
    const member = await registerCouple(app);
    expect(await save(member, CIVIL, { is_activate: 0 })).toMatchObject({ status: 422 });
    await save(member, CIVIL, { ...right, is_activate: 0 });
    expect(await ceremony(member, CIVIL)).toMatchObject({
      is_activate: 1,
      pivot: { is_activate: 1 },
    });
  });

  it("is refused for a ceremony that the type of event does not have", async () => {
    expect(await save(await registerCouple(app), 999_999, right)).toMatchObject({ status: 404 });
  });

  it("is refused when somebody changed it meanwhile, and harmless when sent again", async () => {
    const member = await registerCouple(app);
    await save(member, DOWRY, { ...right, version: 0 });
    expect(await save(member, DOWRY, { ...right, version: 0 })).toMatchObject({ status: 200 });
    const late = { ...right, wedding_location: "Korhogo", version: 0 };
    expect(await save(member, DOWRY, late)).toMatchObject({ status: 409 });
    expect((await ceremony(member, DOWRY)).pivot).toMatchObject({ version: 1 });
  });

  it("lets one of two saves of the same version through", async () => {
    const member = await registerCouple(app);
    for (let version = 0; version < 6; version += 1) {
      const rivals = ["09", "10"].map((hour) =>
        save(member, DOWRY, { ...right, wedding_time: `${hour}:0${version}`, version }),
      );
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });
});

describe("the main ceremony", () => {
  it("moves the date of the event, which then is exact", async () => {
    const member = await registerCouple(app, { wedding_date_precision: "approximate" });
    expect(await eventDate(member)).toMatchObject({ precision: "approximate" });
    expect(await save(member, CIVIL, right)).toMatchObject({
      body: { data: { proposed_date: "2027-03-27", pivot: { wedding_date: "2027-03-27" } } },
    });
    expect(await eventDate(member)).toEqual({ date: "2027-03-27", precision: "exact" });
  });

  it("makes an approximate date exact that is saved as it stands", async () => {
    const member = await registerCouple(app, { wedding_date_precision: "approximate" });
    await save(member, CIVIL, { ...right, wedding_date: "2027-03-20" });
    expect(await eventDate(member)).toEqual({ date: "2027-03-20", precision: "exact" });
  });

  it("follows the date of the event when that one moves", async () => {
    const member = await registerCouple(app);
    await save(member, CIVIL, right);
    await app.db
      .update(events)
      .set({ weddingDate: "2027-05-01" })
      .where(eq(events.id, member.eventId));
    expect((await ceremony(member, CIVIL)).pivot).toMatchObject({ wedding_date: "2027-05-01" });
  });

  it("moves nothing when its save is refused", async () => {
    const member = await registerCouple(app);
    expect(await save(member, CIVIL, { ...right, version: 4 })).toMatchObject({ status: 409 });
    expect(await eventDate(member)).toMatchObject({ date: "2027-03-20" });
  });
});
