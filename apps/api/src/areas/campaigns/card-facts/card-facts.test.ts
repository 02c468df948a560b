import type { CardFacts } from "@jdj/contract/campaigns/card-facts";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, postCard } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";

const app = testApp();
const [groom, bride] = [1, 2];

const pathOf = ({ eventId }: CastMember) => `/api/v1/events/${eventId}/first-card`;

async function factsOf(member: CastMember): Promise<CardFacts> {
  const { body } = await app.call("GET", pathOf(member), { token: member.token });
  return body as CardFacts;
}

function save(member: CastMember, body: Record<string, unknown>, token = member.token) {
  return app.call("POST", pathOf(member), { token, body });
}

describe("what the first card says", () => {
  it("begins with what the account knows, and stores none of it", async () => {
    const member = await registerCouple(app);
    const { is_first, names, date, place } = await factsOf(member);
    expect({ is_first, date, place }).toEqual({ is_first: true, date: "2027-03-20", place: null });
    expect(names.map(({ stored, given_names }) => ({ stored, given_names }))).toEqual([
      { stored: null, given_names: "" },
      { stored: null, given_names: "Awa" },
    ]);
  });

  it("is written into the notebook together, and what is empty stays", async () => {
    const member = await registerCouple(app);
    const names = { [groom]: "Koffi", [bride]: "Awa" };
    const typed = { names, date: "2027-04-03", place: "Mairie de Cocody" };
    expect((await save(member, typed)).status).toBe(200);
    expect((await save(member, { names: { [groom]: "" }, place: "" })).status).toBe(200);
    const facts = await factsOf(member);
    expect(facts.names.map(({ stored }) => stored)).toEqual(["Koffi", "Awa"]);
    expect(facts).toMatchObject({ date: "2027-04-03", place: "Mairie de Cocody" });
    const { body: persons } = await app.call("GET", `/api/v1/marrieds-by-event/${member.eventId}`, {
      token: member.token,
    });
    // Her own family name is that of her account; his is not known.
    expect(persons).toMatchObject([
      { pivot: { given_names: "Koffi", last_name: "", civility: "M" } },
      { pivot: { given_names: "Awa", last_name: "Kouassi", civility: "Mlle" } },
    ]);
  });

  it("is refused as a whole at the fields that are wrong", async () => {
    const member = await registerCouple(app);
    const wrong = { names: { [groom]: "K0ffi" }, date: "2027-04-03" };
    expect((await save(member, wrong)).status).toBe(422);
    const past = { names: { [groom]: "Koffi" }, date: "1827-04-03", place: "x".repeat(200) };
    const refused = await save(member, past);
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(["date", "place"]);
    expect((await factsOf(member)).names[0]?.stored).toBeNull();
  });

  it("asks whether a child is a boy or a girl", async () => {
    const member = await registerCouple(app, { event_type_id: 3 });
    const child = (await factsOf(member)).names[0];
    const id = child?.married_id ?? 0;
    expect(child?.civilities).toEqual(["M", "Mlle"]);
    expect((await save(member, { names: { [id]: "Nina" } })).body).toMatchObject({
      errors: { [`civility.${id}`]: expect.any(Array) },
    });
    const answered = { names: { [id]: "Nina" }, civility: { [id]: "Mademoiselle" } };
    expect((await save(member, answered)).status).toBe(200);
  });

  it("is nobody else's", async () => {
    const member = await registerCouple(app);
    const other = await registerCouple(app);
    expect((await app.call("GET", pathOf(member), {})).status).toBe(401);
    expect((await app.call("GET", pathOf(member), { token: other.token })).status).toBe(404);
    expect((await save(member, { place: "Chez nous" }, other.token)).status).toBe(404);
  });
});

describe("a card whose host asked that it bears its names", () => {
  it("is refused at each name that nobody wrote, and nothing is sent", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const refused = await postCard(app, member, ids, { require_names: true });
    expect(refused).toMatchObject({ status: 422 });
    expect((refused.body as { errors: object }).errors).toEqual({
      "names.1": ["Il manque les prénoms du fiancé\u00a0: aucune carte ne part sans nom."],
      "names.2": ["Il manque les prénoms de la fiancée\u00a0: aucune carte ne part sans nom."],
    });
    await save(member, { names: { [groom]: "Koffi", [bride]: "Awa" } });
    expect((await postCard(app, member, ids, { require_names: true })).status).toBe(200);
    await app.work();
    expect((await factsOf(member)).is_first).toBe(false);
  });

  it("leaves in the name of the owner by the historical API, which asks nothing", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    expect((await postCard(app, member, ids)).status).toBe(200);
  });
});
