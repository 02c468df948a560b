import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Listener, openListener } from "../../../database/listen.ts";
import { followReferences } from "../../../database/remember-reference.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { type Item, kinds, soon, templateEditor } from "./template-editor.fixture.ts";

const app = testApp();
const held: {
  editor?: Awaited<ReturnType<typeof templateEditor>>;
  couples: CastMember[];
  listener?: Listener;
} = {
  couples: [],
};
beforeAll(async () => {
  held.editor = await templateEditor(app);
  held.couples = [await registerCouple(app), await registerCouple(app)];
  held.listener = openListener(app.connection, () => {});
  followReferences(held.listener, app.db);
});
afterAll(() => held.listener?.stop());

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

describe.each(kinds)("an item of a template ($kind)", ({ kind, within, ...one }) => {
  /** Where a new item goes: the first group of a wedding, or the wedding itself. */
  async function place() {
    const event_type_id = await editor().weddingId();
    if (within === null) return { event_type_id };
    const [group] = await editor().listed(within, `event_type_id=${event_type_id}`);
    return { group_id: group?.id ?? 0 };
  }
  async function add(name: string): Promise<Item> {
    const body = { ...(await place()), name, details: one.details };
    const added = await editor().call("POST", `templates/${kind}`, body);
    expect(added).toMatchObject({ status: 200, body: { name, archived: false, version: 1 } });
    return added.body as Item;
  }

  it("is in every notebook at once, and changes there", async () => {
    const [couple] = couples();
    const item = await add(`Drone ${kind}`);
    await expect.poll(() => editor().sees(couple, one.path, item.name), soon).toBe(true);
    const changed = { ...item, name: `Ballons ${kind}`, details: one.changed };
    expect(await editor().put(kind, changed)).toMatchObject({
      status: 200,
      body: { name: changed.name, version: 2, details: one.changed },
    });
    await expect.poll(() => editor().sees(couple, one.path, item.name), soon).toBe(false);
    await expect.poll(() => editor().sees(couple, one.path, changed.name), soon).toBe(true);
    expect((await editor().put(kind, changed)).status).toBe(409);
  });

  it("that is archived stays with those who stored something of it, and leaves the others", async () => {
    const item = await add(`Colombes ${kind}`);
    const [with_, without] = couples();
    await app.db.execute(one.store(with_, item.id));
    expect((await editor().call("GET", `templates/${kind}/${item.id}`)).body).toMatchObject({
      used_by_events: 1,
    });
    const archived = { ...item, archived: true };
    expect((await editor().put(kind, archived)).body).toMatchObject({ archived: true });
    await expect.poll(() => editor().sees(with_, one.path, item.name), soon).toBe(true);
    await expect.poll(() => editor().sees(without, one.path, item.name), soon).toBe(false);
    expect((await editor().put(kind, { ...item, version: 2 })).body).toMatchObject({
      archived: false,
    });
    await expect.poll(() => editor().sees(without, one.path, item.name), soon).toBe(true);
  });

  it("is put in another order, unless the list has changed", async () => {
    const [couple] = couples();
    const [first, last] = [await add(`Premier ${kind}`), await add(`Dernier ${kind}`)];
    const scope = await place();
    const query = Object.entries(scope)
      .map(([name, id]) => `${name}=${id}`)
      .join();
    const rows = (await editor().listed(kind, query)).map(({ id, version }) => ({ id, version }));
    const order = (sent: unknown[]) =>
      editor().call("PUT", `templates/${kind}/order`, { ...scope, rows: sent });
    const turned = rows.toReversed();
    expect((await order(turned.slice(1))).status).toBe(409);
    expect((await order([...turned.slice(1), turned[1]])).status).toBe(409);
    expect((await order([])).status).toBe(422);
    expect((await order(turned)).status).toBe(200);
    expect((await order(turned)).status).toBe(409);
    expect((await editor().listed(kind, query)).map(({ id }) => id)).toEqual(
      turned.map(({ id }) => id),
    );
    const isTurned = async () => {
      const text = await editor().section(couple, one.path);
      return text.indexOf(last.name) !== -1 && text.indexOf(last.name) < text.indexOf(first.name);
    };
    await expect.poll(isTurned, soon).toBe(true);
  });

  it("is refused without a name, in no list, when it is missing, and for those who may only read", async () => {
    const body = { ...(await place()), name: " ", details: one.details };
    expect(await editor().call("POST", `templates/${kind}`, body)).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.any(String)] } },
    });
    const nowhere = { name: "x", details: one.details, event_type_id: 999, group_id: 999 };
    expect((await editor().call("POST", `templates/${kind}`, nowhere)).status).toBe(404);
    const item = { ...(await add(`Calèche ${kind}`)), id: 999_999 };
    expect((await editor().put(kind, item)).status).toBe(404);
    const support = await asRole(app, "support", `${kind}@exemple.test`);
    expect((await support.call("GET", `templates/${kind}`)).status).toBe(200);
    expect((await support.call("POST", `templates/${kind}`, body)).status).toBe(403);
  });
});

describe("a group of a template", () => {
  it.each([
    ["budget-groups", "budgets-by-event", {}, 0],
    ["planning-groups", "plannings-by-event", { drawing: "registre" }, 1],
    ["summary-groups", "summaries-by-event", { category_code: null }, 2],
  ] as const)(
    "that is archived leaves those who have nothing in it (%s)",
    async (kind, path, details, index) => {
      const event_type_id = await editor().weddingId();
      const body = { event_type_id, name: `Groupe ${kind}`, details };
      const group = (await editor().call("POST", `templates/${kind}`, body)).body as Item;
      const stored = kinds[index];
      const line = await editor().call("POST", `templates/${stored.kind}`, {
        group_id: group.id,
        name: `Dans ${kind}`,
        details: stored.details,
      });
      const [with_, without] = couples();
      await app.db.execute(stored.store(with_, (line.body as Item).id));
      expect((await editor().call("GET", `templates/${kind}/${group.id}`)).body).toMatchObject({
        used_by_events: 1,
      });
      expect((await editor().put(kind, { ...group, archived: true })).status).toBe(200);
      await expect.poll(() => editor().sees(with_, path, `Groupe ${kind}`), soon).toBe(true);
      await expect.poll(() => editor().sees(without, path, `Groupe ${kind}`), soon).toBe(false);
    },
  );
});

describe("the log", () => {
  it("tells of each change with its author, by the names of what moved", async () => {
    const { call } = await asRole(app, "admin");
    const { body } = await call("GET", "audit?resource=guest-categories");
    const actions = (body as { items: { action: string; after: Record<string, unknown> }[] }).items;
    expect(new Set(actions.map(({ action }) => action))).toEqual(
      new Set(["guest-categories.add", "guest-categories.update", "guest-categories.order"]),
    );
    const order = actions.find(({ action }) => action === "guest-categories.order");
    expect(String(order?.after.order)).toMatch(/^Dernier guest-categories · Premier/);
  });
});
