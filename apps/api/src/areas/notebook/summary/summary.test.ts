import type { SummaryGroup, SummaryQuestion } from "@jdj/contract/notebook/summary";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { readResponse } from "./read-response.ts";
import { summaryQuestions } from "./tables.ts";

const app = testApp();

async function groupsOf({ token, eventId }: CastMember): Promise<SummaryGroup[]> {
  const { body } = await app.call("GET", `/api/v1/summaries-by-event/${eventId}`, { token });
  return body as SummaryGroup[];
}

async function question(member: CastMember, code: string): Promise<SummaryQuestion> {
  const asked = (await groupsOf(member)).flatMap(({ children }) => children);
  const found = asked.find((one) => one.code === code);
  if (!found) throw new Error("Nobody asks that");
  return found;
}

async function save(member: CastMember, answers: Record<string, unknown>, version?: number) {
  const rows = [];
  for (const [code, response] of Object.entries(answers)) {
    const { id } = await question(member, code);
    rows.push({ event_id: member.eventId, summary_id: id, response, version });
  }
  return app.call("POST", "/api/v1/summaries/events", { token: member.token, body: rows });
}

const byLabel = (member: CastMember, body: object) =>
  app.call("POST", "/api/v1/summaries-by-label", { token: member.token, body });

describe("the questions in brief", () => {
  it("come in groups, of all four types, some leading to providers", async () => {
    const groups = await groupsOf(await registerCouple(app));
    const types = new Set(groups.flatMap(({ children }) => children).map(({ type }) => type));
    expect([...types].sort()).toEqual(["image-select", "number", "select", "text"]);
    expect(groups.find(({ category_code }) => category_code === "venue")).toMatchObject({
      question: "Le lieu de la réception",
      categorie_id: expect.any(Number),
    });
  });

  it("have the options of a select in one value, separated by semicolons", async () => {
    expect(await question(await registerCouple(app), "planned-guests")).toMatchObject({
      question: "Nombre d'invités prévus",
      type: "select",
      value: "Moins de 100;100 - 200;200 - 300;300 - 400;400 - 500;Supérieur à 500",
    });
  });

  it("show the choices of an image-select", async () => {
    const palette = await question(await registerCouple(app), "palette");
    expect(palette).toMatchObject({
      type: "image-select",
      image_list_id: expect.any(Number),
      images: { 0: { code: "indigo-gold", label: "Indigo et or", colours: expect.any(Array) } },
    });
  });
});

describe("answering in brief", () => {
  it("stores an answer of each type, takes one back, and grows the version", async () => {
    const member = await registerCouple(app);
    const answers = {
      story: "Au marché de Cocody,\nun samedi",
      budget: "5 000 000",
      "planned-guests": "200 - 300",
      palette: "lagoon",
    };
    expect(await save(member, answers)).toMatchObject({
      status: 200,
      body: { customer_id: member.customerId },
    });
    expect((await question(member, "story")).pivot).toMatchObject({
      response: answers.story,
      version: 1,
    });
    expect((await question(member, "budget")).pivot).toMatchObject({ response: "5000000" });
    expect((await question(member, "palette")).pivot).toMatchObject({ response: "lagoon" });
    await save(member, { story: "" }, 1);
    expect((await question(member, "story")).pivot).toMatchObject({ response: null, version: 2 });
  });

  it.each([
    ["planned-guests", "environ 150", "Veuillez choisir une réponse de la liste"],
    ["palette", "mauve", "Veuillez choisir une réponse de la liste"],
    ["budget", "beaucoup", "Veuillez entrer un nombre entier"],
    ["budget", -5, "Veuillez entrer un nombre entier"],
    ["story", "a".repeat(501), "Ce champ ne peut dépasser 500 caractères"],
    ["story", "a\u0000b", "Ce champ contient des caractères interdits"],
  ])("refuses to %s « %s », and stores none", async (code, wrong, message) => {
    const member = await registerCouple(app);
    expect(await save(member, { "same-day": "Oui", [code]: wrong })).toMatchObject({
      status: 422,
      body: { errors: { "1.response": [message] } },
    });
    expect((await question(member, "same-day")).pivot).toBeNull();
  });

  it("refuses a question of another type of event, and one sent twice", async () => {
    const member = await registerCouple(app);
    const { id } = await question(member, "story");
    const send = (ids: number[]) =>
      app.call("POST", "/api/v1/summaries/events", {
        token: member.token,
        body: ids.map((summary_id) => ({ event_id: member.eventId, summary_id, response: "x" })),
      });
    expect(await send([999_999])).toMatchObject({ status: 404 });
    expect(await send([id, id])).toMatchObject({
      status: 422,
      body: { errors: { "1.summary_id": ["Cette ligne est envoyée deux fois"] } },
    });
  });

  it("lets one of two answers of the same version through", async () => {
    const member = await registerCouple(app);
    for (let version = 0; version < 6; version += 1) {
      const rivals = ["ici", "là"].map((place) =>
        save(member, { story: `${place} ${version}` }, version),
      );
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });
});

describe("a question by its label", () => {
  it("is found in the current event, whatever its case, even once staff renamed it", async () => {
    const member = await registerCouple(app);
    await save(member, { "planned-guests": "100 - 200" });
    const { id, question: name } = await question(member, "planned-guests");
    const rename = (content: string) =>
      app.db.update(summaryQuestions).set({ content }).where(eq(summaryQuestions.id, id));
    await rename("Combien serez-vous\u00a0?");
    for (const label of [
      "Nombre d'invités prévus",
      "NOMBRE D’INVITES PREVUS",
      "combien serez vous",
    ])
      expect(await byLabel(member, { label })).toMatchObject({
        status: 200,
        body: { pivot: { event_id: member.eventId, summary_id: id, response: "100 - 200" } },
      });
    await rename(name);
  });

  it("is not found for a label that nobody asks, nor in another's event", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    expect(await byLabel(awa, { label: "Couleur du ciel" })).toMatchObject({ status: 404 });
    const label = "Nombre d'invités prévus";
    expect(await byLabel(koffi, { label, event_id: awa.eventId })).toMatchObject({ status: 404 });
  });
});

it("reads the options of a select that staff wrote with spaces around", () => {
  const asked = { type: "select" as const, options: "Oui ; Non", imageCodes: [] };
  expect(readResponse(asked, "Non")).toEqual({ value: "Non" });
  expect(readResponse({ ...asked, options: null }, "Non")).toHaveProperty("error");
});
