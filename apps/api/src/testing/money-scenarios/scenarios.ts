import fc from "fast-check";
import type { TestApp } from "../app.ts";
import { renewApp } from "../app.ts";
import { expectConsistent } from "./check-scenario.ts";
import type { Deal } from "./deal.ts";
import { dealKinds, makeDeal } from "./deals.ts";
import { type Fixture, makeFixture, signInAgain } from "./fixture.ts";
import { runSchedules, type StepName, steps } from "./steps.ts";

/** The seed of the scenarios, so that every run has the same ones. */
const SEED = 20_261_126;

/** After how many scenarios they go on in an empty product, which keeps reading them fast. */
const SCENARIOS_AN_APP = 50;

const names = Object.keys(steps) as StepName[];
/** What every scenario is about happens more often than what seldom does. */
const often = [
  ["pay by Wave", "pay by CinetPay"],
  ["all goes well"],
  ["all goes well while it is held", "staff lift the hold"],
  ["what may leave is paid out"],
  ["what may leave is paid out", "a month passes", "the transfers are taken back"],
  ["two days pass", "six days pass", "a month passes"],
  ["the provider goes on"],
  ["the committee withdraws while two days pass"],
  ["the customer disputes", "staff divide it"],
  ["staff refund some of a part", "staff refund most of a part"],
] as const satisfies readonly (readonly StepName[])[];

const step = fc.record({
  name: fc.oneof(
    ...often.map((some) => ({ weight: 3, arbitrary: fc.constantFrom<StepName>(...some) })),
    { weight: 14, arbitrary: fc.constantFrom(...names) },
  ),
  deal: fc.nat(1),
});

/** Deals, and rounds that follow each other; the steps of one round happen at the same time. */
const scenario = fc.record({
  deals: fc.array(fc.record({ kind: fc.constantFrom(...dealKinds), days: fc.nat(20) }), {
    minLength: 1,
    maxLength: 2,
  }),
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 }),
});
type Drawn = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

/** What another product would do wrongly at the end of a scenario; null for nothing. */
export type Defect = ((fixture: Fixture) => Promise<unknown>) | null;

async function playScenario(app: TestApp, { deals: kinds, rounds }: Drawn, defect: Defect) {
  const fixture = await makeFixture(app);
  const deals: Deal[] = [];
  // Each on a day of its own: a provider is booked once a day.
  for (const [index, { kind, days }] of kinds.entries())
    deals.push(await makeDeal(fixture, kind, days + 21 * index));
  await app.work();
  for (const round of rounds) {
    const isTime = round.some(({ name }) => / pass(?:es)?$/.test(name));
    const each = round.map(({ name, deal }) => {
      const about = deals[deal] ?? deals[0];
      if (!about) throw new Error("A scenario has a deal");
      return () => steps[name](fixture, about);
    });
    // Time does not pass while something else happens.
    if (isTime) for (const one of each) await one();
    else await Promise.all(each.map((one) => one()));
    await app.work();
  }
  await signInAgain(fixture);
  await runSchedules(fixture);
  await defect?.(fixture);
  return expectConsistent(fixture);
}

/** Lets scenarios happen, and expects the money of each to be right. @returns what happened in them */
export async function checkMoneyScenarios(app: TestApp, runs: number, defect: Defect = null) {
  const seen = {
    ...{ paid: 0, refunds: 0, holds: 0, releases: 0, payouts: 0, reversed: 0 },
    /** What staff gave back of parts of orders. */
    partRefunds: 0,
    // Disputes that staff decided, cloth that was bought from what was collected, what a committee withdrew.
    ...{ decisions: 0, purchases: 0, withdrawals: 0 },
    /** Payments of each kind of deal. */
    kinds: new Map<string, number>(dealKinds.map((kind) => [kind, 0])),
  };
  let count = 0;
  const result = await fc.check(
    fc.asyncProperty(scenario, async (drawn) => {
      if (count % SCENARIOS_AN_APP === 0) await renewApp(app);
      count += 1;
      app.wait(86_400);
      const { attempts, given, moves, asked, payments, holds } = await playScenario(
        app,
        drawn,
        defect,
      );
      for (const { subjectKind, paidAt } of payments)
        if (subjectKind !== null && paidAt !== null)
          seen.kinds.set(subjectKind, (seen.kinds.get(subjectKind) ?? 0) + 1);
      const isOwn = (id: number | null) => payments.some(({ subjectId }) => subjectId === id);
      seen.paid += attempts.filter(({ state }) => state === "paid").length;
      seen.refunds += given.filter(({ state }) => state === "done").length;
      seen.partRefunds += given.filter(({ scope }) => scope.includes(":staff-")).length;
      seen.holds += holds;
      seen.releases += moves.filter((one) => one.kind === "release" && isOwn(one.subjectId)).length;
      seen.payouts += asked.filter(({ state }) => state === "confirmed").length;
      seen.decisions += moves.filter(
        (one) => one.kind === "decision" && isOwn(one.subjectId),
      ).length;
      seen.purchases += moves.filter(
        (one) => one.kind === "transfer" && one.account === "fabric" && isOwn(one.subjectId),
      ).length;
      seen.withdrawals += asked.filter(({ fabricOrderId }) => fabricOrderId !== null).length;
      seen.reversed += asked.filter(({ state }) => state === "reversed").length;
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  if (!result.failed) return { seen, failure: null };
  const [drawn] = result.counterexample ?? [];
  const { errorInstance: error } = result;
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { seen, failure: `Scenario ${count}: ${JSON.stringify(drawn)}\n${why}` };
}
