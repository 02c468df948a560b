import { EVENT_IMAGE_BYTES } from "@jdj/contract/notebook/event-image";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

import { listEvents } from "./queries.ts";

const app = testApp();

const fields = { event_type_id: 1, name: "Awa & Koffi", description: "À Grand-Bassam" };

const update = (member: CastMember, changes: object = {}, eventId = member.eventId) =>
  app.call("POST", `/api/v1/event/${eventId}`, {
    token: member.token,
    body: { ...fields, ...changes },
  });

async function eventOf({ customerId }: CastMember) {
  const [event] = await listEvents(app.db, customerId);
  return event;
}

describe("changing an event", () => {
  it("stores title, description and type, and grows the version", async () => {
    const member = await registerCouple(app);
    const title = "Le mariage d’Awa et de Koffi, enfin";
    expect(await update(member, { name: title, event_type_id: 2, version: 1 })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Evenement modifié avec succès !",
        data: {
          id: member.eventId,
          name: title.slice(0, 27).trim(),
          description: fields.description,
          event_type: { id: 2 },
          select: 1,
          version: 2,
        },
      },
    });
  });

  it("does not change its date and its pattern", async () => {
    const member = await registerCouple(app);
    const before = await eventOf(member);
    await update(member);
    const after = await eventOf(member);
    expect([after?.seed, after?.weddingDate]).toEqual([before?.seed, before?.weddingDate]);
  });

  it("leaves the type once something of the notebook is stored", async () => {
    const member = await registerCouple(app);
    await app.call("POST", "/api/v1/budgets/events", {
      token: member.token,
      body: [{ event_id: member.eventId, budget_id: 1, min_amount: 1 }],
    });
    expect(await update(member, { event_type_id: 2 })).toMatchObject({
      status: 422,
      body: { errors: { event_type_id: [expect.stringContaining("ne peut plus changer")] } },
    });
    expect(await update(member)).toMatchObject({ status: 200 });
  });

  it.each([
    [
      "an unknown type",
      { event_type_id: 999 },
      "event_type_id",
      "Veuillez sélectionner un type d'événement",
    ],
    ["no title", { name: " " }, "name", "Ce champ est requis"],
    [
      "a description of 71 characters",
      { description: "é".repeat(71) },
      "description",
      "Ce champ ne peut dépasser 70 caractères",
    ],
  ])("is refused for %s", async (_, wrong, field, message) => {
    const member = await registerCouple(app);
    expect(await update(member, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect(await eventOf(member)).toMatchObject({ version: 1 });
  });

  it("changes nothing when it is sent again, as a save whose answer was lost is", async () => {
    const member = await registerCouple(app);
    const change = { name: "Fête de Yao", version: 1 };
    expect((await update(member, change)).status).toBe(200);
    expect((await update(member, change)).status).toBe(200);
    expect(await eventOf(member)).toMatchObject({ name: "Fête de Yao", version: 2 });
  });

  it("is refused when somebody changed it meanwhile, and for another's event", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    await update(awa);
    expect(await update(awa, { name: "Trop tard", version: 1 })).toMatchObject({ status: 409 });
    expect(await update(koffi, {}, awa.eventId)).toMatchObject({ status: 404 });
    expect(await eventOf(awa)).toMatchObject({ name: fields.name, version: 2 });
  });

  it("replaces its picture and deletes the former one; a wrong one changes nothing", async () => {
    const member = await registerCouple(app);
    const send = (image: File) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
      body.append("image", image);
      const path = `/api/v1/event/${member.eventId}`;
      return app.call("POST", path, { token: member.token, body });
    };
    const stored = async () => (await app.db.select({ id: files.id }).from(files)).length;
    expect(await send(upload(await picture("png")))).toMatchObject({ status: 200 });
    const [first, count] = [(await eventOf(member))?.imageFileId, await stored()];
    await update(member);
    expect((await eventOf(member))?.imageFileId).toBe(first);
    expect(await send(upload(Buffer.alloc(EVENT_IMAGE_BYTES + 1)))).toMatchObject({
      status: 422,
      body: { errors: { image: ["Image trop lourde !"] } },
    });
    expect(await send(upload("Bonjour"))).toMatchObject({
      body: { errors: { image: ["Veuillez sélectionner une image"] } },
    });
    expect(await send(upload(await picture("jpeg")))).toMatchObject({ status: 200 });
    expect((await eventOf(member))?.imageFileId).not.toBe(first);
    expect(await stored()).toBe(count);
  });
});
