import type { Database } from "@jdj/api/database/connect";
import { embeddedMail } from "@jdj/api/drivers/mail/embedded";
import { noMail } from "@jdj/api/drivers/mail/none";
import type { MailDriver } from "@jdj/api/drivers/mail/port";
import { smtpMail } from "@jdj/api/drivers/mail/smtp";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";

/** E-mail. */
export const mailShape = {
  SMTP_URL: z.string().startsWith("smtp").optional(),
  MAIL_FROM: z.email().optional(),
  /** Emails that one process begins in a second; as many as the server takes without it. */
  MAIL_PER_SECOND: z.coerce.number().positive().max(1000).optional(),
};

const shape = z.object(mailShape);

/** The driver of emails by one contract: SMTP, the mail catcher, or none. */
export function chooseMail(
  settings: z.infer<typeof shape> & Pick<Drivers, "MAIL_DRIVER">,
  db: Database,
  contract?: number,
): MailDriver {
  const { MAIL_DRIVER, SMTP_URL, MAIL_FROM, MAIL_PER_SECOND: perSecond } = settings;
  if (MAIL_DRIVER === "embedded") return embeddedMail(db, contract);
  const isLive = MAIL_DRIVER === "smtp" && SMTP_URL && MAIL_FROM;
  return isLive ? smtpMail(SMTP_URL, MAIL_FROM, { perSecond }) : noMail();
}
