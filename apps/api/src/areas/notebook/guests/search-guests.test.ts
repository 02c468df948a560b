import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { httpCaller } from "../../../testing/http-client.ts";

const app = testApp();
const held: { couple?: CastMember } = {};

async function addGuests(couple: CastMember, names: [last: string, given: string][]) {
  const rows = names.map(([last_name, given_names], at) => ({
    event_id: couple.eventId,
    guest_id: 1,
    civility: "Mme",
    last_name,
    given_names,
    email: `guest${at}@exemple.test`,
    phone_number_1: `+22507${String(couple.eventId).padStart(4, "0")}${String(at).padStart(4, "0")}`,
  }));
  const { status } = await httpCaller(app, couple.token)("notebook.guests.addGuests", rows);
  expect(status).toBe(200);
}

beforeAll(async () => {
  const couple = await registerCouple(app);
  held.couple = couple;
  await addGuests(couple, [
    ["Kouassi", "Aïcha"],
    ["Kouassi", "Élodie"],
    ["N’Guessan", "Jean-Kouamé"],
    ["Diabaté", "Awa 100 %"],
  ]);
  await addGuests(await registerCouple(app), [["Kouassi", "Étrangère"]]);
});

async function found(search: string): Promise<string[]> {
  const { couple } = held;
  if (!couple) throw new Error("The couple is registered before the tests");
  const call = httpCaller(app, couple.token);
  const { status, body } = await call("notebook.guests.searchGuests", {
    eventId: couple.eventId,
    search,
  });
  expect(status).toBe(200);
  return (body as { given_names: string }[]).map(({ given_names }) => given_names);
}

describe("a search for guests", () => {
  it.each([
    ["kouassi", ["Aïcha", "Élodie"]],
    ["KOU", ["Aïcha", "Élodie", "Jean-Kouamé"]],
    ["elodie kouassi", ["Élodie"]],
    ["n'gue", ["Jean-Kouamé"]],
    ["guessan kouame", ["Jean-Kouamé"]],
    ["a", ["Awa 100 %", "Aïcha"]],
    ["100 %", ["Awa 100 %"]],
    ["zzz", []],
    [" %_ ", []],
    ["", []],
  ])("finds in %j the names with words that begin so", async (search, names) => {
    expect((await found(search)).toSorted()).toEqual(names.toSorted());
  });

  it("finds the nearest names when it is misspelled", async () => {
    expect(await found("diabatte")).toEqual(["Awa 100 %"]);
    expect(await found("kouasi aicha")).toContain("Aïcha");
    expect(await found("xylophone")).toEqual([]);
  });
});
