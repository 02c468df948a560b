import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { httpCaller } from "../../../testing/http-client.ts";
import { matchGuests } from "./match-guests.ts";

const person = (given_names: string, last_name: string, phone_number_1 = "") => {
  return { given_names, last_name, phone_number_1 };
};
const guests = [
  { id: 1, ...person("Awa", "Koné", "+2250707010203") },
  { id: 2, ...person("", "Tantie Ahou", "") },
  { id: 3, ...person("Yao Jean", "Kouadio", "+2250505060708") },
];
const briefly = (...list: ReturnType<typeof person>[]) =>
  matchGuests(list, guests).map(({ index, kind, guest }) => `${index} ${kind} ${guest.id}`);

describe("a list that is pasted again", () => {
  it("has known those whose number and name are in the list, however they are written", () => {
    expect(briefly(person("Awa", "KONE", "07 07 01 02 03"))).toEqual(["0 known 1"]);
    expect(briefly(person("Koné", "Awa", "+225 0707010203"))).toEqual(["0 known 1"]);
    expect(briefly(person("Yao", "Kouadio", "0505060708"))).toEqual(["0 known 3"]);
    expect(briefly(person("", "", "0505060708"))).toEqual(["0 known 3"]);
    expect(briefly(person("Yao Jean", "Kouadio", "05060708"))).toEqual(["0 known 3"]);
  });

  it("has known those of the same name who come without a number", () => {
    expect(briefly(person("Awa", "Koné"), person("", "tantie ahou"))).toEqual([
      "0 known 1",
      "1 known 2",
    ]);
  });

  it("has different those whose number is somebody else's, or whose name has another number", () => {
    expect(briefly(person("Fatou", "Bamba", "0707010203"))).toEqual(["0 different 1"]);
    expect(briefly(person("Awa", "Koné", "0101020304"))).toEqual(["0 different 1"]);
    expect(briefly(person("", "Tantie Ahou", "0101020305"))).toEqual(["0 different 2"]);
  });

  it("has new all others, and those of whom nothing is known", () => {
    expect(briefly(person("Fatou", "Bamba", "0101020304"), person("Awa", "Traoré"))).toEqual([]);
    expect(briefly(person("", ""))).toEqual([]);
  });
});

describe("the call", () => {
  const app = testApp();

  it("compares with the guests of one's own event only", async () => {
    const [couple, other] = [await registerCouple(app), await registerCouple(app)];
    const row = { event_id: couple.eventId, ...person("Awa", "Koné", "+225 07 07 01 02 03") };
    const added = await httpCaller(app, couple.token)("notebook.guests.addGuests", [row]);
    expect(added.status).toBe(200);
    const sent = { eventId: couple.eventId, guests: [person("Awa", "Koné", "0707010203")] };
    const own = await httpCaller(app, couple.token)("notebook.guests.matchGuests", sent);
    expect(own.body).toMatchObject([
      { index: 0, kind: "known", guest: { last_name: "Koné", phone_number_1: "+2250707010203" } },
    ]);
    const foreign = await httpCaller(app, other.token)("notebook.guests.matchGuests", sent);
    expect(foreign.status).toBe(404);
    const stranger = await httpCaller(app, null)("notebook.guests.matchGuests", sent);
    expect(stranger.status).toBe(401);
  });
});
