import type { DataSection } from "@jdj/contract/accounts/data-export";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { collectedMoney } from "../../../testing/fabric-money.ts";
import { fabricWithdrawals } from "../../fabric-orders/withdrawals/tables.ts";
import { customers } from "../../identity/users/tables.ts";
import { findOpenMoney } from "../account-erasure/find-open-money.ts";
import { eraseAccount } from "./erase-accounts.ts";

const app = testApp();
const held: { story?: Awaited<ReturnType<typeof collectedMoney>> } = {};

/** 60 000 FCFA of fabric, of which the owner withdrew 40 000, as the treasurer confirmed. */
beforeAll(async () => {
  const story = await collectedMoney(app);
  await story.ask(story.owner);
  await story.answer(story.treasurer, "confirm");
  held.story = story;
});

function cast() {
  if (!held.story) throw new Error("It is made before");
  return held.story;
}

async function exported(token: string) {
  const { body } = await app.call("GET", "/api/v1/account/export", { token });
  const { sections } = body as { sections: DataSection[] };
  return sections.find(({ name }) => name === "fabric-withdrawals")?.rows ?? [];
}

it("withdrawals are in the data of who asked and who confirmed, and of nobody else", async () => {
  const { owner, treasurer } = cast();
  for (const { token } of [owner, treasurer])
    expect(await exported(token)).toMatchObject([{ amount: 40_000, state: "Confirmé" }]);
  expect(await exported((await registerCouple(app)).token)).toEqual([]);
});

it("what is left of the fabric, and what is on its way, is open money of the owner", async () => {
  const { owner } = cast();
  const open = await findOpenMoney(app.db, app.clock(), owner.customerId);
  expect(open).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "host-money", amount_fcfa: 20_000 }),
      expect.objectContaining({ kind: "host-payout", amount_fcfa: 40_000 }),
    ]),
  );
});

it("an erased treasurer has no name in the withdrawals that they decided", async () => {
  const { treasurer, fabric } = cast();
  const { customerId } = treasurer;
  const [row] = await app.db.select().from(customers).where(eq(customers.id, customerId));
  await eraseAccount(requestContext(app), { userId: row?.userId ?? 0, customerId });
  const [withdrawal] = await app.db
    .select()
    .from(fabricWithdrawals)
    .where(eq(fabricWithdrawals.orderId, fabric.id));
  expect(withdrawal).toMatchObject({
    ...{ state: "confirmed", decidedBy: null, decidedName: "Compte effacé" },
  });
});
