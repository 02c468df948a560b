import type { LoggedMessage } from "@jdj/contract/console/message-log";

/** By what a message left, in a sentence. */
export const channelNames: Readonly<Record<LoggedMessage["channel"], string>> = {
  mail: "e-mail",
  sms: "SMS",
  whatsapp: "WhatsApp",
  push: "notification",
};
