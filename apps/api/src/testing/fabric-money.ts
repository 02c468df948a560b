import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { collectedOrder } from "./fabric-purchases.ts";
import { givePayoutNumber } from "./payout-numbers.ts";
import { shareWith } from "./sharing.ts";

const THREE_DAYS = 3 * 86_400;

/**
 * A fabric order with 60 000 FCFA that four people paid three days ago, its owner, its treasurer, a
 * number of theirs, and the calls about its money.
 */
export async function collectedMoney(app: TestApp) {
  const fabric = await collectedOrder(app, { people: ["Aya", "Yao", "Koffi", "Rose"] });
  const owner = fabric.couple;
  const treasurer = await shareWith(app, owner, "treasurer");
  const whose = { account: "hosts" as const, eventId: owner.eventId };
  const number = await givePayoutNumber(app, whose);
  app.wait(THREE_DAYS);
  const path = `/api/v1/fabric-orders/${owner.eventId}/${fabric.id}`;
  const money = async ({ token }: Pick<CastMember, "token">) =>
    (await app.call("GET", `${path}/money`, { token })).body as FabricMoney;
  const ask = ({ token }: Pick<CastMember, "token">, fields: object = {}) =>
    app.call("POST", `${path}/withdrawals`, {
      token,
      body: { amount: "40 000", number_id: number, current_password: "demo", ...fields },
    });
  /** Answers the newest withdrawal. */
  const answer = async (
    { token }: Pick<CastMember, "token">,
    how: "confirm" | "refuse",
    fields: object = {},
  ) => {
    const [withdrawal] = (await money(owner)).withdrawals;
    const body = how === "confirm" ? { current_password: "demo", ...fields } : {};
    return app.call("POST", `${path}/withdrawals/${withdrawal?.id}/${how}`, { token, body });
  };
  return { fabric, owner, treasurer, number, path, money, ask, answer };
}
