import type { MessageChannel } from "@jdj/api/drivers/gateway-contracts";
import { z } from "zod";
import { en } from "zod/locales";
import type { Drivers } from "./driver-settings.ts";
import { mailShape } from "./mail-settings.ts";
import { messagingShape } from "./messaging-settings.ts";

/** A channel's contracts at most. */
const MOST_CONTRACTS = 10;

const shape = z.object({ ...mailShape, ...messagingShape });
type Values = z.infer<typeof shape>;
type Name = keyof Values;

/** What a channel's further contracts are made of. */
interface ContractNames {
  /** What makes it a contract of its own: no two have the same. */
  identity: Name;
  /** Given together with the identity, where the driver is a live one. */
  needs: readonly Name[];
  /** The first contract's, where it is left out. */
  shared: readonly Name[];
  /** Its own, or none. */
  own: readonly Name[];
  isLive: (drivers: Partial<Drivers>) => boolean;
}

const contractNames: Readonly<Record<MessageChannel, ContractNames>> = {
  mail: {
    identity: "SMTP_URL",
    needs: [],
    shared: ["MAIL_FROM"],
    own: ["MAIL_PER_SECOND"],
    isLive: ({ MAIL_DRIVER }) => MAIL_DRIVER === "smtp",
  },
  sms: {
    identity: "ORANGE_SMS_CLIENT_ID",
    needs: ["ORANGE_SMS_CLIENT_SECRET"],
    shared: ["ORANGE_SMS_URL", "ORANGE_SMS_SENDER"],
    own: ["ORANGE_SMS_SENDER_NAME", "ORANGE_SMS_PER_SECOND"],
    isLive: ({ SMS_DRIVER }) => SMS_DRIVER === "orange",
  },
  whatsapp: {
    identity: "WHATSAPP_PHONE_ID",
    needs: [],
    shared: [
      ...["WHATSAPP_URL", "WHATSAPP_ACCESS_TOKEN", "WHATSAPP_APP_SECRET"],
      ...["WHATSAPP_VERIFY_TOKEN", "WHATSAPP_ACCOUNT_ID"],
      ...["WHATSAPP_TEMPLATE", "WHATSAPP_NOTICE_TEMPLATE"],
    ] as Name[],
    own: ["WHATSAPP_PER_SECOND"],
    isLive: ({ WHATSAPP_DRIVER }) => WHATSAPP_DRIVER === "cloud",
  },
};

const channels = ["mail", "sms", "whatsapp"] as const;
const numbers = Array.from({ length: MOST_CONTRACTS - 1 }, (_, at) => at + 2);

function namesOf(channel: MessageChannel): Name[] {
  const { identity, needs, shared, own } = contractNames[channel];
  return [identity, ...needs, ...shared, ...own];
}

/** Whether a setting may be given again for each further contract. */
export function isOfContract(name: string): boolean {
  return channels.some((channel) => namesOf(channel).some((one) => one === name));
}

/** The names of the settings of further contracts: the usual ones with `_2` to `_10` at the end. */
export const numberedNames: readonly string[] = channels
  .flatMap(namesOf)
  .flatMap((name) => numbers.map((number) => `${name}_${number}`));

/** A contract besides the first, with the settings that differ from it. */
interface FurtherContract {
  number: number;
  values: Partial<Values>;
}

/** The further contracts of each channel, in the order of their numbers. */
export type FurtherSettings = Readonly<Record<MessageChannel, readonly FurtherContract[]>>;

/** A line for each setting of a further contract whose value is wrong, by its name. */
export function contractValueErrors(given: Record<string, unknown>): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const name of channels.flatMap(namesOf))
    for (const number of numbers) {
      const numbered = `${name}_${number}`;
      if (!(numbered in given)) continue;
      const read = shape.shape[name].safeParse(given[numbered], { error: en().localeError });
      const [issue] = read.error?.issues ?? [];
      if (issue) lines[numbered] = `${numbered} is wrong: ${issue.message}`;
    }
  return lines;
}

/** Reads the further contracts: one exists as soon as any of its settings is given. */
export function readContracts(given: Record<string, unknown>): FurtherSettings {
  const of = (channel: MessageChannel) =>
    numbers.flatMap((number): FurtherContract[] => {
      const { shared } = contractNames[channel];
      const values = namesOf(channel).flatMap((name): [Name, unknown][] => {
        const value = given[`${name}_${number}`];
        // `values` are spread over those of the first contract: a shared name that was not given is left
        // out, so that the first's counts; any other is undefined, so that the first's does not.
        if (value === undefined) return shared.includes(name) ? [] : [[name, undefined]];
        return [[name, shape.shape[name].parse(value)]];
      });
      const isGiven = values.some(([, value]) => value !== undefined);
      return isGiven ? [{ number, values: Object.fromEntries(values) }] : [];
    });
  return { mail: of("mail"), sms: of("sms"), whatsapp: of("whatsapp") };
}

/** What is wrong with the further contracts of live drivers, one line each. */
export function contractErrors(
  first: Partial<Values> & Partial<Drivers>,
  further: FurtherSettings,
): string[] {
  return channels
    .filter((channel) => contractNames[channel].isLive(first))
    .flatMap((channel) => errorsOf(channel, first, further[channel]));
}

function errorsOf(
  channel: MessageChannel,
  first: Partial<Values>,
  further: readonly FurtherContract[],
): string[] {
  const { identity, needs } = contractNames[channel];
  const seen = new Set([first[identity]]);
  return further.flatMap(({ number, values }) => {
    const given = values[identity];
    const isTwice = given !== undefined && seen.has(given);
    seen.add(given);
    const missing = [identity, ...needs]
      .filter((name) => values[name] === undefined)
      .map((name) => `${name}_${number} is missing: contract ${number} needs it`);
    const twice = `${identity}_${number} is wrong: another contract has the same`;
    return [...missing, ...(isTwice ? [twice] : []), ...applicationErrors(number, values)];
  });
}

/** A token of another application than the first contract's: its webhooks have another signature. */
function applicationErrors(number: number, values: Partial<Values>): string[] {
  const hasToken = values.WHATSAPP_ACCESS_TOKEN !== undefined;
  if (!hasToken || values.WHATSAPP_APP_SECRET !== undefined) return [];
  return [
    `WHATSAPP_APP_SECRET_${number} is missing: WHATSAPP_ACCESS_TOKEN_${number} comes with the secret of its application`,
  ];
}
