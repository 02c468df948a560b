import { channelIds } from "@jdj/contract/cards/channel-ids";
import { civilityLabel } from "@jdj/contract/person/civility";
import type { AppContext } from "../../../app-context.ts";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import type { OutgoingChannel } from "../../outages/outage.ts";
import type { EventFacts } from "../campaigns/event-facts.ts";
import type { campaigns } from "../campaigns/tables.ts";
import type { CardSubject } from "../designs/card-wording.ts";
import { prepareEmails } from "../emails/write-emails.ts";
import { leaveAddress } from "../suppression-list/leave-link.ts";
import { cardPictureAddress, shortCardAddress } from "./addresses.ts";
import type { LeasedDelivery } from "./lease-deliveries.ts";
import type { ReachableGuest } from "./reach-guest.ts";

/** What the deliveries of a campaign are made of. */
export interface CampaignSource {
  campaign: Pick<
    typeof campaigns.$inferSelect,
    "channelId" | "sender" | "subject" | "body" | "bodyFormat"
  >;
  subject: CardSubject;
  /** Code of the message's category. */
  category: string;
  ofEvent: EventFacts;
}

type Find = (key: string) => Promise<"sent" | "absent" | "unknown">;

/** What the gateway gets of a delivery. */
type HandedDelivery = Pick<LeasedDelivery, "id" | "key" | "token" | "text"> & {
  guest: ReachableGuest;
};

/** The gateway for the deliveries of one campaign. */
export interface Gateway {
  find: Find;
  /** The same key handed over twice is one message. */
  takesKeyOnce: boolean;
  /** Hands a delivery over. @throws when nobody knows whether it was taken */
  send(delivery: HandedDelivery, to: string): Promise<SendResult>;
}

type Drivers = Pick<AppContext, "mail" | "sms" | "whatsapp">;

/** What a sender needs of the app. */
export interface SendingContext extends Drivers, Pick<AppContext, "db" | "jobs" | "clock" | "log"> {
  settings: Pick<AppContext["settings"], "brand" | "publicUrl" | "secret"> &
    Partial<Pick<AppContext["settings"], "operatorEmail">>;
}

/** Whether the gateway of a channel is an embedded one, which sends receipts. */
export function hasReceipts({ sms, whatsapp }: Drivers, channelId: number): boolean {
  const driver =
    channelId === channelIds.sms ? sms : channelId === channelIds.whatsapp ? whatsapp : null;
  return driver?.takeReceipts !== undefined;
}

/** The name of a channel's gateway. */
export function channelNameOf(channelId: number): OutgoingChannel {
  if (channelId === channelIds.sms) return "sms";
  return channelId === channelIds.whatsapp ? "whatsapp" : "mail";
}

function driverOf({ mail, sms, whatsapp }: Drivers, channelId: number) {
  if (channelId === channelIds.sms) return sms;
  return channelId === channelIds.whatsapp ? whatsapp : mail;
}

/** Asks the gateway of a channel whether it took a delivery, by the delivery's key. */
export function finderOf(drivers: Drivers, channelId: number): Find {
  return (key) => driverOf(drivers, channelId).find(key);
}

/** Prepares the gateway of a campaign: what all deliveries share is computed once. */
export async function gatewayOf(app: SendingContext, source: CampaignSource): Promise<Gateway> {
  const { channelId } = source.campaign;
  return {
    find: finderOf(app, channelId),
    takesKeyOnce: driverOf(app, channelId).takesKeyOnce ?? false,
    send: await sendingBy(app, source),
  };
}

async function sendingBy(app: SendingContext, source: CampaignSource): Promise<Gateway["send"]> {
  const { mail, sms, whatsapp } = app;
  const { brand, publicUrl, secret } = app.settings;
  const { campaign } = source;
  if (campaign.channelId === channelIds.sms)
    return ({ key, text }, to) => sms.send({ key, kind: "card", to, text: text ?? "" });
  if (campaign.channelId === channelIds.whatsapp)
    return ({ key, text, token, guest }, to) =>
      whatsapp.send({
        key,
        kind: "card",
        to,
        name: `${civilityLabel(guest.civility)} ${guest.givenNames} ${guest.lastName}`,
        text: text ?? "",
        link: publicUrl + shortCardAddress(token),
        pictureAddress: publicUrl + cardPictureAddress(token),
      });
  const write = await prepareEmails({ brand, publicUrl, ...source });
  return ({ id, key, token, guest }, to) => {
    const leaveLink = leaveAddress({ publicUrl, secret }, id);
    const email = write(guest, token, leaveLink);
    return mail.send({ key, kind: "card", to, fromName: campaign.sender, leaveLink, ...email });
  };
}
