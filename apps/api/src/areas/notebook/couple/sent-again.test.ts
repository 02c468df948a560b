import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

const person = {
  last_name: "N’Guessan",
  given_names: "Éloïse",
  email: "eloise@exemple.ci",
  phone_number_1: "+(225) 07 01 02 03 04",
};

const both = (groom: object = {}, bride: object = {}) => [
  { married_id: 1, ...person, ...groom },
  { married_id: 2, ...person, ...bride },
];

const saveAll = (member: CastMember, persons: object[]) =>
  app.call("POST", "/api/v1/marrieds/events-all", {
    token: member.token,
    body: { event_id: member.eventId, persons },
  });

async function pivots({ token, eventId }: CastMember) {
  const { body } = await app.call("GET", `/api/v1/marrieds-by-event/${eventId}`, { token });
  return (body as { pivot: Record<string, unknown> | null }[]).map(({ pivot }) => pivot);
}

describe("a save of the couple", () => {
  it("changes nothing when it is sent again, as a save whose answer was lost is", async () => {
    const member = await registerCouple(app);
    const first = both({ version: 0 }, { version: 0 });
    const answers = await Promise.all([saveAll(member, first), saveAll(member, first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const changed = both({ given_names: "Yao", version: 1 }, { version: 1 });
    expect((await saveAll(member, changed)).status).toBe(200);
    expect((await saveAll(member, changed)).status).toBe(200);
    expect(await pivots(member)).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it("stores one photo when it is sent again with its photo", async () => {
    const member = await registerCouple(app);
    const before = await app.db.select({ id: files.id }).from(files);
    const photo = upload(await picture("jpeg"));
    for (let times = 0; times < 2; times += 1) {
      const body = new FormData();
      body.append("event_id", String(member.eventId));
      for (const [name, value] of Object.entries(both({ version: 0 })[0] ?? {}))
        body.append(`persons[0][${name}]`, String(value));
      body.append("persons[0][image]", photo);
      const path = "/api/v1/marrieds/events-all";
      expect((await app.call("POST", path, { token: member.token, body })).status).toBe(200);
    }
    expect(await pivots(member)).toMatchObject([{ version: 1 }, null]);
    expect(await app.db.select({ id: files.id }).from(files)).toHaveLength(before.length + 1);
  });
});
