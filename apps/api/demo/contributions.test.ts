import { expect, it } from "vitest";
import { testApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { signIn } from "./signed-in.fixture.ts";

const app = testApp();

/** It writes the whole demonstration. */
const LIMIT_MS = 120_000;

it(
  "the demonstration's couple has a register in four groups, with cash that waits for its treasurer's or owner's word, written once",
  async () => {
    await loadDemonstration(app);
    await loadDemonstration(app);
    const { client, event } = await signIn(app, cast.customer.email);
    const { register, money } = client.contributions;
    const shown = await register.register({ eventId: event.id });
    expect(shown.totals).toMatchObject({ people: 12, pledged_fcfa: 700_000, waiting_fcfa: 35_000 });
    expect(shown.totals.received_fcfa).toBeGreaterThan(400_000);
    expect(shown.groups).toHaveLength(4);
    const waiting = shown.contributors.flatMap(({ cash }) => cash.filter(({ can }) => can.confirm));
    expect(waiting).toHaveLength(2);
    const account = await money.read({ eventId: event.id });
    expect(account.collected_fcfa).toBe(account.balance_fcfa);
    expect(account.withdrawable_fcfa).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
