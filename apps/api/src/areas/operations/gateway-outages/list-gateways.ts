import type { AppContext } from "../../../app-context.ts";
import {
  contractsOf,
  FIRST_CONTRACT,
  type MessageContracts,
} from "../../../drivers/gateway-contracts.ts";
import { gatewayPaused } from "../../../metrics.ts";
import type { OutgoingChannel } from "./contract-names.ts";
import { gatewayOutages } from "./tables.ts";

/** A contract by which something leaves. */
export interface OutgoingGateway {
  of: { channel: OutgoingChannel; contract: number };
  /** What it takes in a second of one process; null where no limit is set. */
  perSecond: number | null;
}

/** Every contract by which something leaves, those of messages in their order first. */
export function listGateways(app: MessageContracts): OutgoingGateway[] {
  const messages = (["mail", "sms", "whatsapp"] as const).flatMap((channel) =>
    contractsOf(app, channel).map(({ number, driver }) => ({
      of: { channel, contract: number },
      perSecond: driver.limits?.mostPerSecond ?? null,
    })),
  );
  return [...messages, { of: { channel: "invoices", contract: FIRST_CONTRACT }, perSecond: null }];
}

/** Reads into the metrics which contracts are set aside. */
export async function measureGateways(app: MessageContracts & Pick<AppContext, "db">) {
  const outages = await app.db.select().from(gatewayOutages);
  gatewayPaused.reset();
  for (const { of } of listGateways(app)) {
    const isPaused = outages.some(
      ({ channel, contract }) => channel === of.channel && contract === of.contract,
    );
    gatewayPaused.set(of, isPaused ? 1 : 0);
  }
}
