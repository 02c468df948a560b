import { type AppContext, requestContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { recordAccountUpdate } from "../../operations/whatsapp-account/record-account-update.ts";
import { recordNoticeReceipt } from "../../operations/whatsapp-notices/send-by-sms.ts";
import { phoneOfSender, storeWhatsAppUser } from "../guest-replies/find-replying-guest.ts";
import { recordReply } from "../guest-replies/record-reply.ts";
import { recordPhoneReceipt } from "../phone-notices/hand-phone-notice.ts";
import { resumeAddress, suppressAddress } from "../suppression-list/suppress-address.ts";
import { recordDeliveryReceipt } from "./record-delivery-receipt.ts";

/** The contract whose gateway posted something. */
export interface PostedBy {
  channel: "sms" | "whatsapp";
  contract: number;
}

/** Records what a gateway posted. */
export async function recordReceipt(
  app: AppContext,
  by: PostedBy,
  receipt: DeliveryReceipt,
): Promise<void> {
  const context = requestContext(app);
  switch (receipt.kind) {
    case "state":
      await recordDeliveryReceipt(context, by, receipt);
      if (by.channel === "whatsapp") await recordNoticeReceipt(app, receipt);
      await recordPhoneReceipt(app.db, by, receipt);
      return;
    case "reply":
      return recordReply(context, by, receipt);
    case "contact":
      return storeWhatsAppUser(context, receipt);
    case "template":
    case "template-category":
    case "number":
    case "account":
      return recordAccountUpdate(context, receipt);
    case "stop":
    case "resume": {
      const phone = await phoneOfSender(app.db, receipt.from);
      if (phone === null) return;
      return receipt.kind === "stop"
        ? suppressAddress(app.db, phone, by.channel)
        : resumeAddress(app.db, phone);
    }
  }
}
