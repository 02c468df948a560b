import { setTimeout as wait } from "node:timers/promises";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { count, eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { sendDeliveries } from "../areas/campaigns/deliveries/send-deliveries.ts";
import { deliveries } from "../areas/campaigns/deliveries/tables.ts";
import type { Database } from "../database/connect.ts";
import { noFurtherContracts } from "../drivers/contracts.ts";
import { smtpMail } from "../drivers/mail/smtp.ts";
import { embeddedSms } from "../drivers/sms/embedded.ts";
import { embeddedWhatsApp } from "../drivers/whatsapp/embedded.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { writeBigCampaign } from "./killing/big-campaign.ts";

/** What became of a campaign through a slow SMTP server. */
export interface SlowSmtp {
  /** Deliveries marked as sent, and emails that the server took. */
  sent: number;
  taken: number;
  connections: number;
  /** Emails that the server was asked to take at the same moment, at most. */
  atOnce: number;
  seconds: number;
}

/** Sends a campaign through an SMTP server that waits before each of its answers. */
export async function sendThroughSlowSmtp(
  { db, jobs }: { db: Database; jobs: Jobs },
  { recipients, answerMs }: { recipients: number; answerMs: number },
): Promise<SlowSmtp> {
  let connections = 0;
  let taken = 0;
  let open = 0;
  let atOnce = 0;
  const later = (done: () => void) => void wait(answerMs).then(() => done());
  const gateway = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      connections += 1;
      later(done);
    },
    onMailFrom(_address, _session, done) {
      open += 1;
      atOnce = Math.max(atOnce, open);
      later(done);
    },
    onRcptTo: (_address, _session, done) => later(done),
    onData(stream, _session, done) {
      stream.resume().on("end", () => {
        taken += 1;
        open -= 1;
        later(done);
      });
    },
  });
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  const at = gateway.server.address();
  if (typeof at !== "object" || at === null) throw new Error("No port is free");
  const mail = smtpMail(`smtp://127.0.0.1:${at.port}`, "carnet@exemple.test");
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
  const channelId = channelIds.email;
  const campaignId = await writeBigCampaign(db, { count: recipients, channelId });
  const began = performance.now();
  await sendDeliveries({ db, jobs, ...drivers, settings, clock, log: () => {} }, campaignId);
  const seconds = (performance.now() - began) / 1000;
  mail.close?.();
  await new Promise<void>((done) => gateway.close(done));
  const [sent] = await db
    .select({ count: count() })
    .from(deliveries)
    .where(eq(deliveries.state, "sent"));
  return { sent: sent?.count ?? 0, taken, connections, atOnce, seconds };
}
