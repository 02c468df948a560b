import { EVENT_IMAGE_BYTES } from "@jdj/contract/notebook/event-image";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { listEvents } from "./queries.ts";

const app = testApp();

const notFound = { status: 404, body: { success: false } };

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const baptism = { event_type_id: 3, name: "Baptême d’Éloïse", description: "À Yopougon" };

async function currentEvents(customerId: number) {
  return (await listEvents(app.db, customerId)).filter(({ isCurrent }) => isCurrent);
}

describe("the types of event", () => {
  it("are listed for anyone, the wedding first", async () => {
    const { status, body } = await app.call("GET", "/api/v1/get-event-type");
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: expect.any(Array) });
    expect(body).toMatchObject({ data: { 0: { id: 1, name: "Mariage" }, length: 7 } });
  });
});

describe("the events of a customer", () => {
  it("are listed to their owner alone", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const path = `/api/v1/geteventbycustomer/${awa.customerId}`;
    expect(await app.call("GET", path, { token: awa.token })).toMatchObject({
      status: 200,
      body: [
        {
          id: awa.eventId,
          event_type_id: 1,
          name: expect.stringMatching(/./),
          description: expect.any(String),
          select: 1,
          image: null,
          event_type: { id: 1, name: "Mariage" },
        },
      ],
    });
    expect(await app.call("GET", path, { token: koffi.token })).toMatchObject(notFound);
    expect(await app.call("GET", path)).toMatchObject({ status: 401 });
  });

  it("are open to a customer who is not verified yet", async () => {
    const { token, customerId } = await registerUnverified(app);
    const answer = await app.call("GET", `/api/v1/geteventbycustomer/${customerId}`, { token });
    expect(answer.status).toBe(200);
  });
});

describe("a new event", () => {
  it("does not take the place of the current one, and its title is trimmed", async () => {
    const awa = await registerCouple(app);
    const answer = await app.call("POST", "/api/v1/events", {
      token: awa.token,
      body: { ...baptism, name: "Le baptême de notre petite Éloïse" },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Evenement crée avec succès !",
        data: {
          name: "Le baptême de notre petite",
          description: "À Yopougon",
          event_type: { id: 3, name: "Baptême" },
          select: 0,
          wedding_date: null,
        },
      },
    });
    expect((await currentEvents(awa.customerId)).map(({ id }) => id)).toEqual([awa.eventId]);
  });

  it("has a seed of its own for its pattern", async () => {
    const { token, customerId } = await registerCouple(app);
    await app.call("POST", "/api/v1/events", { token, body: baptism });
    const seeds = (await listEvents(app.db, customerId)).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(2);
    expect(seeds.every((seed) => seed.length >= 16)).toBe(true);
  });

  it("shows its picture at a signed address, and nowhere else", async () => {
    const { token } = await registerCouple(app);
    const image = upload(await picture("png"), "photo.svg", "image/svg+xml");
    const { body } = await app.call("POST", "/api/v1/events", {
      token,
      body: form({ ...baptism, event_type_id: "3", image }),
    });
    const { data } = body as { data: { image: string } };
    const shown = await app.api.fetch(new Request(`http://joie.test${data.image}`), {
      address: "127.0.0.1",
    });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const [bare] = data.image.split("?");
    expect(await app.call("GET", String(bare))).toMatchObject({ status: 404 });
  });

  it.each([
    [
      "an unknown type",
      { event_type_id: 999 },
      "event_type_id",
      "Veuillez sélectionner un type d'événement",
    ],
    ["no title", { name: "  " }, "name", "Ce champ est requis"],
    ["no description", { description: "" }, "description", "Ce champ est requis"],
    [
      "a description of 71 characters",
      { description: "é".repeat(71) },
      "description",
      "Ce champ ne peut dépasser 70 caractères",
    ],
  ])("is refused for %s", async (_, wrong, field, message) => {
    const { token } = await registerCouple(app);
    const body = { ...baptism, ...wrong };
    expect(await app.call("POST", "/api/v1/events", { token, body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it.each([
    ["is no image", () => upload("Bonjour"), "Veuillez sélectionner une image"],
    [
      "weighs more than 1 001 028 bytes",
      () => upload(Buffer.alloc(EVENT_IMAGE_BYTES + 1)),
      "Image trop lourde !",
    ],
  ])("is refused when its picture %s", async (_, make, message) => {
    const { token, customerId } = await registerCouple(app);
    const body = form({ ...baptism, event_type_id: "3", image: make() });
    expect(await app.call("POST", "/api/v1/events", { token, body })).toMatchObject({
      status: 422,
      body: { errors: { image: [message] } },
    });
    expect(await listEvents(app.db, customerId)).toHaveLength(1);
  });

  it("is not created for somebody who is not signed in", async () => {
    const answer = await app.call("POST", "/api/v1/events", { body: baptism });
    expect(answer.status).toBe(401);
  });

  it("is refused with a picture past sixty in an hour, until the hour is over", async () => {
    const { token } = await registerCouple(app);
    const send = () =>
      app.call("POST", "/api/v1/events", {
        token,
        body: form({ ...baptism, event_type_id: "3", image: upload("non") }),
      });
    for (let count = 0; count < 60; count += 1) await send();
    expect((await send()).status).toBe(429);
    app.wait(3600);
    expect((await send()).status).toBe(422);
  });
});

describe("choosing an event", () => {
  const choose = (token: string | null, id: number) =>
    app.call("PUT", `/api/v1/choose-event/${id}`, { token });

  async function coupleWithTwoEvents() {
    const awa = await registerCouple(app);
    const made = await app.call("POST", "/api/v1/events", { token: awa.token, body: baptism });
    const { data } = made.body as { data: { id: number } };
    return { ...awa, secondId: data.id };
  }

  it("makes it the only current one", async () => {
    const { token, customerId, secondId } = await coupleWithTwoEvents();
    expect(await choose(token, secondId)).toEqual({
      status: 200,
      body: { success: true, message: "Evenement choisi avec succès !" },
    });
    expect((await currentEvents(customerId)).map(({ id }) => id)).toEqual([secondId]);
  });

  it("refuses another's event, a missing one and somebody who is not signed in, and leaves the current one", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    expect(await choose(koffi.token, awa.eventId)).toMatchObject(notFound);
    expect(await choose(koffi.token, 999_999)).toMatchObject(notFound);
    expect(await choose(null, awa.eventId)).toMatchObject({ status: 401 });
    expect((await currentEvents(koffi.customerId)).map(({ id }) => id)).toEqual([koffi.eventId]);
  });

  it("leaves exactly one current when two are chosen and one created at once", async () => {
    const { token, customerId, eventId, secondId } = await coupleWithTwoEvents();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        choose(token, eventId),
        choose(token, secondId),
        app.call("POST", "/api/v1/events", { token, body: baptism }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await currentEvents(customerId)).toHaveLength(1);
    }
  });
});
