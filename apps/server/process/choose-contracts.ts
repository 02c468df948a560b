import type { Database } from "@jdj/api/database/connect";
import type { MessageContracts } from "@jdj/api/drivers/gateway-contracts";
import { chooseMail } from "../settings/mail-settings.ts";
import { chooseSms, chooseWhatsApp } from "../settings/messaging-settings.ts";
import type { Settings } from "../settings/settings.ts";

/** The drivers by which messages leave: one for each contract of each channel. */
export function chooseContracts(settings: Settings, db: Database): MessageContracts {
  const { mail, sms, whatsapp } = settings.furtherContracts;
  return {
    mail: chooseMail(settings, db),
    sms: chooseSms(settings, db),
    whatsapp: chooseWhatsApp(settings, db),
    furtherContracts: {
      mail: mail.map(({ number, values }) => ({
        number,
        driver: chooseMail({ ...settings, ...values }, db, number),
      })),
      sms: sms.map(({ number, values }) => ({
        number,
        driver: chooseSms({ ...settings, ...values }, db, number),
      })),
      whatsapp: whatsapp.map(({ number, values }) => ({
        number,
        driver: chooseWhatsApp({ ...settings, ...values }, db, number),
      })),
    },
  };
}

/** Ends the connections that the drivers keep. */
export function closeContracts({ mail, furtherContracts }: MessageContracts): void {
  mail.close?.();
  for (const { driver } of furtherContracts.mail) driver.close?.();
}
