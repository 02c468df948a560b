import type { DataSection } from "@jdj/contract/accounts/data-export";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { retentionPeriods } from "../../../retention-periods.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { furnishContributions } from "../../../testing/contribution-samples.ts";
import { givePayoutNumber } from "../../../testing/payout-numbers.ts";
import { contributors } from "../../contributions/register/tables.ts";
import { ledgerEntries } from "../../ledger/entries/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { findOpenMoney } from "../account-erasure/find-open-money.ts";
import { purgeGuests } from "./purge-guests.ts";

const app = testApp();

/** A couple with two contributors, cash, 100 000 FCFA by mobile money and a withdrawal that waits. */
async function collecting() {
  const couple = await registerCouple(app);
  const whose = { account: "hosts" as const, eventId: couple.eventId };
  await furnishContributions(app, couple, await givePayoutNumber(app, whose));
  return couple;
}

it("contributions are in the data of whose feast it is, and of nobody else", async () => {
  const [couple, other] = [await collecting(), await registerCouple(app)];
  const rows = async (token: string, name: string) => {
    const { body } = await app.call("GET", "/api/v1/account/export", { token });
    const { sections } = body as { sections: DataSection[] };
    return sections.find((section) => section.name === name)?.rows ?? [];
  };
  expect(await rows(couple.token, "contributors")).toHaveLength(2);
  expect(await rows(couple.token, "contribution-cash")).toHaveLength(3);
  expect(await rows(couple.token, "contribution-withdrawals")).toMatchObject([{ amount: 20_000 }]);
  for (const name of ["contributors", "contribution-cash", "contribution-withdrawals"])
    expect(await rows(other.token, name)).toEqual([]);
});

it("what is left of the contributions is open money of the owner", async () => {
  const { customerId } = await collecting();
  expect(await findOpenMoney(app.db, app.clock(), customerId)).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "host-money", amount_fcfa: 100_000 })]),
  );
});

it("contributors are erased with the guests of an event long past, and the money stays in the ledger", async () => {
  const [past, present] = [await collecting(), await collecting()];
  const years = Math.ceil(retentionPeriods.guestMonths / 12) + 1;
  await app.db
    .update(events)
    .set({ weddingDate: `${app.clock().getUTCFullYear() - years}-01-01` })
    .where(eq(events.id, past.eventId));
  await purgeGuests(requestContext(app));
  const left = (eventId: number) =>
    app.db.select().from(contributors).where(eq(contributors.eventId, eventId));
  expect(await left(past.eventId)).toEqual([]);
  expect(await left(present.eventId)).toHaveLength(2);
  const entries = await app.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.contributionEventId, past.eventId));
  expect(entries).toMatchObject([{ account: "contributions", amountFcfa: -100_000 }]);
  const path = `/api/v1/contributions/${past.eventId}/money`;
  expect((await app.call("GET", path, { token: past.token })).body).toMatchObject({
    ...{ collected_fcfa: 100_000, withdrawn_fcfa: 0, balance_fcfa: 100_000 },
  });
});
