import { sendDeliveries } from "../../areas/campaigns/deliveries/send-deliveries.ts";
import { type Connection, openDatabase } from "../../database/connect.ts";
import { noFurtherContracts } from "../../drivers/gateway-contracts.ts";
import { embeddedMail } from "../../drivers/mail/embedded.ts";
import { embeddedWhatsApp } from "../../drivers/whatsapp/embedded.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { type Manner, operatorDriver } from "./operator-driver.ts";

// A process that sends one card until nothing of it is left, to be killed while it does.

/** What the process is told, as JSON. */
export interface SenderTask {
  connection: Connection;
  campaignId: number;
  /** The addresses of its contracts' operators, the first one first. */
  operators: readonly [string, ...string[]];
  manner: Manner;
  isTogether: boolean;
  /** How far its clock goes ahead, in seconds: the leases of those killed before it are over. */
  aheadSeconds: number;
}

const task: SenderTask = JSON.parse(process.argv[2] ?? "");
const makeDriver = (url: string) => operatorDriver(url, task.manner, task.isTogether);
const [first, ...others] = task.operators;
const { db, close } = openDatabase(task.connection, { connections: 10 });
const jobs = await openJobs(task.connection, () => {}, {
  install: false,
  supervise: false,
  secrets: ["secret"],
});
await sendDeliveries(
  {
    db,
    jobs,
    mail: embeddedMail(db),
    sms: makeDriver(first),
    whatsapp: embeddedWhatsApp(db, "secret"),
    furtherContracts: {
      ...noFurtherContracts,
      sms: others.map((url, at) => ({ number: at + 2, driver: makeDriver(url) })),
    },
    settings: {
      brand: "Joie du Jour",
      publicUrl: "http://joie.test",
      secret: "secret",
      whatsAppTemplates: [],
    },
    clock: () => new Date(Date.now() + task.aheadSeconds * 1000),
    log: () => {},
  },
  task.campaignId,
);
await jobs.stop();
await close();
