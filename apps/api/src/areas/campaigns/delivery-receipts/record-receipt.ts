import { type AppContext, requestContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { recordAccountUpdate } from "../../operations/whatsapp-account/record-update.ts";
import { recordNoticeReceipt } from "../../operations/whatsapp-notices/send-by-sms.ts";
import { phoneOfSender, storeWhatsAppUser } from "../guest-replies/find-sender.ts";
import { recordReply } from "../guest-replies/record-reply.ts";
import { resumeAddress, suppressAddress } from "../suppression-list/suppress-address.ts";
import { recordDeliveryReceipt } from "./record-delivery-receipt.ts";

/** Records what a gateway posted. @param by the channel whose gateway posted it */
export async function recordReceipt(
  app: AppContext,
  by: "sms" | "whatsapp",
  receipt: DeliveryReceipt,
): Promise<void> {
  const context = requestContext(app);
  switch (receipt.kind) {
    case "state":
      await recordDeliveryReceipt(context, receipt);
      if (by === "whatsapp") await recordNoticeReceipt(app, receipt);
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
        ? suppressAddress(app.db, phone, by)
        : resumeAddress(app.db, phone);
    }
  }
}
