import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { templateEditor } from "./template-editor.fixture.ts";

const app = testApp();
const held: { editor?: Awaited<ReturnType<typeof templateEditor>> } = {};
beforeAll(async () => {
  held.editor = await templateEditor(app);
});

function editor() {
  if (!held.editor) throw new Error("Nobody is signed in");
  return held.editor;
}

/** Opens a preview as whoever has its address does. */
async function preview(eventTypeId: number, change: unknown) {
  const { call } = editor();
  const made = await call("POST", "template-previews", { event_type_id: eventTypeId, change });
  expect(made.status).toBe(200);
  const { address } = made.body as { address: string };
  const token = address.split("/").at(-1) ?? "";
  return { token, ...(await app.call("GET", `/api/v1/template-previews/${token}`)) };
}

async function stored(): Promise<unknown> {
  const { rows } = await app.db.execute(sql`
    select (select md5(string_agg(budget_lines::text, '' order by id)) from budget_lines) as lines,
      (select count(*) from audit_log) as changes`);
  return rows;
}

it("a preview shows the template as the notebook shows it to a new event, and the change that is typed", async () => {
  const eventTypeId = await editor().weddingId();
  const [group] = await editor().listed("budget-groups", `event_type_id=${eventTypeId}`);
  const [line] = await editor().listed("budget-lines", `group_id=${group?.id}`);
  if (!group || !line) throw new Error("The budget is empty");
  const before = await stored();
  const plain = await preview(eventTypeId, null);
  expect(plain).toMatchObject({ status: 200, body: { event_type: "Mariage", changed: false } });
  expect(JSON.stringify(plain.body)).toContain(line.name);

  const { id, details } = line;
  const renamed = { kind: "budget-lines", id, name: "Ballons", archived: false, details };
  const changed = await preview(eventTypeId, renamed);
  expect(changed).toMatchObject({ status: 200, body: { changed: true } });
  expect(JSON.stringify(changed.body)).toContain("Ballons");
  const added = {
    kind: "budget-lines",
    group_id: group.id,
    name: "Drone",
    archived: false,
    details,
  };
  expect(JSON.stringify((await preview(eventTypeId, added)).body)).toContain("Drone");
  const archived = await preview(eventTypeId, { ...renamed, name: line.name, archived: true });
  const { budget } = archived.body as { budget: { children: { id: number }[] }[] };
  expect(budget.flatMap(({ children }) => children).some((one) => one.id === id)).toBe(false);
  expect(await stored()).toEqual(before);
});

it("a preview is opened by its whole address alone, for an hour", async () => {
  const eventTypeId = await editor().weddingId();
  const { token } = await preview(eventTypeId, null);
  const open = async (text: string) =>
    (await app.call("GET", `/api/v1/template-previews/${text}`)).status;
  const forged = Buffer.from(JSON.stringify({ event_type_id: 2, change: null, until: 9e15 }));
  const [, signature] = token.split(".");
  expect(await open(`${forged.toString("base64url")}.${signature}`)).toBe(404);
  expect(await open("none")).toBe(404);
  expect(await open(token)).toBe(200);
  app.wait(3601);
  expect(await open(token)).toBe(404);
});
