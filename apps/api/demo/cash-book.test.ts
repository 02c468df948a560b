import { beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../src/app-context.ts";
import { testApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";
import { addDays, daysBetween } from "./couple/base-day.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { signIn } from "./signed-in.fixture.ts";

const app = testApp();
const today = () => calendarDate(app.clock());

async function book() {
  const { client, event } = await signIn(app, cast.customer.email);
  const { entries, ...sums } = await client.notebook.cashBook.book({ eventId: event.id });
  return { entries, ...sums, feast: event.wedding_date ?? "" };
}

beforeAll(async () => {
  await loadDemonstration(app);
}, 60_000);

describe("the demonstration's cash book", () => {
  it("accounts for every real amount but the photographer’s, who has no payment yet", async () => {
    const { totals, lines } = await book();
    expect(totals).toEqual({
      paid: 2_955_000,
      due: 1_625_000,
      late: 145_000,
      undated: 450_000,
    });
    expect(lines.filter(({ undated }) => undated > 0)).toHaveLength(1);
  });

  it("has payments of the couple, the treasurer and the family, by several means", async () => {
    const { entries } = await book();
    const payers = new Set(entries.map(({ paid_by }) => paid_by));
    for (const name of ["Awa", "Yann", "Clarisse N’Guessan", "Tantie Adjoua"])
      expect(payers).toContain(name);
    const means = new Set(entries.map((entry) => entry.means));
    for (const one of ["cash", "wave", "orange-money", "transfer"]) expect(means).toContain(one);
    for (const { paid_on } of entries) expect((paid_on ?? "") <= today()).toBe(true);
  });

  it("has an instalment that is late, one that is due within the week and some that are paid", async () => {
    const { entries } = await book();
    const instalments = entries.filter(({ due_on }) => due_on !== null);
    const late = instalments.filter(({ state }) => state === "late");
    expect(late).toHaveLength(1);
    const soon = instalments.filter(
      ({ state, due_on }) => state === "due" && daysBetween(today(), due_on ?? "") < 7,
    );
    expect(soon).toHaveLength(1);
    expect(instalments.filter(({ state }) => state === "paid")).toHaveLength(2);
  });

  it("has the deposits of the bookings, each with its page, and receipts that open", async () => {
    const { entries } = await book();
    const deposits = entries.flatMap(({ deposit }) => deposit ?? []);
    expect(deposits).toHaveLength(2);
    for (const { page } of deposits) expect(page).toEqual(expect.any(Number));
    const receipts = entries.flatMap(({ receipt }) => receipt ?? []);
    expect(receipts).toHaveLength(3);
    for (const receipt of receipts)
      expect(await app.call("GET", receipt)).toMatchObject({ status: 200 });
  });

  it("moves with the wedding at a start weeks later", async () => {
    const before = await book();
    app.wait(25 * 86_400);
    await loadDemonstration(app);
    const after = await book();
    const days = daysBetween(before.feast, after.feast);
    expect(days).toBeGreaterThanOrEqual(21);
    const moved = (day: string | null) => day && addDays(day, days);
    expect(after.entries.map(({ paid_on, due_on }) => [paid_on, due_on])).toEqual(
      before.entries.map(({ paid_on, due_on }) => [moved(paid_on), moved(due_on)]),
    );
    expect(after.totals).toEqual(before.totals);
  });
});
