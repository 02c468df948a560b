import { beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../src/app-context.ts";
import { testApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";
import { addDays, daysBetween } from "./couple/base-day.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { countLate, signIn } from "./signed-in.fixture.ts";

const app = testApp();

const couple = () => signIn(app, cast.customer.email);
const today = () => calendarDate(app.clock());

beforeAll(async () => {
  await loadDemonstration(app);
}, 60_000);

it("has messages that are counted from the wedding, of which one is not planned yet", async () => {
  const { client, event } = await couple();
  const { steps } = await client.invitations.messageSequence.list({ eventId: event.id });
  expect(steps.map(({ purpose, state }) => `${purpose} ${state}`)).toEqual([
    "reminder waiting",
    "practical waiting",
    "eve waiting",
    "thanks off",
  ]);
});

describe("a start of the demonstration weeks later", () => {
  it("moves every date by whole weeks and keeps what a visitor changed", async () => {
    const before = await couple();
    const asked = { event_id: before.event.id };
    const first = await before.client.invitations.responses.overview(asked);
    await before.client.notebook.events.updateEvent({
      id: before.event.id,
      event_type_id: before.event.event_type_id,
      name: "Notre jour",
      description: before.event.description,
    });
    app.wait(25 * 86_400);
    await loadDemonstration(app);
    const after = await couple();
    expect(after.event.name).toBe("Notre jour");
    const moved = daysBetween(before.event.wedding_date ?? "", after.event.wedding_date ?? "");
    expect(moved % 7).toBe(0);
    expect(moved).toBeGreaterThanOrEqual(21);
    expect(daysBetween(today(), after.event.wedding_date ?? "")).toBeGreaterThanOrEqual(111);
    expect(await countLate(app)).toBe(3);
    const then = await after.client.invitations.responses.overview(asked);
    expect(then.counts).toEqual(first.counts);
    expect(then.days).toEqual(
      first.days.map((day) => ({ ...day, date: addDays(day.date, moved) })),
    );
    expect(then.settings.deadline).toBe(addDays(first.settings.deadline ?? "", moved));
    const { campaigns } = await after.client.campaigns.campaigns.campaignsByPage({});
    const leaves = Date.parse(campaigns[0]?.scheduled_at ?? "");
    expect(leaves).toBeGreaterThan(app.clock().getTime());
  });

  it("changes nothing within the same week", async () => {
    const before = await couple();
    await loadDemonstration(app);
    expect((await couple()).events).toEqual(before.events);
  });
});
