import type { MailDriver } from "./mail/port.ts";
import type { SmsDriver } from "./sms/port.ts";
import type { WhatsAppDriver } from "./whatsapp/port.ts";

/** The drivers by which messages leave, by channel. */
export interface MessageDrivers {
  mail: MailDriver;
  sms: SmsDriver;
  whatsapp: WhatsAppDriver;
}

/** A channel of messages. */
export type MessageChannel = keyof MessageDrivers;

/** The number of a channel's first contract, the only one of most installations. */
export const FIRST_CONTRACT = 1;

/** One contract with a gateway: an account, a number or a server of its own, and its driver. */
export interface Contract<Driver> {
  /** 1 for the first; it stays the same when another contract ends. */
  number: number;
  driver: Driver;
}

/** The contracts of each channel besides the first. */
export type FurtherContracts = {
  readonly [C in MessageChannel]: readonly Contract<MessageDrivers[C]>[];
};

/** One contract for each channel. */
export const noFurtherContracts: FurtherContracts = { mail: [], sms: [], whatsapp: [] };

/** All drivers by which messages leave: those of the first contracts, and the further ones. */
export interface MessageContracts extends MessageDrivers {
  furtherContracts: FurtherContracts;
}

/** The contracts of a channel, the first one first. */
export function contractsOf<C extends MessageChannel>(
  app: MessageContracts,
  channel: C,
): readonly Contract<MessageDrivers[C]>[] {
  const first: Contract<MessageDrivers[C]> = { number: FIRST_CONTRACT, driver: app[channel] };
  const further: readonly Contract<MessageDrivers[C]>[] = app.furtherContracts[channel];
  return [first, ...further];
}

/** The contract of that number; undefined when it has ended. */
export function contractOf<C extends MessageChannel>(
  app: MessageContracts,
  channel: C,
  number: number,
): Contract<MessageDrivers[C]> | undefined {
  return contractsOf(app, channel).find((contract) => contract.number === number);
}
