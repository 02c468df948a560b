import { consoleRefusals } from "@jdj/contract/console/messages";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { writeReference } from "../../../write-reference.ts";
import { type Item, templateEditor } from "./template-editor.fixture.ts";

const app = testApp();
const held: { editor?: Awaited<ReturnType<typeof templateEditor>>; couples: CastMember[] } = {
  couples: [],
};
beforeAll(async () => {
  held.editor = await templateEditor(app);
  held.couples = [await registerCouple(app), await registerCouple(app)];
});

function editor() {
  if (!held.editor) throw new Error("Nobody is signed in");
  return held.editor;
}

/** Two couples: what one of them stores, the other does not. */
function couples(): [CastMember, CastMember] {
  const [first, second] = held.couples;
  if (!first || !second) throw new Error("The couples are missing");
  return [first, second];
}

describe("a type of event", () => {
  const offered = async () => {
    const { body } = await app.call("GET", "/api/v1/get-event-type");
    return (body as { data: { name: string }[] }).data.map(({ name }) => name);
  };

  it("is offered as soon as it is added, with a host, a ceremony and a category of guests", async () => {
    const added = await editor().call("POST", "templates/event-types", {
      name: "Pot de départ",
      details: {},
    });
    const type = added.body as Item;
    expect(await offered()).toContain("Pot de départ");
    const [couple] = couples();
    const { token } = couple;
    const body = { event_type_id: type.id, name: "Le pot", description: "Entre nous" };
    const created = await app.call("POST", "/api/v1/events", { token, body });
    expect(created.status).toBe(200);
    expect(await editor().listed("ceremonies", `event_type_id=${type.id}`)).toMatchObject([
      { name: "Pot de départ", needed: true },
    ]);
  });

  it("that is closed is no longer offered, and the events that exist go on", async () => {
    const [couple] = couples();
    const wedding = (
      await editor().call("GET", `templates/event-types/${await editor().weddingId()}`)
    ).body as Item;
    expect((await editor().put("event-types", { ...wedding, archived: true })).status).toBe(200);
    expect(await offered()).not.toContain(wedding.name);
    const { token } = couple;
    const body = { event_type_id: wedding.id, name: "Une autre", description: "Entre nous" };
    expect(await app.call("POST", "/api/v1/events", { token, body })).toMatchObject({
      status: 422,
      body: { errors: { event_type_id: [expect.any(String)] } },
    });
    expect(await editor().section(couple, "budgets-by-event")).not.toBe("[]");
    const again = { ...wedding, version: wedding.version + 1 };
    expect((await editor().put("event-types", again)).status).toBe(200);
    expect(await offered()).toContain(wedding.name);
  });

  it("stays offered while it is the only one", async () => {
    const types = (await editor().listed("event-types", "")).filter(({ archived }) => !archived);
    const close = (type: Item | undefined) =>
      type ? editor().put("event-types", { ...type, archived: true }) : null;
    for (const type of types.slice(1)) expect((await close(type))?.status).toBe(200);
    expect(await close(types[0])).toMatchObject({
      status: 409,
      body: { message: consoleRefusals["last-open-type"].message },
    });
    for (const { id, version, ...type } of types.slice(1))
      expect(
        (await editor().put("event-types", { ...type, id, version: version + 1 })).status,
      ).toBe(200);
  });
});

describe("what the notebook cannot do without", () => {
  it.each(["ceremonies", "guest-categories"] as const)(
    "is renamed, not archived (%s)",
    async (kind) => {
      const needed = (
        await editor().listed(kind, `event_type_id=${await editor().weddingId()}`)
      ).find((item) => item.needed);
      if (!needed) throw new Error("Nothing is needed");
      expect((await editor().put(kind, { ...needed, archived: true })).body).toMatchObject({
        message: consoleRefusals["item-needed"].message,
      });
      expect((await editor().put(kind, { ...needed, name: "Autre nom" })).status).toBe(200);
    },
  );

  it("is the question of the planned guests with its answers", async () => {
    const question = (
      await editor().listed("summary-questions", `event_type_id=${await editor().weddingId()}`)
    ).find((item) => item.needed);
    if (!question) throw new Error("The question is missing");
    const details = { ...question.details, options: ["Peu", "Beaucoup"] };
    expect(await editor().put("summary-questions", { ...question, details })).toMatchObject({
      status: 422,
      body: { errors: { "details.options": [expect.any(String)] } },
    });
    expect((await editor().put("summary-questions", { ...question, archived: true })).status).toBe(
      409,
    );
  });
});

