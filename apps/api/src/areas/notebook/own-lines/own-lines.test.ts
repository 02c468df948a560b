import { notebookMessages } from "@jdj/contract/notebook/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";
import { events } from "../events/tables.ts";
import { planningTasks } from "../planning/tables.ts";

const app = testApp();

/** The sections, where each is listed, and what a group's lines are called. */
const sections = {
  budgets: "budgets-by-event",
  plannings: "plannings-by-event",
  summaries: "summaries-by-event",
} as const;
type Group = {
  id: number;
  children: { id: number; content?: string; question?: string; own: number | null }[];
};

const list = async (member: CastMember, section: keyof typeof sections) => {
  const path = `/api/v1/${sections[section]}/${member.eventId}`;
  return (await app.call("GET", path, { token: member.token })).body as Group[];
};
const save = (member: CastMember, section: string, lines: unknown[], eventId = member.eventId) =>
  app.call("POST", `/api/v1/${section}/own`, {
    token: member.token,
    body: { event_id: eventId, lines },
  });
const namesOf = (groups: Group[]) =>
  groups.map(({ id, children }) => [
    id,
    children.map((one) => [one.id, one.content, one.question]),
  ]);
const ownOf = (groups: Group[]) =>
  groups.flatMap(({ children }) => children.filter(({ own }) => own !== null));

describe.each(Object.keys(sections) as (keyof typeof sections)[])(
  "lines of one's own (%s)",
  (section) => {
    it("are listed after the template's in their group, renamed and removed", async () => {
      const [member, other] = [await registerCouple(app), await registerCouple(app)];
      const [, group] = await list(member, section);
      const added = await save(member, section, [{ group_id: group?.id, name: " La calebasse " }]);
      expect(added).toMatchObject({ status: 200, body: { customer_id: member.customerId } });
      const [, after] = await list(member, section);
      const line = after?.children.at(-1);
      expect(after?.children).toHaveLength((group?.children.length ?? 0) + 1);
      expect(line).toMatchObject({ own: 1 });
      expect(line?.content ?? line?.question).toBe("La calebasse");
      expect(ownOf(await list(other, section))).toEqual([]);

      const rename = { id: line?.id, name: "Deux calebasses", version: 1 };
      expect((await save(member, section, [rename])).status).toBe(200);
      expect((await save(member, section, [rename])).status).toBe(409);
      expect((await save(other, section, [{ ...rename, version: 2 }])).status).toBe(404);
      expect((await save(other, section, [rename], member.eventId)).status).toBe(404);
      expect(ownOf(await list(member, section))).toMatchObject([{ id: line?.id, own: 2 }]);
      expect((await save(member, section, [{ id: line?.id, remove: true }])).status).toBe(200);
      expect(namesOf(await list(member, section))).toEqual(namesOf(await list(other, section)));
    });

    it("are refused without a name, in a group of nobody's, for the template's, and past a hundred", async () => {
      const member = await registerCouple(app);
      const [group] = await list(member, section);
      const add = { group_id: group?.id, name: "Une ligne" };
      const errorsOf = async (lines: unknown[]) => {
        const { status, body } = await save(member, section, lines);
        return [status, Object.keys((body as { errors?: object }).errors ?? {})];
      };
      expect(await errorsOf([{ ...add, name: " " }])).toEqual([422, ["lines.0.name"]]);
      const rename = { id: group?.children[0]?.id, name: " ", version: 1 };
      expect(await errorsOf([rename])).toEqual([422, ["lines.0.name"]]);
      expect((await errorsOf([{ ...add, name: "a\u0007" }]))[0]).toBe(422);
      expect(await errorsOf([add, { ...add, group_id: 999_999 }])).toEqual([
        422,
        ["lines.1.group_id"],
      ]);
      expect(ownOf(await list(member, section))).toEqual([]);
      const template = { id: group?.children[0]?.id, name: "À moi" };
      expect((await save(member, section, [template])).status).toBe(404);
      expect((await save(member, section, Array(100).fill(add))).status).toBe(200);
      expect((await save(member, section, [add])).body).toMatchObject({
        errors: { "lines.0.name": [notebookMessages.ownLinesFull] },
      });
    });
  },
);

