import type { Dashboard } from "@jdj/contract/console/dashboard";
import { describe, expect, it } from "vitest";
import { createDailyCounts } from "../../../daily-counts.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { ERASED_PAYER } from "../../identity/users/erased-payer.ts";
import { users } from "../../identity/users/tables.ts";
import { saveCounts } from "./save-counts.ts";
import { activeEvents, dailyRequests, dailyStatistics } from "./tables.ts";

const app = testApp();
const countNow = () =>
  makeHandlers(app)["count-days"]({}, { id: crypto.randomUUID(), isLast: false });

async function read(role: "admin" | "support" | "editor" | "finance", days = 7) {
  const { call } = await asRole(app, role, `${role}-${crypto.randomUUID()}@exemple.test`);
  const { status, body } = await call("GET", `dashboard/${days}`);
  expect(status).toBe(200);
  const board = body as Dashboard;
  const find = (statistic: string, key = "") =>
    board.series.find((one) => one.statistic === statistic && one.key === key);
  return { board, find };
}

describe("the dashboard", () => {
  it("counts today as it goes, and keeps it once the day is over", async () => {
    const couple = await registerCouple(app);
    await sendTo(app, couple, await addGuests(app, couple, [{}, {}]));
    const payment = await paymentFor(app, couple, { payUnits: 19 });
    await initiate(app, couple, "wave", payment.reference);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    app.dailyCounts.countRequest("2026-11-20", 200);
    app.dailyCounts.countRequest("2026-11-20", 503);
    await saveCounts(app);
    const expectCounted = async (total: (days: (number | null)[]) => unknown) => {
      const { find } = await read("admin");
      const value = (statistic: string, key?: string) => total(find(statistic, key)?.values ?? []);
      expect(value("sign-ups")).toBeGreaterThan(0);
      expect(value("active-notebooks")).toBe(1);
      expect(value("campaigns")).toBe(1);
      expect(value("delivery-rate")).toBe(100);
      expect(value("payments", "wave")).toBe(1);
      expect(value("payments-amount", "wave")).toBe(payment.payableFcfa);
      expect(value("payment-rate", "wave")).toBe(100);
      expect(value("error-rate")).toBe(50);
    };
    await expectCounted((values) => values[6]);
    app.wait(86_400);
    await countNow();
    await app.db.delete(activeEvents);
    await app.db.delete(dailyRequests);
    await expectCounted((values) => values[5]);
  });

  it("counts people, and not the account that stands for erased ones", async () => {
    const signUps = async () => (await read("admin")).find("sign-ups")?.values.at(-1) ?? 0;
    const before = await signUps();
    const erased = { name: "Compte effacé", lastName: "", givenNames: "", email: ERASED_PAYER };
    const createdAt = app.clock();
    await app.db.insert(users).values({ role: "CUSTOMER", ...erased, createdAt });
    await registerCouple(app);
    expect(await signUps()).toBe(before + 1);
    const { call } = await asRole(app, "admin", "erased@exemple.test");
    for (const path of ["people?q=compte effac", "search?q=compte effac"])
      expect(JSON.stringify((await call("GET", path)).body)).not.toContain("Compte effacé");
  });

  it("says how many days it compares, and refuses another period", async () => {
    const { board } = await read("admin", 30);
    expect([board.days.length, board.days_before.length]).toEqual([30, 30]);
    expect(board.days.at(-1)).toBe(app.clock().toISOString().slice(0, 10));
    const { call } = await asRole(app, "admin", "period@exemple.test");
    expect((await call("GET", "dashboard/31")).status).toBe(422);
    const csv = String((await call("GET", "dashboard/export?days=7")).body).split("\r\n");
    expect(csv[0]).toContain("Jour;Inscriptions");
    expect(csv).toHaveLength(16);
    expect((await call("GET", "dashboard/export?days=7&format=xlsx")).status).toBe(200);
  });

  it("has no money for those who may not read it", async () => {
    for (const role of ["support", "editor"] as const) {
      const { board } = await read(role);
      const statistics = board.series.map(({ statistic }) => statistic);
      expect(statistics).toContain("sign-ups");
      for (const statistic of ["payments", "payments-amount", "payment-rate", "orders-amount"])
        expect(statistics).not.toContain(statistic);
    }
    expect((await read("finance")).find("payments-amount")).toBeDefined();
  });

  it("adds what several processes counted, and leaves out an erased notebook", async () => {
    await app.db.delete(dailyRequests);
    const couple = await registerCouple(app);
    const other = { ...app, dailyCounts: createDailyCounts() };
    app.dailyCounts.take();
    for (const process of [app, other]) {
      process.dailyCounts.countRequest("2026-11-21", 200);
      process.dailyCounts.markEvent("2026-11-21", couple.eventId);
      process.dailyCounts.markEvent("2026-11-21", 999_999_999);
    }
    await Promise.all([saveCounts(app), saveCounts(other)]);
    await saveCounts(app);
    const rows = await app.db.select().from(dailyRequests);
    expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(2);
    expect(await app.db.select().from(activeEvents)).toMatchObject([{ eventId: couple.eventId }]);
  });

  it("is counted twice without counting double", async () => {
    await countNow();
    const once = await app.db.select().from(dailyStatistics);
    await countNow();
    expect(await app.db.select().from(dailyStatistics)).toHaveLength(once.length);
  });
});