describe("a question", () => {
  it("keeps an answer that is no longer among its options, and the notebook saves it again", async () => {
    const [couple] = couples();
    const { token, eventId } = couple;
    const [chapter] = await editor().listed(
      "summary-groups",
      `event_type_id=${await editor().weddingId()}`,
    );
    const added = await editor().call("POST", "templates/summary-questions", {
      group_id: chapter?.id,
      name: "Le thème",
      details: { type: "select", options: ["Bleu", "Or", "Vert"], image_list: null },
    });
    const question = added.body as Item;
    const answer = (response: string, version?: number) =>
      app.call("POST", "/api/v1/summaries/events", {
        token,
        body: [{ event_id: eventId, summary_id: question.id, response, version }],
      });
    expect((await answer("Or")).status).toBe(200);
    const details = { type: "select", options: ["Bleu", "Vert"], image_list: null };
    expect((await editor().put("summary-questions", { ...question, details })).status).toBe(200);
    expect(await editor().section(couple, "summaries-by-event")).toContain(
      '"value":"Bleu;Vert;Or"',
    );
    expect((await answer("Or", 1)).status).toBe(200);
    expect((await answer("Vert", 1)).status).toBe(200);
    expect((await answer("Or", 2)).status).toBe(422);
  });

  it("names its wrong details at their fields", async () => {
    const [chapter] = await editor().listed(
      "summary-groups",
      `event_type_id=${await editor().weddingId()}`,
    );
    const add = (details: unknown) =>
      editor().call("POST", "templates/summary-questions", {
        group_id: chapter?.id,
        name: "Le thème",
        details,
      });
    const wrong = { type: "select", options: ["Une seule", " "], image_list: null };
    expect((await add(wrong)).body).toMatchObject({
      errors: { "details.options": [expect.any(String)] },
    });
    expect((await add({ ...wrong, type: "image-select" })).body).toMatchObject({
      errors: { "details.image_list": [expect.any(String)] },
    });
    const task = { group_id: 1, name: "x", details: { start_offset_days: 3, end_offset_days: 2 } };
    expect((await editor().call("POST", "templates/planning-tasks", task)).body).toMatchObject({
      errors: { "details.end_offset_days": [expect.any(String)] },
    });
  });
});

describe("the notebook's progress", () => {
  it("leaves out what staff archived, and counts it for those who have it", async () => {
    const [with_, without] = [await registerCouple(app), await registerCouple(app)];
    const planning = async ({ customerId, token }: CastMember) => {
      const { body } = await app.call("GET", `/api/v1/percentage/${customerId}`, { token });
      const { sections } = body as { sections: { section: string; percentage: number }[] };
      return sections.find(({ section }) => section === "planning")?.percentage;
    };
    const tasks = await editor().listed(
      "planning-tasks",
      `event_type_id=${await editor().weddingId()}`,
    );
    const [done] = tasks;
    if (!done) throw new Error("There is no task");
    for (const couple of [with_, without])
      await app.db.execute(
        sql`insert into event_tasks (event_id, task_id, is_done) values (${couple.eventId}, ${done.id}, true)`,
      );
    const before = await planning(with_);
    const open = tasks.filter(({ id, archived }) => id !== done.id && !archived);
    const dated = open.at(-1);
    await app.db.execute(
      sql`insert into event_tasks (event_id, task_id, is_done) values (${with_.eventId}, ${dated?.id}, false)`,
    );
    for (const task of open)
      expect((await editor().put("planning-tasks", { ...task, archived: true })).status).toBe(200);
    expect(before).toBeLessThan(10);
    expect(await planning(with_)).toBe(50);
    expect(await planning(without)).toBe(100);
    for (const { version, ...task } of open)
      expect((await editor().put("planning-tasks", { ...task, version: version + 1 })).status).toBe(
        200,
      );
    expect(await planning(without)).toBe(before);
  });
});

describe("a start of the product", () => {
  it("writes nothing over what staff renamed, reordered, archived or added", async () => {
    const all = async () => {
      const tables = [
        ...["event_types", "budget_groups", "budget_lines", "planning_groups", "planning_tasks"],
        ...["summary_groups", "summary_questions", "ceremonies", "committee_roles"],
        ...["guest_categories", "celebrated_roles"],
      ];
      const rows = await Promise.all(
        tables.map((table) =>
          app.db.execute(sql`select * from ${sql.identifier(table)} order by id`),
        ),
      );
      return rows.map((one) => one.rows);
    };
    const [, first, second] = await editor().listed(
      "budget-groups",
      `event_type_id=${await editor().weddingId()}`,
    );
    for (const item of [first, second])
      if (item)
        expect(
          (
            await editor().put("budget-groups", {
              ...item,
              name: `Autre ${item.id}`,
              archived: true,
            })
          ).status,
        ).toBe(200);
    const before = await all();
    await writeReference(app.db);
    await writeReference(app.db);
    expect(await all()).toEqual(before);
  });
});
