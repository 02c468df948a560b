import { FIRST_CONTRACT } from "../../../drivers/gateway-contracts.ts";
import type { gatewayOutages } from "./tables.ts";

/** A channel with a gateway of its own. */
export type OutgoingChannel = (typeof gatewayOutages.$inferSelect)["channel"];

/** One contract of a channel; the first where no number is given. */
export interface OutgoingContract {
  channel: OutgoingChannel;
  contract?: number;
}

/** What the operator calls the channels. */
export const channelNames: Record<OutgoingChannel, string> = {
  mail: "E-mail",
  sms: "SMS",
  whatsapp: "WhatsApp",
  invoices: "Factures normalisées (FNE)",
};

/** The id of a contract in the console: `sms`, `sms-2`. */
export function contractId({ channel, contract = FIRST_CONTRACT }: OutgoingContract): string {
  return contract === FIRST_CONTRACT ? channel : `${channel}-${contract}`;
}

/** What the operator calls a contract: « SMS », « SMS, contrat 2 ». */
export function contractName({ channel, contract = FIRST_CONTRACT }: OutgoingContract): string {
  const name = channelNames[channel];
  return contract === FIRST_CONTRACT ? name : `${name}, contrat ${contract}`;
}
