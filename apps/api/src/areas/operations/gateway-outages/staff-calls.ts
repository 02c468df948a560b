import { refusal } from "@jdj/contract/call/refusals";
import { outages as contract, type GatewayState } from "@jdj/contract/console/gateway-outages";
import type { AppContext } from "../../../app-context.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { contractId, contractName } from "./contract-names.ts";
import { listGateways, type OutgoingGateway } from "./list-gateways.ts";
import { endPause, findOutage, type Outage } from "./outage.ts";
import { gatewayOutages } from "./tables.ts";

/** @throws a refusal for a contract that does not exist */
function gatewayBy(app: AppContext, id: string) {
  const found = listGateways(app).find(({ of }) => contractId(of) === id);
  if (!found) throw refusal("not-found");
  return found;
}

function present({ of, perSecond }: OutgoingGateway, outage: Outage | null): GatewayState {
  return {
    id: contractId(of),
    name: contractName(of),
    per_second: perSecond,
    since: outage?.since.toISOString() ?? null,
    paused_until: outage?.pausedUntil.toISOString() ?? null,
    failures: outage?.failures ?? 0,
    code: outage?.code || null,
  };
}

/** Every contract with how it fares, by one statement. */
async function listStates(app: AppContext): Promise<GatewayState[]> {
  const outages = await app.db.select().from(gatewayOutages);
  return listGateways(app).map((gateway) => {
    const { channel, contract } = gateway.of;
    const isOf = (one: Outage) => one.channel === channel && one.contract === contract;
    return present(gateway, outages.find(isOf) ?? null);
  });
}

async function stateOf({ db }: Pick<AppContext, "db">, gateway: OutgoingGateway) {
  return present(gateway, await findOutage(db, gateway.of));
}

export const outageCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ context }) => ({
      items: await listStates(context),
      has_more: false,
    })),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => stateOf(context, gatewayBy(context, input.id))),

  resume: answer(contract.resume)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      const { db, now, author } = context;
      const gateway = gatewayBy(context, id);
      await db.transaction(async (tx) => {
        const outage = await findOutage(tx, gateway.of);
        if (!outage || outage.pausedUntil <= now) return;
        await endPause(tx, gateway.of, now);
        const before = { paused_until: outage.pausedUntil.toISOString() };
        const after = { paused_until: now.toISOString() };
        await recordChange(tx, author, now, { action: "outages.resume", id, before, after });
      });
      return stateOf(context, gateway);
    }),
};
