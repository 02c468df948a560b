import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { makeHandlers } from "../job-handlers.ts";
import { TEST_SECRET, testApp } from "../testing/app.ts";
import { onDatabase } from "../testing/database.ts";
import { type JobHandlers, type Jobs, openJobs } from "./jobs.ts";

const app = testApp();

async function connectionOfTest() {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  return onDatabase(inject("server"), rows[0]?.name ?? "");
}

/** Works at the queue as a process does, until the test's function returns. */
async function withWorkers(handlers: JobHandlers, run: (jobs: Jobs) => Promise<void>) {
  const jobs = await openJobs(await connectionOfTest(), () => {}, {
    install: false,
    supervise: false,
    secrets: [TEST_SECRET],
  });
  try {
    await jobs.work(handlers);
    await run(jobs);
  } finally {
    await jobs.stop();
  }
}

async function until(isTrue: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!isTrue() && performance.now() < end) await wait(50);
}

const emailTo = (to: string) => ({ kind: "email-verification", to, props: {} });
const people = Array.from({ length: 9 }, (_, at) => `personne${at}@exemple.test`);

describe("account emails that wait together", () => {
  it("leave once each while one of them fails again and again", async () => {
    const attempts: string[] = [];
    const handlers: JobHandlers = {
      ...makeHandlers(app),
      "send-email": async ({ to }) => {
        attempts.push(to);
        if (to === "panne@exemple.test") throw new Error("Mail gateway away");
      },
    };
    await app.db.transaction(async (tx) => {
      for (const to of [...people.slice(0, 4), "panne@exemple.test", ...people.slice(4)])
        await app.jobs.enqueue(tx, "send-email", emailTo(to));
    });
    const failures = () => attempts.filter((to) => to === "panne@exemple.test").length;
    await withWorkers(handlers, () => until(() => failures() > 1, 15_000));
    expect(failures()).toBeGreaterThan(1);
    expect(attempts.filter((to) => to !== "panne@exemple.test").sort()).toEqual(people);
  });

  it("do not wait for one whose server never answers", async () => {
    const done: string[] = [];
    let release = () => {};
    const stalled = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handlers: JobHandlers = {
      ...makeHandlers(app),
      "send-email": async ({ to }) => {
        if (to === "muet@exemple.test") await stalled;
        done.push(to);
      },
    };
    await app.db.transaction(async (tx) => {
      for (const to of ["muet@exemple.test", ...people])
        await app.jobs.enqueue(tx, "send-email", emailTo(to));
    });
    await withWorkers(handlers, async () => {
      await until(() => done.length === people.length, 10_000);
      expect(done.toSorted()).toEqual(people);
      release();
    });
  });
});

describe("a process without jobs", () => {
  /** How many transactions the test's database has ended. */
  async function transactions(): Promise<number> {
    const { rows } = await app.db.execute<{ count: number }>(sql`
      select xact_commit::int as count from pg_stat_database where datname = current_database()`);
    return rows[0]?.count ?? 0;
  }

  it("asks for all queues by one statement, and begins a job within two seconds", async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      ...makeHandlers(app),
      "send-email": async ({ to }) => {
        done.push(to);
      },
    };
    await withWorkers(handlers, async () => {
      await wait(2500);
      const before = await transactions();
      await wait(4000);
      // Eight looks, and what the statistics of connections tell late; each queue by itself was 600.
      expect((await transactions()) - before).toBeLessThan(100);
      await app.db.transaction((tx) =>
        app.jobs.enqueue(tx, "send-email", emailTo("a@exemple.test")),
      );
      await until(() => done.includes("a@exemple.test"), 2000);
      expect(done).toContain("a@exemple.test");
    });
  });
});