describe("a line of one's own", () => {
  it("takes amounts like every line, which are removed with it", async () => {
    const member = await registerCouple(app);
    const [group] = await list(member, "budgets");
    await save(member, "budgets", [{ group_id: group?.id, name: "Les griots" }]);
    const [line] = ownOf(await list(member, "budgets"));
    const amounts = { min_amount: 50_000, max_amount: 80_000, real_amount: null };
    const row = { event_id: member.eventId, budget_id: line?.id, ...amounts };
    const { token } = member;
    const saved = await app.call("POST", "/api/v1/budgets/events", { token, body: [row] });
    expect(saved.status).toBe(200);
    expect((await save(member, "budgets", [{ id: line?.id, remove: true }])).status).toBe(200);
    expect(ownOf(await list(member, "budgets"))).toEqual([]);
  });

  it("is deleted with its event, with what was saved of it", async () => {
    const member = await registerCouple(app);
    const [group] = await list(member, "plannings");
    const task = { group_id: group?.id, name: "Louer le car", end_date: "2027-02-01" };
    expect((await save(member, "plannings", [task])).status).toBe(200);
    await app.db.delete(events).where(eq(events.id, member.eventId));
    const left = await app.db
      .select()
      .from(planningTasks)
      .where(eq(planningTasks.eventId, member.eventId));
    expect(left).toEqual([]);
  });

  it("is a task with its day, which may not lie years from the feast", async () => {
    const member = await registerCouple(app);
    const [group] = await list(member, "plannings");
    const task = { group_id: group?.id, name: "Louer le car", end_date: "2027-02-01" };
    const far = await save(member, "plannings", [{ ...task, end_date: "9999-01-01" }]);
    expect(far).toMatchObject({
      status: 422,
      body: { errors: { "lines.0.end_date": [expect.stringContaining("Choisissez une date")] } },
    });
    await save(member, "plannings", [task]);
    expect(ownOf(await list(member, "plannings"))).toMatchObject([
      { pivot: { start_date: null, end_date: "2027-02-01", status: 0 } },
    ]);
  });

  it("is a place of the committee that somebody takes, whose photo goes with it", async () => {
    const member = await registerCouple(app);
    const { token } = member;
    expect((await save(member, "restricted-committees", [{ name: "Chauffeurs" }])).status).toBe(
      200,
    );
    const path = `/api/v1/restricted-committees-by-event/${member.eventId}`;
    const places = (await app.call("GET", path, { token })).body as { id: number; own: number }[];
    const own = places.at(-1);
    expect(own).toMatchObject({ name: "Chauffeurs", own: 1, pivot: null });
    const body = new FormData();
    body.set("event_id", String(member.eventId));
    body.set("restricted_committee_id", String(own?.id));
    body.set("civility", "M");
    body.set("last_name", "Yao");
    body.set("given_names", "Luc");
    body.set("phone_number_1", "+(225) 07 01 02 03 04");
    body.set("image", upload(await picture("jpeg")));
    const stored = () => app.db.select({ storageKey: files.storageKey }).from(files);
    const taken = await app.call("POST", "/api/v1/restricted-committees/events", { token, body });
    expect(taken.status).toBe(200);
    const [photo] = await stored();
    expect(await app.storage.read(photo?.storageKey ?? "")).not.toBeNull();
    expect(
      (await save(member, "restricted-committees", [{ id: own?.id, remove: true }])).status,
    ).toBe(200);
    expect((await app.call("GET", path, { token })).body).toHaveLength(places.length - 1);
    expect(await stored()).toEqual([]);
    expect(await app.storage.read(photo?.storageKey ?? "")).toBeNull();
  });
});
