import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { registerCouple } from "../../../testing/cast.ts";
import { onDatabase } from "../../../testing/database.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atStandIn, launch, outcomeOf, sandboxOf } from "../../../testing/payments.ts";
import { testWorld } from "../../../testing/world.ts";
import { listAttempts } from "../orders/queries.ts";
import { pollPayments } from "./look-at-payment.ts";

const world = testWorld();
const child = fileURLToPath(new URL("../../../testing/settle-child.ts", import.meta.url));

/** A paid order whose settler is killed after so many statements; what the poller then makes of it. */
async function killAfter(statements: number, torn: boolean) {
  const couple = await registerCouple(world);
  const order = await orderFor(world, couple);
  await launch(world, couple, "wave", order.reference);
  const payment = await atStandIn(world, order, "wave");
  await sandboxOf(world).desk.change(payment, { state: "paid" });
  const [attempt] = await listAttempts(world.db, [order.id]);
  const named = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const told = {
    connection: onDatabase(inject("server"), named.rows[0]?.name ?? ""),
    attemptId: attempt?.id,
    amountFcfa: 561,
    statements,
    torn,
    now: world.clock().toISOString(),
  };
  const settler = spawn(process.execPath, [child, JSON.stringify(told)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(settler, "exit");
  const [said] = await once(settler.stdout, "data");
  settler.kill("SIGKILL");
  await ended;
  const left = await outcomeOf(world, order);
  world.wait(20);
  await pollPayments(world);
  await pollPayments(world);
  return { finished: String(said) === "done\n", left, after: await outcomeOf(world, order) };
}

describe("a process that is killed between payment and credit", () => {
  it("leaves all of a payment or nothing of it, and the poller makes it whole", async () => {
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
