import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listAttempts } from "../../areas/payments/payments/queries.ts";
import { pollPayments } from "../../areas/payments/settlement/check-payment.ts";
import type { TestApp } from "../app.ts";
import { registerCouple } from "../cast.ts";
import { paymentFor } from "../payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, sandboxOf } from "../payments.ts";

const child = fileURLToPath(new URL("../settle-payment-child.ts", import.meta.url));

/**
 * Transactions that a connection holds open. The server rolls back those of a killed process when
 * it notices that its connection is closed; until then their rows are locked, and a poller skips them.
 */
async function openTransactions(app: TestApp): Promise<number> {
  const found = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  return found.rows[0]?.count ?? 0;
}

/**
 * Kills the process that records a payment after each `every` statements until it finishes, and
 * expects the whole payment or nothing of it, then all of it once the poller has run.
 */
export async function expectWholeSettlement(app: TestApp, every: number): Promise<void> {
  let statements = 0;
  for (let finished = false; !finished; statements += every) {
    const killed = await killSettlement(app, { statements, torn: false });
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
}

/**
 * Kills the process that records a payment after some statements. `torn`: without a transaction.
 * @returns the payment before and after the poller ran, and whether the process had finished
 */
export async function killSettlement(
  app: TestApp,
  { statements, torn }: { statements: number; torn: boolean },
) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "wave", payment.reference);
  const atCompany = await atFakeGateway(app, payment, "wave");
  await sandboxOf(app).outcomes.change(atCompany, { state: "paid" });
  const [attempt] = await listAttempts(app.db, [payment.id]);
  const input = {
    connection: app.connection,
    attemptId: attempt?.id,
    amountFcfa: 561,
    statements,
    torn,
    now: app.clock().toISOString(),
  };
  // It loads its modules as this process does.
  const recorder = spawn(process.execPath, [...process.execArgv, child, JSON.stringify(input)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(recorder, "exit");
  const [output] = await once(recorder.stdout, "data");
  recorder.kill("SIGKILL");
  await ended;
  await expect.poll(() => openTransactions(app), { timeout: 20_000 }).toBe(0);
  const left = await outcomeOf(app, payment);
  app.wait(20);
  await pollPayments(app);
  await pollPayments(app);
  return { finished: String(output) === "done\n", left, after: await outcomeOf(app, payment) };
}
