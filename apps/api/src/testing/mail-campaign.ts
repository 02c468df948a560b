import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, count, eq } from "drizzle-orm";
import { sendDeliveries } from "../areas/campaigns/deliveries/send-deliveries.ts";
import { deliveries } from "../areas/campaigns/deliveries/tables.ts";
import type { Database } from "../database/connect.ts";
import { noFurtherContracts } from "../drivers/gateway-contracts.ts";
import type { MailDriver } from "../drivers/mail/port.ts";
import { embeddedSms } from "../drivers/sms/embedded.ts";
import { embeddedWhatsApp } from "../drivers/whatsapp/embedded.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { writeBigCampaign } from "./killing/big-campaign.ts";

/** Writes a campaign by email into the database. @returns its id */
export function writeMailCampaign(db: Database, recipients: number): Promise<number> {
  return writeBigCampaign(db, { count: recipients, channelId: channelIds.email });
}

/** Sends a campaign by email, all of it, by a driver. */
export async function sendMailCampaign(
  { db, jobs }: { db: Database; jobs: Jobs },
  { campaignId, mail }: { campaignId: number; mail: MailDriver },
): Promise<void> {
  const settings = {
    ...{ brand: "Joie du Jour", publicUrl: "http://joie.test", secret: "secret" },
    whatsAppTemplates: [],
  };
  const drivers = {
    mail,
    sms: embeddedSms(db, "secret"),
    whatsapp: embeddedWhatsApp(db, "secret"),
    furtherContracts: noFurtherContracts,
  };
  const clock = () => new Date();
  await sendDeliveries({ db, jobs, ...drivers, settings, clock, log: () => {} }, campaignId);
}

/** How many deliveries of a campaign are marked as sent. */
export async function countSent(db: Database, campaignId: number): Promise<number> {
  const [sent] = await db
    .select({ count: count() })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), eq(deliveries.state, "sent")));
  return sent?.count ?? 0;
}
