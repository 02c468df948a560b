import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { onDatabase } from "../../../testing/database.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, sandboxOf } from "../../../testing/payments.ts";
import { listAttempts } from "../orders/queries.ts";
import { pollPayments } from "./check-payment.ts";

const app = testApp();
const child = fileURLToPath(new URL("../../../testing/settle-payment-child.ts", import.meta.url));

/**
 * Transactions that a connection holds open. The server rolls back those of a killed process when
 * it notices that its connection is closed; until then their rows are locked, and a poller skips them.
 */
async function openTransactions(): Promise<number> {
  const found = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  return found.rows[0]?.count ?? 0;
}

/** Kills the process that records a payment after some statements; the order before and after the poller ran. */
async function killAfter(statements: number, torn: boolean) {
  const couple = await registerCouple(app);
  const order = await orderFor(app, couple);
  await initiate(app, couple, "wave", order.reference);
  const payment = await atFakeGateway(app, order, "wave");
  await sandboxOf(app).outcomes.change(payment, { state: "paid" });
  const [attempt] = await listAttempts(app.db, [order.id]);
  const named = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const input = {
    connection: onDatabase(inject("server"), named.rows[0]?.name ?? ""),
    attemptId: attempt?.id,
    amountFcfa: 561,
    statements,
    torn,
    now: app.clock().toISOString(),
  };
  const recorder = spawn(process.execPath, [child, JSON.stringify(input)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(recorder, "exit");
  const [output] = await once(recorder.stdout, "data");
  recorder.kill("SIGKILL");
  await ended;
  await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0);
  const left = await outcomeOf(app, order);
  app.wait(20);
  await pollPayments(app);
  await pollPayments(app);
  return { finished: String(output) === "done\n", left, after: await outcomeOf(app, order) };
}

describe("a process that is killed between payment and credit", () => {
  it("leaves the whole payment or nothing of it, and the poller completes it", async () => {
    let statements = 0;
    for (let finished = false; !finished; statements += 1) {
      const killed = await killAfter(statements, false);
      finished = killed.finished;
      expect(killed.left.credits).toBe(killed.left.state === "paid" ? 1 : 0);
      expect(killed.after, `after ${statements}`).toEqual({
        state: "paid",
        credits: 1,
        receipts: 1,
        attempts: ["paid"],
      });
    }
    expect(statements).toBeGreaterThan(8);
  }, 120_000);

  it("would lose a credit for good without the transaction", async () => {
    const lost: number[] = [];
    for (let statements = 3; statements < 8; statements += 1) {
      const { after } = await killAfter(statements, true);
      if (after.credits === 0) lost.push(statements);
    }
    expect(lost.length).toBeGreaterThan(0);
  }, 120_000);
});
