import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

const budget = (member: CastMember, eventId: number) =>
  app.call("GET", `/api/v1/budgets-by-event/${eventId}`, { token: member.token });

describe("the couple's private lines", () => {
  it("are their addresses and numbers, which nobody else sees", async () => {
    const owner = await registerCouple(app);
    const path = `/api/v1/marrieds-by-event/${owner.eventId}`;
    const places = (await app.call("GET", path, { token: owner.token })).body as { id: number }[];
    await app.call("POST", "/api/v1/marrieds/events", {
      token: owner.token,
      body: {
        event_id: owner.eventId,
        married_id: places[0]?.id,
        last_name: "Koffi",
        given_names: "Yann",
        email: "yann@exemple.test",
        phone_number_1: "+(225) 07 00 00 50 01",
        phone_number_2: null,
      },
    });
    const seenBy = async ({ token }: CastMember) =>
      ((await app.call("GET", path, { token })).body as { pivot: unknown }[])[0]?.pivot;
    expect(await seenBy(owner)).toMatchObject({ email: "yann@exemple.test" });
    for (const role of ["organiser", "treasurer", "reader"] as const)
      expect(await seenBy(await shareWith(app, owner, role))).toMatchObject({
        last_name: "Koffi",
        email: null,
        phone_number_1: null,
        phone_number_2: null,
      });
  });

  it("are the budget lines marked so: others neither see, change, price nor mark them", async () => {
    const owner = await registerCouple(app);
    const treasurer = await shareWith(app, owner, "treasurer");
    const save = ({ token }: CastMember, row: object) =>
      app.call("POST", "/api/v1/budgets/events", {
        token,
        body: [{ event_id: owner.eventId, ...row }],
      });
    const linesOf = async (member: CastMember) =>
      ((await budget(member, owner.eventId)).body as { children: { id: number }[] }[]).flatMap(
        ({ children }) => children.map(({ id }) => id),
      );
    const marked = await save(owner, { budget_id: 1, real_amount: 90_000, is_private: true });
    expect(marked).toMatchObject({
      body: { data: { 0: { children: { 0: { pivot: { is_private: true } } } } } },
    });
    expect(await linesOf(owner)).toContain(1);
    expect(await linesOf(treasurer)).not.toContain(1);
    expect(await save(treasurer, { budget_id: 1, real_amount: 1 })).toMatchObject({ status: 404 });
    const { id } = marked.body as { id: number };
    const price = await app.call("POST", "/api/v1/add-budgets/events", {
      token: treasurer.token,
      body: { event_budget_id: id, min_amount: 1, max_amount: 2 },
    });
    expect(price).toMatchObject({ status: 404 });
    expect(await save(treasurer, { budget_id: 2, is_private: true })).toMatchObject({
      status: 403,
    });

    // Amounts alone leave the mark; taken off, the line is everybody's again.
    await save(owner, { budget_id: 1, real_amount: 95_000 });
    expect(await linesOf(treasurer)).not.toContain(1);
    await save(owner, { budget_id: 1, real_amount: 95_000, is_private: false });
    expect(await linesOf(treasurer)).toContain(1);
  });
});
