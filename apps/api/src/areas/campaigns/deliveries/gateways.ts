import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { addressedName, civilityLabel } from "@jdj/contract/person/civility";
import type { AppContext } from "../../../app-context.ts";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import {
  contractOf,
  contractsOf,
  type MessageChannel,
  type MessageContracts,
  type MessageDrivers,
} from "../../../drivers/gateway-contracts.ts";
import type { Email } from "../../../drivers/mail/port.ts";
import type { ShortMessage } from "../../../drivers/sms/port.ts";
import type { WhatsAppMessage, WhatsAppNotice } from "../../../drivers/whatsapp/port.ts";
import type { CardSubject } from "../../designs/card-wording.ts";
import { defaultSender } from "../campaigns/default-sender.ts";
import type { EventFacts } from "../campaigns/event-facts.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { prepareEmails } from "../emails/write-emails.ts";
import { prepareMessageEmails } from "../emails/write-message-emails.ts";
import { unsubscribeAddress } from "../suppression-list/unsubscribe-link.ts";
import { cardPictureAddress, shortCardAddress } from "./card-addresses.ts";
import { type Concurrency, concurrencyOf } from "./concurrency.ts";
import type { LeasedDelivery } from "./lease-deliveries.ts";
import type { ReachableGuest } from "./reachable-guest.ts";

/** What the deliveries of a campaign are made of. */
export interface CampaignSource {
  campaign: Pick<
    typeof campaigns.$inferSelect,
    "kind" | "channelId" | "sender" | "subject" | "body" | "bodyFormat"
  >;
  subject: CardSubject;
  /** The approved sender name of its SMS; null for the product's own. */
  senderName: string | null;
  /** Code of the message's category. */
  category: string;
  ofEvent: EventFacts;
}

type Find = (key: string) => Promise<"sent" | "absent" | "unknown">;

/** What the gateway gets of a delivery. */
type HandedDelivery = Pick<LeasedDelivery, "id" | "key" | "token" | "text"> & {
  guest: ReachableGuest;
};

/** A delivery and the address or number that it goes to. */
export interface Addressed {
  delivery: HandedDelivery;
  to: string;
}

/** The gateway of one contract for the deliveries of one campaign. */
export interface Gateway {
  channel: MessageChannel;
  /** The number of the contract. */
  contract: number;
  find: Find;
  /** The same key handed over twice is one message. */
  takesKeyOnce: boolean;
  /** Hands a delivery over. @throws when nobody knows whether it was taken */
  send(addressed: Addressed): Promise<SendResult>;
  /**
   * Hands many over at once; a result for each, in their order. Absent where each is handed over by
   * itself. @throws when nobody knows which were taken
   */
  sendMany?(addressed: readonly Addressed[]): Promise<SendResult[]>;
  /** How many deliveries of all campaigns are handed over at once. */
  concurrency: Concurrency;
}

/** What a sender needs of the app. */
export interface SendingContext
  extends MessageContracts,
    Pick<AppContext, "db" | "jobs" | "clock" | "log"> {
  settings: Pick<AppContext["settings"], "brand" | "publicUrl" | "secret" | "whatsAppTemplates"> &
    Partial<Pick<AppContext["settings"], "operatorEmail">>;
}

/** Whether the gateway of a channel is an embedded one, which sends receipts. */
export function hasReceipts(app: MessageContracts, channelId: number): boolean {
  const channel = channelNameOf(channelId);
  return channel !== "mail" && app[channel].takeReceipts !== undefined;
}

/** The name of a channel's gateway. */
export function channelNameOf(channelId: number): MessageChannel {
  if (channelId === channelIds.sms) return "sms";
  return channelId === channelIds.whatsapp ? "whatsapp" : "mail";
}

/**
 * Asks the contract that a delivery was handed to whether it took it, by the delivery's key; nobody can
 * tell of a contract that has ended.
 */
export async function findDelivery(
  app: MessageContracts,
  channelId: number,
  { key, contract }: { key: string; contract: number },
): ReturnType<Find> {
  return contractOf(app, channelNameOf(channelId), contract)?.driver.find(key) ?? "unknown";
}

/**
 * Prepares the gateways of a campaign, one for each contract of its channel, in their order: what all
 * deliveries share is computed once.
 */
