import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { Database } from "../database/connect.ts";
import { smtpMail } from "../drivers/mail/smtp.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { countSent, sendMailCampaign, writeMailCampaign } from "./mail-campaign.ts";

/** What became of a campaign through a slow SMTP server. */
export interface SlowSmtp {
  /** Deliveries marked as sent, and emails that the server took. */
  sent: number;
  taken: number;
  connections: number;
  /** Emails that the server was asked to take at the same moment, at most. */
  atOnce: number;
}

/** Sends a campaign through an SMTP server that waits before each of its answers. */
export async function sendThroughSlowSmtp(
  app: { db: Database; jobs: Jobs },
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
  const campaignId = await writeMailCampaign(app.db, recipients);
  await sendMailCampaign(app, { campaignId, mail });
  mail.close?.();
  await new Promise<void>((done) => gateway.close(done));
  const sent = await countSent(app.db, campaignId);
  return { sent, taken, connections, atOnce };
}