export async function gatewaysOf(app: SendingContext, source: CampaignSource): Promise<Gateway[]> {
  const { channelId, kind } = source.campaign;
  if (channelId === channelIds.sms)
    return eachContract(app, "sms", (driver) =>
      through(driver, (addressed) => shortMessage(addressed, smsSenderOf(source))),
    );
  if (channelId === channelIds.whatsapp && kind === "message")
    return eachContract(app, "whatsapp", (driver) => ({
      send: (addressed) => driver.sendNotice(whatsAppNotice(app, addressed)),
    }));
  if (channelId === channelIds.whatsapp)
    return eachContract(app, "whatsapp", (driver) =>
      through(driver, (addressed) => whatsAppMessage(app, addressed)),
    );
  const write = await emailWriter(app, source);
  return eachContract(app, "mail", (driver) => through(driver, write));
}

function eachContract<C extends MessageChannel>(
  app: MessageContracts,
  channel: C,
  sendingBy: (driver: MessageDrivers[C]) => Pick<Gateway, "send" | "sendMany">,
): Gateway[] {
  const contracts = contractsOf(app, channel);
  return contracts.map(({ number, driver }) => ({
    channel,
    contract: number,
    find: (key) => driver.find(key),
    // A second contract does not know the keys of the first.
    takesKeyOnce: contracts.length === 1 && (driver.takesKeyOnce ?? false),
    concurrency: concurrencyOf(driver, driver.limits),
    ...sendingBy(driver),
  }));
}

/** Writes each message when it is handed over. */
function through<Message>(
  driver: {
    send(message: Message): Promise<SendResult>;
    sendMany?(messages: readonly Message[]): Promise<SendResult[]>;
  },
  write: (addressed: Addressed) => Message,
): Pick<Gateway, "send" | "sendMany"> {
  const { sendMany } = driver;
  return {
    send: (addressed) => driver.send(write(addressed)),
    ...(sendMany ? { sendMany: (all) => sendMany(all.map(write)) } : {}),
  };
}

/** The name that phones show: the approved one of the hosts, else that of a type without the product's. */
function smsSenderOf({ senderName, subject: { voice } }: CampaignSource): string | null {
  return senderName ?? (voice && !voice.guests.shows_brand ? voice.smsSender : null);
}

function shortMessage(
  { delivery: { key, text }, to }: Addressed,
  senderName: string | null,
): ShortMessage {
  return { key, kind: "card", to, text: text ?? "", ...(senderName !== null && { senderName }) };
}

function whatsAppMessage(
  { settings: { publicUrl } }: SendingContext,
  { delivery: { key, text, token, guest }, to }: Addressed,
): WhatsAppMessage {
  return {
    ...whatsAppNotice({ settings: { publicUrl } }, { delivery: { key, text, token }, to }),
    name: addressedName(civilityLabel(guest.civility), guest.givenNames, guest.lastName),
    pictureAddress: publicUrl + cardPictureAddress(token),
  };
}

/** A text without a picture: its template ends with the link to the guest's page. */
function whatsAppNotice(
  { settings: { publicUrl } }: { settings: { publicUrl: string } },
  {
    delivery: { key, text, token },
    to,
  }: { delivery: Pick<HandedDelivery, "key" | "text" | "token">; to: string },
): WhatsAppNotice {
  return { key, kind: "card", to, text: text ?? "", link: publicUrl + shortCardAddress(token) };
}

async function emailWriter(
  { settings: { brand, publicUrl, secret } }: SendingContext,
  source: CampaignSource,
): Promise<(addressed: Addressed) => Email> {
  const { sender } = source.campaign;
  // Staff may have hidden the product's name since it was written.
  const fromName =
    sender === brand ? defaultSender(source.subject, source.campaign.channelId, brand) : sender;
  if (source.campaign.kind === "message") {
    const write = await prepareMessageEmails({ brand, ...source });
    return ({ delivery: { id, key, text, guest }, to }) => {
      const unsubscribeLink = unsubscribeAddress({ publicUrl, secret }, id);
      const email = write(guest, text ?? "", unsubscribeLink);
      return { key, kind: "card", to, fromName, unsubscribeLink, ...email };
    };
  }
  const write = await prepareEmails({ brand, publicUrl, ...source });
  return ({ delivery: { id, key, token, guest }, to }) => {
    const unsubscribeLink = unsubscribeAddress({ publicUrl, secret }, id);
    const email = write(guest, token, unsubscribeLink);
    return { key, kind: "card", to, fromName, unsubscribeLink, ...email };
  };
}
